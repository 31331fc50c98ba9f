const MARK = ' (cópia)';

/** The name of a copy, cut to the maximum length but never inside a surrogate pair. */
export function copyName(name: string, longest: number): string {
  const stored = name.slice(0, longest - MARK.length).replace(/[\uD800-\uDBFF]$/, '');
  return `${stored.trimEnd()}${MARK}`;
}
