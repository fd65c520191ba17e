/** Longer rule files are refused unread; the longest of ours has a few thousand characters. */
export const MAX_RULE_CHARACTERS = 32_768;

/** Lists and words within each other; ours go to six. */
export const MAX_DEPTH = 12;
