import { type AreaTerms, MAX_AREA_CENTS } from './delivery-area.ts';

/** What becomes of an amount: a new one, so much more or less, or per cent of it more or less. */
export type AmountChange =
  | { kind: 'set'; cents: number }
  | { kind: 'add'; cents: number }
  /** In hundredths of a per cent: 1000 is +10 %. */
  | { kind: 'percent'; hundredths: number };

/** What is changed of some areas at once; what is absent stays. */
export interface AreaChange {
  isActive?: boolean;
  /** `swap` turns each of them to what it is not. */
  free?: 'on' | 'off' | 'swap';
  minimum?: AmountChange;
  fee?: AmountChange;
  /** `none`: no amount makes the delivery free any more. */
  freeFrom?: AmountChange | { kind: 'none' };
}

/** The changed amount in cents, half up, from 0 to {@link MAX_AREA_CENTS}. */
export function changedAmount(cents: number, change: AmountChange): number {
  return Math.min(MAX_AREA_CENTS, Math.max(0, unbounded(cents, change)));
}

function unbounded(cents: number, change: AmountChange): number {
  if (change.kind === 'set') return change.cents;
  if (change.kind === 'add') return cents + change.cents;
  // Whole numbers all the way: no binary fraction decides about half a cent.
  return Math.floor((cents * (10_000 + change.hundredths) + 5_000) / 10_000);
}

function changedFreeFrom(cents: number | null, change: NonNullable<AreaChange['freeFrom']>): number | null {
  if (change.kind === 'none') return null;
  // There is no amount to raise where none was set; an amount of nothing is none.
  if (cents === null && change.kind !== 'set') return null;
  return changedAmount(cents ?? 0, change) || null;
}

/**
 * The terms after a change. Amounts are changed where the store delivers before or after it; the fee of an area that
 * stays free is what it goes back to, and stays, too.
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

/** Of one amount: how many areas it changes in, and between which amounts it lies there before and after. */
export interface AmountEffect {
  areas: number;
  before: { least: number | null; most: number | null };
  after: { least: number | null; most: number | null };
}

/** What a change does to some areas, for people to read before it is made. */
export interface ChangeEffect {
  /** Areas that become something else. */
  changed: number;
  unchanged: number;
  activated: number;
  deactivated: number;
  becomeFree: number;
  becomePaid: number;
  /** Not changed in their fee because they are free. */
  keptFree: number;
  /** Asked to be free, and have no fee to give away. */
  withoutFee: number;
  /** Amounts not changed because the store does not deliver there. */
  inactive: number;
  fee: AmountEffect | null;
  minimum: AmountEffect | null;
  freeFrom: AmountEffect | null;
}

type Pair = readonly [before: AreaTerms, after: AreaTerms];

/** Says what {@link changedTerms} makes of each of `areas`. */
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
    keptFree: change.fee === undefined ? 0 : count((before, after) => before.isFree && after.isFree),
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

/** Where one of them is none, so is the least. */
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
