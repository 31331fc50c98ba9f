import type { AuditFacts } from './audit-facts.ts';

/** The server's packed form of an area: number, version, active, minimum, fee, free, free from. Sums in cents. */
export type PackedArea = readonly [
  districtId: number,
  version: number,
  isActive: number,
  minimumCents: number,
  feeCents: number,
  isFree: number,
  freeFromCents: number | null,
];

/** The ids of the districts in an entry. */
export function districtsIn(facts: AuditFacts): number[] {
  return facts.after
    .list('bairros')
    .filter(isPacked)
    .map(([districtId]) => districtId);
}

export function isPacked(value: unknown): value is PackedArea {
  return (
    Array.isArray(value) &&
    value.length >= 6 &&
    value.slice(0, 6).every((part) => Number.isInteger(part) && Math.abs(part) < 2 ** 31)
  );
}
