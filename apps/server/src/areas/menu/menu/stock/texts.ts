/** Maximum of names in the text; any further names are only counted. */
const NAMED = 5;

/** Builds `está em 2 produtos (X-Bacon e Misto) e em 1 variação (Sabores).` */
export function inUseText({ products, groups }: { products: string[]; groups: string[] }): string {
  const parts = [
    ...(products.length > 0 ? [counted(products, 'produto', 'produtos')] : []),
    ...(groups.length > 0 ? [counted(groups, 'variação', 'variações')] : []),
  ];
  return `está em ${parts.join(' e em ')}.`;
}

function counted(names: readonly string[], one: string, many: string): string {
  const shown = names.slice(0, NAMED).map((name) => `“${name}”`);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `mais ${rest}`] : shown;
  return `${names.length} ${names.length === 1 ? one : many} (${new Intl.ListFormat('pt-BR').format(all)})`;
}

/** Builds `Coca-Cola 2 L (faltam 2)` when fewer pieces were left than ordered. */
export const shortText = (name: string, missing: number) =>
  `${name} (${missing === 1 ? 'falta 1' : `faltam ${missing}`})`;
