/** The first names of a list in one line: `Pizza, Esfirra e mais 3`. A single remaining name is written out, too. */
export function firstNames(names: readonly string[], max = 12): string {
  const more = names.length - max;
  return more > 1 ? `${names.slice(0, max).join(', ')} e mais ${more}` : names.join(', ');
}
