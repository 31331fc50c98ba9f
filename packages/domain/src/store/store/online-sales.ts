import type { CalendarDate } from '../../kit/time/calendar-date.ts';

/**
 * Missing conditions for online payment, in the usual order of setup. 'commission': no commission was agreed for the
 * order's day. 'first-day': the agreed commission begins later. 'order-day': the order is older than the commission.
 * 'switch': the store switched online payment off.
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

/** Conditions before the payment provider can pay a store. */
export interface PayeeFacts {
  isRegistered: boolean;
  /** True when the payment provider lets the store sell. */
  isApproved: boolean;
  /** True when an account of the registered holder is active. */
  hasAccount: boolean;
}

/** The facts that determine if an order may be charged online. Days are operational days of the store. */
export interface OnlineSaleFacts extends PayeeFacts {
  /** True if the server has a payment provider configured. */
  hasProvider: boolean;
  /** First day of the ledger; null when no commission was agreed. */
  openedOn: CalendarDate | null;
  today: CalendarDate;
  orderDay: CalendarDate;
  /** True when a commission and a plan apply on the order's day. */
  hasTerms: boolean;
  /** The store's own switch. */
  accepts: boolean;
}

/** The availability of online payment: available only if `gaps` is empty. */
export interface OnlineSales {
  gaps: readonly OnlineSaleGap[];
  /** The first day of online sales. Null: no commission was agreed. */
  openedOn: CalendarDate | null;
}

/** Missing conditions before the payment provider can pay a store. */
export function payeeGaps({ isRegistered, isApproved, hasAccount }: PayeeFacts): OnlineSaleGap[] {
  return [
    ...(isRegistered ? [] : (['registration'] as const)),
    ...(isApproved ? [] : (['approval'] as const)),
    ...(hasAccount ? [] : (['account'] as const)),
  ];
}

/**
 * Missing conditions before an order may be charged online. Only orders that the store's ledger will post may be
 * charged.
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
