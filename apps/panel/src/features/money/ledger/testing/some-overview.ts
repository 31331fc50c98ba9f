import type {
  AccountantDays,
  OrderMoney,
  OrderTransaction,
  PeriodOrder,
  PeriodSummary,
} from '@comanda/contract/money/ledger/overview.calls';

const AT = Date.parse('2026-11-28T12:00:00Z');
const november = { periodId: 202611, label: 'novembro de 2026', from: '2026-11-01', to: '2026-11-30' };

/** Two months of a ledger. */
export const somePeriods = () => ({
  rows: [november, { periodId: 202610, label: 'outubro de 2026', from: '2026-10-05', to: '2026-10-31' }],
  ...{ total: 2, pages: 1 },
});

/** A November with 12 orders. */
export function aSummary(over: Partial<PeriodSummary> = {}): PeriodSummary {
  return {
    ...november,
    ...{
      isClosed: true,
      totalCents: 70_696,
      subtotalCents: 66_506,
      deliveryCents: 4_190,
      commissionCents: 7_861,
    },
    ...{ feeCents: 1_179, onlineCents: 53_146, cashCents: 7_250, cardCents: 8_000, partnerCents: 0 },
    ...{ discountsCents: 2_300, storeDiscountCents: 1_000, sponsoredCents: 1_300, allOnlineCents: 53_146 },
    ...{
      allOfflineCents: 15_250,
      fineCents: 500,
      currentEndCents: -5_487,
      balanceCents: -5_487,
      sponsorBalanceCents: 1_300,
    },
    ...{
      retainedCents: 2_810,
      orderCount: 12,
      unknownBrandCount: 0,
      customCents: 777,
      baseSubtotalCents: 65_506,
      baseDeliveryCents: 0,
    },
    ...{
      contestedCents: 6_000,
      openingCents: -1_200,
      otherCents: 0,
      receivedCents: 21_454,
      paidInvoicesCents: 0,
    },
    ...{ receivableCents: 22_516, owedCents: -5_487 },
    ...{ platformFeeCents: 0, nettCents: 45_406, invoiceId: 4, invoiceUrl: '/api/invoices/4/pdf' },
    ...{ bankSlipUrl: '/api/invoices/4/pdf', nfseUrl: null, at: AT },
    ...over,
  };
}

/** One order of that month. */
export function aPeriodOrder(over: Partial<PeriodOrder> = {}): PeriodOrder {
  return {
    ...{ code: 'A10B', orderId: 10, orderedAt: AT, way: 'online', lastOn: '2026-11-19', count: 1 },
    ...{ isBrandUnknown: false, brandOutsidePlan: null },
    ...{
      subtotalCents: 10_000,
      deliveryCents: 990,
      totalCents: 10_990,
      storeDiscountCents: 0,
      sponsoredCents: 1_000,
    },
    ...{ outsideCents: 0, feeCents: 79, commissionCents: 1_200, platformFeeCents: 0, nettCents: 9_711 },
    ...over,
  };
}

/** A transaction of {@link aPeriodOrder}. */
export function anOrderTransaction(over: Partial<OrderTransaction> = {}): OrderTransaction {
  const { lastOn: bookedOn, count: _, ...order } = aPeriodOrder();
  return { ...order, postingId: 31, at: AT, bookedOn, kind: 'delivered', ...over };
}

export const someOrderMoney = (...rows: OrderTransaction[]): OrderMoney => ({
  rows,
  ...{ returned: [], contested: [] },
});

/** One day of the accountant's list, and the sums of a month with only that day. */
export const someAccountantDays = (): AccountantDays => ({
  rows: [
    {
      ...{ day: '2026-11-19', orders: 1, subtotalCents: 10_000, deliveryCents: 990, totalCents: 10_990 },
      ...{
        storeDiscountCents: 0,
        sponsoredCents: 1_000,
        outsideCents: 0,
        feeCents: 79,
        commissionCents: 1_200,
      },
      ...{ platformFeeCents: 0, nettCents: 9_711, onlineCents: 9_990, cashCents: 0, cardCents: 0 },
      ...{ partnerCents: 0, tipCents: 500, keptCents: 1_279, grossCents: 12_240, returnedCents: 1_250 },
      ...{ fineCents: 500, customCents: 777, resultCents: 9_988, contestedCents: 6_000 },
    },
  ],
  ...{ sumOrders: 1, sumTotalCents: 10_990, sumDeliveryCents: 990, sumTipCents: 500, sumFeeCents: 79 },
  ...{ sumCommissionCents: 1_200, sumKeptCents: 1_279, sumNettCents: 9_711, at: AT, next: null },
  ...{ sumGrossCents: 12_240, sumReturnedCents: 1_250, sumStoreDiscountCents: 0, sumOutsideCents: 0 },
  ...{
    sumPlatformFeeCents: 0,
    sumFineCents: 500,
    sumCustomCents: 777,
    sumResultCents: 9_988,
    sumContestedCents: 6_000,
  },
  store: { legalName: 'Sabor da Vila Ltda', document: '11222333000181' },
  provider: { legalName: 'Provedor Exemplo S.A.', document: '12ABC34501DE35' },
});
