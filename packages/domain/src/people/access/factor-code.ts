/** Maximum length of a typed second factor: six digits, or a recovery code with dashes and blanks. */
export const LONGEST_FACTOR_CODE = 32;
