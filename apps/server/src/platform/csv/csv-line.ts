/** What spreadsheets of Windows want before UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One line of a CSV as spreadsheets in Brazil read it: semicolons, quotes where needed, and nothing that a spreadsheet
 * would take for a formula.
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

/** Lines of a CSV as they are sent; a file begins with its head. */
export function csvBytes(lines: readonly string[], isHead = false): Uint8Array {
  return Buffer.from((isHead ? BYTE_ORDER_MARK : '') + lines.map((line) => `${line}\r\n`).join(''));
}
