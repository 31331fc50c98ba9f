/**
 * Whether a program may serve a schema that a newer one made, both `major.minor.patch`: where they are at most one minor
 * version apart. What a release still uses is not taken away by the next minor one.
 */
export function mayServe(program: string, schema: string): boolean {
  const [major = 0, minor = 0] = partsOf(program);
  const [schemaMajor = 0, schemaMinor = 0] = partsOf(schema);
  return schemaMajor === major && schemaMinor <= minor + 1;
}

/** Null when one of them is not known. */
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
