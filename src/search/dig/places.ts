/** Where cards lie at first is told by place: `column << DEEP_BITS | depth`, depths from 1. */
export const DEEP_BITS = 6;
export const DEEPEST = (1 << DEEP_BITS) - 1;
export const MOST_COLUMNS = 32;
export const PLACES = MOST_COLUMNS << DEEP_BITS;
