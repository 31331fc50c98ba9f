/**
 * Makes React keys for items without an id: the item's name, and the number of earlier items with the same
 * name.
 */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: `${name} ${before}`, item };
  });
}
