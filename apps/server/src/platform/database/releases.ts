/**
 * True when a program may serve a schema of a newer release; both are `major.minor.patch`. They may differ by
 * one minor version, because the next minor release removes nothing that this release uses.
 */
export function mayServe(program: string, schema: string): boolean {
  const [major = 0, minor = 0] = partsOf(program);
  const [schemaMajor = 0, schemaMinor = 0] = partsOf(schema);
  return schemaMajor === major && schemaMinor <= minor + 1;
}

/** The newest of these releases; null when one is unknown. */
export function newestRelease(releases: readonly (string | null)[]): string | null {
  const known = releases.filter((release) => release !== null);
  return known.length < releases.length ? null : (known.toSorted(byAge).at(-1) ?? null);
}

function byAge(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function partsOf(release: string): number[] {
  return release.split('.').map(Number);
}
