/** Names in one line, the first few of many: `Pizza, Esfirra e mais 3`. A single one more is named, not counted. */
export function firstNames(names: readonly string[], most = 12): string {
  const more = names.length - most;
  return more > 1 ? `${names.slice(0, most).join(', ')} e mais ${more}` : names.join(', ');
}
