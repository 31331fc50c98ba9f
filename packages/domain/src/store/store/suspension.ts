/** Maximum length of a suspension's text, in characters. */
export const SUSPENSION_TEXT_MAX = 500;
