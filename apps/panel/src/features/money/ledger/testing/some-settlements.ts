import type {
  Settlement,
  SettlementDetail,
  SettlementLines,
} from '@comanda/contract/money/ledger/settlements.calls';

const AT = Date.parse('2026-11-23T11:00:00Z');

/** A settlement: sold 99,90, credit 10,00, paid out 97,11. */
export function aSettlement(over: Partial<Settlement> = {}): Settlement {
  return {
    ...{ settlementId: 31, day: '2026-11-23', payoutCents: 9_711, totalCents: 9_990, subtotalCents: 9_000 },
    ...{
      deliveryCents: 990,
      feeCents: 79,
      commissionCents: 1_200,
      retainedCents: 0,
      state: 'paid',
      orderCount: 1,
    },
    ...{ soldCents: 9_990, soldFeeCents: 79, soldCommissionCents: 1_200, refundCents: 0, lostCents: 0 },
    ...{ creditCents: 1_000, blockedCents: 0, keptByOthersCents: 0, coveredCents: 0, unnamedCents: 0 },
    ...over,
  };
}

/** The lines of that settlement by name. */
export const someLines = (over: Partial<SettlementLines> = {}): SettlementLines => ({
  ...{
    soldSubtotalCents: 10_000,
    soldDeliveryCents: 990,
    soldStoreDiscountCents: 0,
    soldSponsoredCents: 1_000,
  },
  ...{ soldFeeCents: 79, soldCommissionCents: 1_200, keptByOthersCents: 0 },
  ...{ refundCents: 0, lostCents: 0, blockedCents: 0, coveredCents: 0 },
  ...over,
});

export const someSettlements = (...rows: Settlement[]) => ({ rows, total: rows.length, pages: 1 });

/** The data for the chart of a few settlements. */
export const someSettlementDays = () => ({
  ...{ from: '2026-11-01', to: '2026-11-30', at: AT },
  days: [
    { day: '2026-11-16', payoutCents: 4_800, retainedCents: 1_007 },
    { day: '2026-11-23', payoutCents: 9_711, retainedCents: 0 },
  ],
  payoutCents: 14_511,
});

/** The same settlement with all its parts. */
export function aSettlementDetail(over: Partial<SettlementDetail> = {}): SettlementDetail {
  return {
    ...aSettlement(),
    ...{
      settledAt: AT,
      netCents: 8_711,
      lines: someLines(),
      retainedForDebtCents: 0,
      retainedForInvoicesCents: 0,
    },
    ...{ otherCents: 0, storeDiscountCents: 0, sponsoredCents: 1_000, isWaiting: false, returned: [] },
    transfers: [
      {
        ...{ cents: 9_711, state: 'paid', day: '2026-11-23', finishedAt: AT, failReason: null },
        receiptUrl: '/financeiro/vendas/vendas/transferir?transferencia=3',
      },
    ],
    orders: [
      {
        ...{
          orderId: 10,
          code: 'A10B',
          createdAt: AT,
          paidCents: 9_990,
          subtotalCents: 10_000,
          deliveryCents: 990,
        },
        ...{
          storeDiscountCents: 0,
          sponsoredCents: 1_000,
          feeCents: 79,
          commissionCents: 1_200,
          otherCents: 0,
        },
        netCents: 8_711,
        lines: someLines(),
      },
    ],
    ...over,
  };
}
