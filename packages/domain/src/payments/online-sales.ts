import type { CalendarDate } from '../time/calendar-date.ts';

/**
 * What is missing before a customer can pay online, in the order in which it is done. 'commission': none was agreed on for the order's day.
 * 'first-day': the agreed commission begins later. 'order-day': the order is of a day before that. 'switch': the store wishes none.
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

/** What a store needs to be paid. */
export interface PayeeFacts {
  isRegistered: boolean;
  /** The payment provider lets it sell. */
  isApproved: boolean;
  /** An account of the registered holder is the active one. */
  hasAccount: boolean;
}

/** All that decides whether an order may be charged online. Days are operational days of the store. */
export interface OnlineSaleFacts extends PayeeFacts {
  /** A payment provider is configured. */
  hasProvider: boolean;
  /** The first day that is posted; null: no commission was agreed on. */
  openedOn: CalendarDate | null;
  today: CalendarDate;
  orderDay: CalendarDate;
  /** A commission and a plan hold on the order's day. */
  hasTerms: boolean;
  /** The store's own switch. */
  accepts: boolean;
}

/** What can be paid online, and what is missing; nothing missing: it can. */
export interface OnlineSales {
  gaps: readonly OnlineSaleGap[];
  /** The first day of online sales; null: no commission was agreed on. */
  openedOn: CalendarDate | null;
}

/** What a store lacks to be paid at all, whatever it sells. */
export function payeeGaps({ isRegistered, isApproved, hasAccount }: PayeeFacts): OnlineSaleGap[] {
  return [
    ...(isRegistered ? [] : (['registration'] as const)),
    ...(isApproved ? [] : (['approval'] as const)),
    ...(hasAccount ? [] : (['account'] as const)),
  ];
}

/** What is missing before an order may be charged online: only what will be posted to the store's book is charged. */
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

/** What is missing before the store may switch online payment on. */
export const gapsBeforeSwitch = ({ gaps }: Pick<OnlineSales, 'gaps'>): OnlineSaleGap[] =>
  gaps.filter((gap) => gap !== 'switch');
