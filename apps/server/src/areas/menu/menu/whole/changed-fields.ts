import { isDeepStrictEqual } from 'node:util';

/** The fields that differ between two states, for the audit log. */
export function whatDiffers<Told extends object>(
  before: Told,
  after: Told,
): { before: Partial<Told>; after: Partial<Told> } {
  const differs = Object.keys(after).filter(
    (field) => !isDeepStrictEqual(before[field as keyof Told], after[field as keyof Told]),
  );
  const only = (told: Told) =>
    Object.fromEntries(differs.map((field) => [field, told[field as keyof Told]])) as Partial<Told>;
  return { before: only(before), after: only(after) };
}
