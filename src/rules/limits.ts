/** Longer rule files are refused unread; the longest of ours has a few thousand characters. */
export const MAX_RULE_CHARACTERS = 65_536;
