/** What names colours and sizes for everybody else. */
const TOKEN_SHEETS = [
  'packages/ui/src/tokens.css',
  'packages/ui/src/utilities.css',
  'apps/visitors/src/shared/tokens.css',
  'apps/provider/src/shared/brand/console.css',
];

/**
 * Colours and sizes a sheet writes by itself instead of taking them from the tokens: `#hex` and `12px`. Lines of one or two
 * pixels are no size of a design, and media queries cannot read tokens.
 */
export function literalsOf(path: string, sheet: string): string[] {
  if (TOKEN_SHEETS.includes(path)) return [];
  const declarations = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@[\w-]+[^{;]*[{;]/g, '');
  return [...declarations.matchAll(/#[\da-f]{3,8}\b(?=[^{}]*\})|-?\b\d*\.?\d+px\b/gi)]
    .map(([literal]) => literal)
    .filter((literal) => !/^-?[12]px$/.test(literal));
}
