import type { TestServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import { documentOf, ORDERS, type Sold } from './three-days-orders.ts';

/**
 * Creates a store with {@link ORDERS}, sent and handled like real orders. Afterwards the clock is at
 * 16/11/2026 21:00 in São Paulo. In a `paidStore`, which has a ledger and terms, B11 is an online order. It
 * is sent last, so that its time to pay has not ended.
 */
export async function threeDays(server: TestServer, paidStore?: TestStore) {
  const store = paidStore ?? (await server.createStore());
  const { storeId } = store;
  const run = (statement: string, values: unknown[] = []) =>
    runStatement<Record<string, number & string>>(server.urls.system, statement, values);
  if (paidStore === undefined) {
    await run(
      `insert into commission_terms (store_id, from_day, rate_millionths, set_at) values ($1, '2026-01-01', 120000, now())`,
      [storeId],
    );
    await run(`insert into ledger_books (store_id, opened_on) values ($1, '2026-01-01')`, [storeId]);
  }
  const partner = server.partner(store.intakeKey);
  const ids: Record<string, number> = {};
  server.clock.set('2026-11-09T12:00:00Z');
  const send = async (order: Sold, document: ReturnType<typeof documentOf>) => {
    const { body } = await partner.post('order', document);
    const orderId = body.data?.id_pedido as number | undefined;
    if (orderId === undefined) throw new Error(`${order.name}: ${JSON.stringify(body)}`);
    ids[order.name] = orderId;
    return orderId;
  };
  const isUnpaid = ({ name }: Sold) => paidStore !== undefined && name === 'B11';
  // An earlier order makes c2 a known customer of the store.
  for (const order of [{ ...(ORDERS[1] as Sold), name: 'B00', at: '2026-11-09T12:00:00Z' }, ...ORDERS]) {
    if (isUnpaid(order)) continue;
    server.clock.set(order.at);
    const document = documentOf(order);
    const orderId = await send(order, document);
    const panel = await server.as(store.adminLogin);
    const change = async (letter: string, more: object = {}) => {
      const { status, body: text } = await panel.put(`orders/${orderId}`, { new_status: letter, ...more });
      if (status !== 200) throw new Error(`${order.name} ${letter}: ${JSON.stringify(text)}`);
    };
    if (order.end === 'refused') {
      await change('PC', { motivo_cancelamento: 'UNAVAILABLE_ITEM' });
      continue;
    }
    await change('PA');
    if (order.end === 'by-customer')
      await partner.post(`order/${document.id}/cancelar`, { reason: 'Mudei de ideia' });
    if (order.name === 'B05') server.clock.set('2026-11-15T03:40:00Z');
    const steps = {
      PD: order.delivery === null ? ['CR', 'PD'] : ['PE', 'PD'],
      PE: ['PE'],
      CR: ['CR'],
      PA: [],
    };
    for (const letter of order.end === 'by-customer' ? [] : steps[order.end]) await change(letter);
  }
  server.clock.set('2026-11-17T00:00:00Z');
  for (const order of ORDERS.filter(isUnpaid)) {
    const document = documentOf(order);
    await send(order, {
      ...document,
      payments: { ...document.payments, onlineCharge: true },
    } as typeof document);
  }
  return { store, storeId, ids, run, panel: () => server.as(store.adminLogin) };
}
