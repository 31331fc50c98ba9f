import type { CalendarDate } from '../../kit/time/calendar-date.ts';

/**
 * Missing conditions for online payment, in the order they are fulfilled. 'commission': none was agreed for the
 * order's day. 'first-day': the agreed commission begins later. 'order-day': the order is older than that.
 * 'switch': the store has switched it off.
 */
export const ONLINE_SALE_GAPS = [
  'provider',
  'registration',
  'approval',
  'account',
  'commission',
  'first-day',
  'order-day',
  'switch',
] as const;
export type OnlineSaleGap = (typeof ONLINE_SALE_GAPS)[number];

/** Conditions for a store to be paid. */
export interface PayeeFacts {
  isRegistered: boolean;
  /** The payment provider lets it sell. */
  isApproved: boolean;
  /** An account of the registered holder is active. */
  hasAccount: boolean;
}

/** The facts that decide whether an order may be charged online. Days are operational days of the store. */
export interface OnlineSaleFacts extends PayeeFacts {
  /** A payment provider is configured. */
  hasProvider: boolean;
  /** The first day that is posted. Null: no commission was agreed. */
  openedOn: CalendarDate | null;
  today: CalendarDate;
  orderDay: CalendarDate;
  /** A commission and a plan apply on the order's day. */
  hasTerms: boolean;
  /** The store's own switch. */
  accepts: boolean;
}

/** Availability of online payment. It is available when `gaps` is empty. */
export interface OnlineSales {
  gaps: readonly OnlineSaleGap[];
  /** The first day of online sales. Null: no commission was agreed. */
  openedOn: CalendarDate | null;
}

/** Missing conditions for a store to be paid at all. */
export function payeeGaps({ isRegistered, isApproved, hasAccount }: PayeeFacts): OnlineSaleGap[] {
  return [
    ...(isRegistered ? [] : (['registration'] as const)),
    ...(isApproved ? [] : (['approval'] as const)),
    ...(hasAccount ? [] : (['account'] as const)),
  ];
}

/**
 * Missing conditions before an order may be charged online. Only charges that will be posted to the store's book
 * are allowed.
 */
export function onlineSaleGaps(facts: OnlineSaleFacts): OnlineSaleGap[] {
  const terms = termsGap(facts);
  return [
    ...(facts.hasProvider ? [] : (['provider'] as const)),
    ...payeeGaps(facts),
    ...(terms === null ? [] : [terms]),
    ...(facts.accepts ? [] : (['switch'] as const)),
  ];
}

function termsGap({ openedOn, today, orderDay, hasTerms }: OnlineSaleFacts): OnlineSaleGap | null {
  if (openedOn === null) return 'commission';
  if (openedOn > today) return 'first-day';
  if (orderDay < openedOn) return 'order-day';
  return hasTerms ? null : 'commission';
}

/** Missing conditions before the store may switch online payment on. */
export const gapsBeforeSwitch = ({ gaps }: Pick<OnlineSales, 'gaps'>): OnlineSaleGap[] =>
  gaps.filter((gap) => gap !== 'switch');
