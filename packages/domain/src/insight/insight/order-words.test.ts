import { expect, it } from 'vitest';
import { type ReportedOrder, statusWords } from './order-words.ts';

const accepted: ReportedOrder = {
  ...{ status: 'accepted', isPrinted: false, courierStatus: null, isRefused: false, isUnpaid: false },
};

// Unknown codes exist only in rows from a later release, or in restored rows.
it.each<[Partial<Record<keyof ReportedOrder, unknown>>, string]>([
  [{ status: 'awaiting-payment' }, 'Aguardando Pagamento'],
  [{ status: 'pending' }, 'Pendente'],
  [{}, 'Aceito'],
  [{ isPrinted: true }, 'Impresso'],
  [{ isPrinted: true, courierStatus: 'searching' }, 'Aguardando motoboy'],
  [{ status: 'ready-for-pickup' }, 'Pronto para retirada'],
  [{ status: 'cancelled' }, 'Cancelado'],
  [{ status: 'cancelled', isRefused: true }, 'Recusado'],
  [{ status: 'cancelled', isUnpaid: true }, 'Não pago'],
  [{ status: 'ZZ' }, 'Status desconhecido (ZZ)'],
])('%j is said as %s', (over, words) => {
  expect(statusWords({ ...accepted, ...(over as Partial<ReportedOrder>) })).toBe(words);
});
