import { isDeepStrictEqual } from 'node:util';

/** Finds the fields that differ between two states, for the audit log. */
export function whatDiffers<Audited extends object>(
  before: Audited,
  after: Audited,
): { before: Partial<Audited>; after: Partial<Audited> } {
  const differs = Object.keys(after).filter(
    (field) => !isDeepStrictEqual(before[field as keyof Audited], after[field as keyof Audited]),
  );
  const only = (audited: Audited) =>
    Object.fromEntries(differs.map((field) => [field, audited[field as keyof Audited]])) as Partial<Audited>;
  return { before: only(before), after: only(after) };
}
