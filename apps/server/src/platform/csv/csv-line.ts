/** Excel on Windows recognises UTF-8 by this mark. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Makes a CSV line for spreadsheets in Brazil: with semicolons, and quotes where needed. A cell that a
 * spreadsheet would run as a formula gets a leading apostrophe.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return cells
    .map((cell) => {
      const text = String(cell ?? '');
      const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r]/.test(text) ? `'${text}` : text;
      return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(';');
}

/** Encodes CSV lines. `isHead`: these are the first lines of a file, which get a byte order mark. */
export function csvBytes(lines: readonly string[], isHead = false): Uint8Array {
  return Buffer.from((isHead ? BYTE_ORDER_MARK : '') + lines.map((line) => `${line}\r\n`).join(''));
}
