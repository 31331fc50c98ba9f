import type {
  CalendarDayTotal,
  CalendarPayment,
  PaymentCalendar,
  PaymentsOfDay,
} from '@comanda/contract/money/ledger/calendar.calls';

const at = Date.parse('2026-11-26T17:00:00Z');
const nothingRetained = { retainedCents: 0, retainedForInvoicesCents: 0, creditCents: 0 };

type Retained = Partial<typeof nothingRetained>;
const paidDay = (day: string, sumCents: number, count: number, retained: Retained = {}): CalendarDayTotal => {
  const lines = { ...nothingRetained, ...retained };
  return {
    ...{
      day,
      sumCents,
      count,
      statuses: [{ status: 'paid', isBlocked: false, settlementState: 'paid', count, sumCents }],
      ...lines,
      isPaidOut: true,
      settlementState: 'paid',
    },
    payoutCents: sumCents - lines.retainedCents - lines.retainedForInvoicesCents + lines.creditCents,
  };
};

/** A store's payments in November, as of the 26th: 232,64 − 28,10 + 10,00 = 214,54. */
export const someCalendar = (changes: Partial<PaymentCalendar> = {}): PaymentCalendar => ({
  ...{ month: '2026-11', today: '2026-11-26', openedOn: '2026-11-01', at },
  ...{ sumCents: 23_264, retainedCents: 2_810, retainedForInvoicesCents: 0, creditCents: 1_000 },
  payoutCents: 21_454,
  days: [
    paidDay('2026-11-04', 2_610, 1, { retainedCents: 900 }),
    paidDay('2026-11-09', 903, 1, { retainedCents: 903 }),
    paidDay('2026-11-16', 5_807, 2, { retainedCents: 1_007 }),
    paidDay('2026-11-23', 8_711, 1, { creditCents: 1_000 }),
    {
      ...{
        day: '2026-11-26',
        sumCents: 5_233,
        count: 2,
        ...nothingRetained,
        payoutCents: 5_233,
        isPaidOut: false,
        settlementState: null,
      },
      statuses: [
        { status: 'scheduled', isBlocked: false, settlementState: null, count: 1, sumCents: 5_233 },
        { status: 'cancelled', isBlocked: true, settlementState: null, count: 1, sumCents: 0 },
      ],
    },
  ],
  ...changes,
});

/** A month without payments. */
export const anEmptyMonth = (changes: Partial<PaymentCalendar> = {}) =>
  someCalendar({
    ...{ days: [], sumCents: 0, retainedCents: 0, creditCents: 0, payoutCents: 0 },
    ...changes,
  });

/**
 * An instalment of a card payment with a partial refund: 50,00 − 2,00 − 6,00 = 42,00; then 11,00 were
 * refunded.
 */
export const aPayment = (changes: Partial<CalendarPayment> = {}): CalendarPayment => ({
  ...{
    cents: 3_100,
    status: 'scheduled',
    isBlocked: false,
    isPaid: false,
    deliveredAt: at,
    chargeId: 5,
    receivableId: 7,
  },
  ...{ storeId: 7, orderId: 107, orderCode: 'K7QF', soldOn: '2026-11-12', method: 'CREDIT', brand: 'Visa' },
  isBrandUnknown: false,
  ...{ instalment: 1, instalments: 1, dueOn: '2026-11-26', settledOn: null, settlementId: null },
  settlementState: null,
  ...{ paidCents: 5_000, feeCents: 200, commissionCents: 600, otherCents: 0, netCents: 4_200 },
  originalCents: 4_200,
  ...{ refundedCents: 1_250, commissionBackCents: 150, feeBackCents: 0, coveredCents: 0, contestedCents: 0 },
  ...changes,
});

/** The 16th: two Pix payments, 10,07 retained. */
export const somePayments = (changes: Partial<PaymentsOfDay> = {}): PaymentsOfDay => {
  const pix = {
    ...({
      status: 'paid',
      isPaid: true,
      settlementState: 'paid',
      method: 'PIX',
      brand: null,
      dueOn: '2026-11-16',
    } as const),
    ...{
      settledOn: '2026-11-16',
      settlementId: 30,
      soldOn: '2026-11-14',
      paidCents: 3_333,
      commissionCents: 400,
      refundedCents: 0,
      commissionBackCents: 0,
    },
  };
  return {
    payments: [
      aPayment({
        ...{ ...pix, receivableId: 1, orderId: 108, orderCode: 'A08X', cents: 2_900, originalCents: 2_900 },
        ...{ feeCents: 33, netCents: 2_900 },
      }),
      aPayment({
        ...{ ...pix, receivableId: 2, orderId: 109, orderCode: 'A09Y', cents: 2_907, originalCents: 2_907 },
        ...{ feeCents: 26, netCents: 2_907 },
      }),
    ],
    ...{ next: null, count: 2, ways: [{ method: 'PIX', count: 2, sumCents: 5_807 }] },
    ...{ ...nothingRetained, sumCents: 5_807, retainedCents: 1_007, payoutCents: 4_800, at },
    ...{ isPaidOut: true, settlementState: 'paid' },
    ...changes,
  };
};
