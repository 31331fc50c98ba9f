/** Style sheets that define colours and sizes for all other sheets. */
const TOKEN_SHEETS = [
  'packages/ui/src/tokens.css',
  'packages/ui/src/utilities.css',
  'apps/visitors/src/shared/tokens.css',
  'apps/provider/src/shared/brand/console.css',
];

/**
 * Finds colours and sizes that a sheet writes literally instead of using tokens: `#hex` and `12px`. Sizes of
 * one or two pixels are allowed. Media queries are ignored, because they cannot read tokens.
 */
export function literalsOf(path: string, sheet: string): string[] {
  if (TOKEN_SHEETS.includes(path)) return [];
  const declarations = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@[\w-]+[^{;]*[{;]/g, '');
  return [...declarations.matchAll(/#[\da-f]{3,8}\b(?=[^{}]*\})|-?\b\d*\.?\d+px\b/gi)]
    .map(([literal]) => literal)
    .filter((literal) => !/^-?[12]px$/.test(literal));
}

/**
 * Finds media queries with a gap to the next one. With zoom, a width of 575.5 px is neither below 575 px nor
 * at least 576 px. `(width < 576px)` would be best, but Safari before 16.4 does not support it.
 */
export function gapsOf(sheet: string): string[] {
  const queries = [...sheet.matchAll(/@media[^{]*/g)].map(([query]) => query.trim());
  return queries.filter((query) => /max-width: (?:575|767|991|1199)px|[<>]/.test(query));
}
