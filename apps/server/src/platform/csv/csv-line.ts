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
      const safe = /^\s*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
      return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(';');
}
