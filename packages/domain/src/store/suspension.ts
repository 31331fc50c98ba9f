/** Longest text of a suspension, in characters. */
export const SUSPENSION_TEXT_MAX = 500;
