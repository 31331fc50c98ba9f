/** The first names of a list in one line: `Pizza, Esfirra e mais 3`. If only one more is left, it is named, too. */
export function firstNames(names: readonly string[], most = 12): string {
  const more = names.length - most;
  return more > 1 ? `${names.slice(0, most).join(', ')} e mais ${more}` : names.join(', ');
}
