const MARK = ' (cópia)';

/** The name of a copy, no longer than names may be; what is cut off leaves no half of a letter. */
export function copyName(name: string, longest: number): string {
  const kept = name.slice(0, longest - MARK.length).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}${MARK}`;
}
