/** Cleans a reason for storing: one line without control characters. Null if no character is left. */
export function readReason(typed: string | null | undefined): string | null {
  const line = (typed ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line === '' ? null : line;
}
