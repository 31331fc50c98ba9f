import { type AreaTerms, MAX_AREA_CENTS } from './delivery-area.ts';

/** A change of an amount: to a value, by a difference in cents, or by a percentage. */
export type AmountChange =
  | { kind: 'set'; cents: number }
  | { kind: 'add'; cents: number }
  /** In hundredths of a percent: 1000 is +10 %. */
  | { kind: 'percent'; hundredths: number };

/** A change of several areas. Absent fields do not change. */
export interface AreaChange {
  isActive?: boolean;
  /** `swap` inverts the current value of each area. */
  free?: 'on' | 'off' | 'swap';
  minimum?: AmountChange;
  fee?: AmountChange;
  /** `none`: no order amount makes the delivery free. */
  freeFrom?: AmountChange | { kind: 'none' };
}

/** The changed amount in cents, half up, from 0 to {@link MAX_AREA_CENTS}. */
export function changedAmount(cents: number, change: AmountChange): number {
  return Math.min(MAX_AREA_CENTS, Math.max(0, unbounded(cents, change)));
}

function unbounded(cents: number, change: AmountChange): number {
  if (change.kind === 'set') return change.cents;
  if (change.kind === 'add') return cents + change.cents;
  // Integer arithmetic avoids errors at half a cent.
  return Math.floor((cents * (10_000 + change.hundredths) + 5_000) / 10_000);
}

function changedFreeFrom(cents: number | null, change: NonNullable<AreaChange['freeFrom']>): number | null {
  if (change.kind === 'none') return null;
  // An unset amount (null or 0) cannot be raised or lowered.
  if (cents === null && change.kind !== 'set') return null;
  return changedAmount(cents ?? 0, change) || null;
}

/**
 * The terms after a change. Amounts change only if the store delivers there before or after the change. A free area
 * retains its stored fee.
 */
export function changedTerms(before: AreaTerms, change: AreaChange): AreaTerms {
  const isActive = change.isActive ?? before.isActive;
  if (!isActive && !before.isActive) return before;
  const wantsFree = change.free === 'swap' ? !before.isFree : change.free === 'on';
  const isStillFree = before.isFree && (change.free === undefined || wantsFree);
  const feeCents =
    change.fee === undefined || isStillFree ? before.feeCents : changedAmount(before.feeCents, change.fee);
  return {
    isActive,
    minimumCents:
      change.minimum === undefined ? before.minimumCents : changedAmount(before.minimumCents, change.minimum),
    feeCents,
    isFree: (change.free === undefined ? before.isFree : wantsFree) && feeCents > 0,
    freeFromCents:
      change.freeFrom === undefined
        ? before.freeFromCents
        : changedFreeFrom(before.freeFromCents, change.freeFrom),
  };
}

export function sameTerms(one: AreaTerms, other: AreaTerms): boolean {
  return (
    one.isActive === other.isActive &&
    one.minimumCents === other.minimumCents &&
    one.feeCents === other.feeCents &&
    one.isFree === other.isFree &&
    one.freeFromCents === other.freeFromCents
  );
}

/** The effect of a change on one amount: the number of changed areas, and its range before and after. */
export interface AmountEffect {
  areas: number;
  before: { least: number | null; most: number | null };
  after: { least: number | null; most: number | null };
}

/** The effect of a change on some areas, as a preview for the user. */
export interface ChangeEffect {
  changed: number;
  unchanged: number;
  activated: number;
  deactivated: number;
  becomeFree: number;
  becomePaid: number;
  /** Areas whose fee does not change because their delivery is free. */
  stillFree: number;
  /** Number of areas that the change should make free, but that have no fee which could be waived. */
  withoutFee: number;
  /** Areas whose amounts do not change because the store does not deliver there. */
  inactive: number;
  fee: AmountEffect | null;
  minimum: AmountEffect | null;
  freeFrom: AmountEffect | null;
}

type Pair = readonly [before: AreaTerms, after: AreaTerms];

/** Counts the effect of {@link changedTerms} on each of `areas`. */
export function effectOf(areas: readonly AreaTerms[], change: AreaChange): ChangeEffect {
  const pairs = areas.map((before): Pair => [before, changedTerms(before, change)]);
  const changed = pairs.filter(([before, after]) => !sameTerms(before, after)).length;
  const touched = pairs.filter(([before, after]) => before.isActive || after.isActive);
  const count = (holds: (before: AreaTerms, after: AreaTerms) => boolean) =>
    touched.filter(([before, after]) => holds(before, after)).length;
  return {
    changed,
    unchanged: areas.length - changed,
    activated: count((before, after) => !before.isActive && after.isActive),
    deactivated: count((before, after) => before.isActive && !after.isActive),
    becomeFree: count((before, after) => !before.isFree && after.isFree),
    becomePaid: count((before, after) => before.isFree && !after.isFree),
    stillFree: change.fee === undefined ? 0 : count((before, after) => before.isFree && after.isFree),
    withoutFee: change.free === 'on' ? count((_before, after) => !after.isFree) : 0,
    inactive: areas.length - touched.length,
    fee: amountEffect(touched, ({ feeCents }) => feeCents),
    minimum: amountEffect(touched, ({ minimumCents }) => minimumCents),
    freeFrom: amountEffect(touched, ({ freeFromCents }) => freeFromCents),
  };
}

function amountEffect(
  pairs: readonly Pair[],
  amountOf: (terms: AreaTerms) => number | null,
): AmountEffect | null {
  const moved = pairs
    .map(([before, after]) => [amountOf(before), amountOf(after)] as const)
    .filter(([before, after]) => before !== after);
  if (moved.length === 0) return null;
  return {
    areas: moved.length,
    before: spread(moved.map(([before]) => before)),
    after: spread(moved.map(([, after]) => after)),
  };
}

/** The minimum is null when any of the amounts is null. */
function spread(amounts: readonly (number | null)[]): { least: number | null; most: number | null } {
  let least: number | null = amounts[0] ?? null;
  let most: number | null = null;
  for (const amount of amounts) {
    if (amount === null) least = null;
    else {
      if (least !== null && amount < least) least = amount;
      if (most === null || amount > most) most = amount;
    }
  }
  return { least, most };
}
