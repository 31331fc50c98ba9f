import type {
  HistoryDetail,
  HistoryOrder,
  SalesHistoryPage,
} from '@comanda/contract/insight/sales-history/sales-history.calls';

const AT = Date.parse('2026-11-16T17:00:00Z');

export function aHistoryOrder(over: Partial<HistoryOrder> = {}): HistoryOrder {
  return {
    ...{ orderId: 5, code: 'K7QF', customerName: 'Conceição d’Ávila', createdAt: AT, day: '2026-11-16' },
    ...{ status: 'delivered', isPrinted: true, courierStatus: null, isRefused: false, isUnpaid: false },
    ...{
      way: 'card',
      method: 'CREDIT',
      subtotalCents: 6_190,
      otherFeesCents: 0,
      storeDiscountCents: 500,
      sponsoredCents: 500,
    },
    ...{ deliveryCents: 800, totalCents: 5_990, commissionCents: 683 },
    ...{ fineCents: null, canRequestReversal: false, reversalId: null, isReversalApproved: null },
    ...{ reversalWords: null, answerBy: null },
    ...over,
  };
}

/** A refused order with a fine that the store may ask to reverse. */
export const aFinedOrder = (over: Partial<HistoryOrder> = {}): HistoryOrder =>
  aHistoryOrder({
    ...{
      orderId: 6,
      code: 'B8ZT',
      status: 'cancelled',
      isRefused: true,
      fineCents: 1_550,
      canRequestReversal: true,
    },
    ...over,
  });

export function someHistory(...rows: HistoryOrder[]): SalesHistoryPage {
  return {
    ...{ rows, next: null, found: rows.length },
    delivered: { orders: 12, grossCents: 165_296 },
    card: { orders: 2, grossCents: 9_190 },
    cash: { orders: 3, grossCents: 10_750 },
    online: { orders: 7, grossCents: 145_356 },
    ...{ from: '2026-11-10', to: '2026-11-16', isBehind: false, at: AT },
  };
}

export function aHistoryDetail(over: Partial<HistoryDetail> = {}): HistoryDetail {
  return {
    ...aHistoryOrder(),
    ...{ onlineCents: 0, cardCents: 5_990, cashCents: 0, reversalDescription: null, disputes: [] },
    discounts: [
      { name: 'Desconto (pago pela loja)', cents: 500, campaigns: [] },
      {
        ...{ name: 'Desconto (cupom BEMVINDO, pago pela plataforma)', cents: 500 },
        campaigns: [
          {
            ...{ sponsor: 'MARKETPLACE', cents: 500 },
            consent: {
              agreementId: 3,
              title: 'Campanhas de novembro',
              signedBy: 'Conceição Silva',
              signedAt: AT,
            },
          },
        ],
      },
    ],
    book: {
      ...{
        feeCents: 0,
        commissionCents: 683,
        sponsorCents: 500,
        otherCents: 0,
        refundedCents: 0,
        lostCents: 0,
      },
      ...{ fineCents: 0, finesReversedCents: 0, netCents: 5_807 },
    },
    ...over,
  };
}
