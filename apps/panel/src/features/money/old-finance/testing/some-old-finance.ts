import type { OldPayout, OldTransactions } from '@comanda/contract/money/old-finance/old-finance.calls';

const AT = Date.parse('2025-01-08T12:00:00Z');
const sums = (count: number) => ({ count, totalCents: 1_005 * count, netCents: 901 * count });

/** Orders of the old system: one is paid, one waits. */
export function someOldOrders(): OldTransactions {
  const order = { madeAt: AT, totalCents: 1_005, netCents: 901, paymentType: 'pix' };
  return {
    transactions: [
      { ...order, orderHash: 'A1B2', status: 'PAGO' },
      { ...order, orderHash: 'C3D4', status: 'AGUARDANDO LOTE' },
    ],
    ...{ paid: sums(1), others: sums(1) },
  };
}

/** A payout of the old system. */
export function anOldPayout(over: Partial<OldPayout> = {}): OldPayout {
  return {
    ...{
      payoutId: 77,
      token: 't-77',
      storeId: 7,
      storeName: 'Pizzaria Dona Conceição',
      netCents: 9_000,
      feeCents: 199,
    },
    ...{
      commissionCents: 801,
      retainedCents: 0,
      compensatedCents: 50,
      fromDay: '2025-01-01',
      toDay: '2025-01-07',
    },
    ...{ status: 'PAGO', invoiceId: 7, finishedAt: AT, description: '<p>Semana 1</p>' },
    ...over,
  };
}
