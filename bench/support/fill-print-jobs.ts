import { onConnection } from '@comanda/testkit/open-connections';

/** Id of a contested order with a long conversation. Its dossier is the longest possible document. */
export const CONTESTED_ORDER = 1;
const MESSAGES = 1_000;

/**
 * Adds an invoice, a contested order and its conversation to a store with orders. Printed documents show
 * them.
 */
export async function fillPrintJobs(ownerUrl: string, storeId: number): Promise<void> {
  const statements: [string, unknown[]][] = [
    [
      `insert into invoices (store_id, invoice_id, due_on, balance_cents, status)
       values ($1, 1, current_date + 5, -9900, 'open')`,
      [storeId],
    ],
    [
      `insert into payment_charges (store_id, charge_id, order_id, receiver, method, cents, state, asked_at, expires_at)
       values ($1, 1, $2, 'r', 'PIX', 3000, 'captured', now(), now())`,
      [storeId, CONTESTED_ORDER],
    ],
    [
      `insert into payment_disputes (store_id, dispute_id, reference, charge_id, order_id, way, cents, blocked_cents, state, opened_at,
         judged_by, paid_back_by)
       values ($1, 1, 'd1', 1, $2, 'med', 3000, 3000, 'open', now(), now() + interval '9 days', now() + interval '30 days')`,
      [storeId, CONTESTED_ORDER],
    ],
    [
      `insert into chat_messages (store_id, order_id, message_no, author, message_id, author_name, text, created_at)
       select $1, $2, n, (array['merchant', 'customer'])[1 + n % 2], gen_random_uuid(), 'Conceição',
              'Mensagem ' || n || ': o pedido chegou sem a sobremesa, e o troco veio errado. Podem ver, por favor?', now()
         from generate_series(1, ${MESSAGES}) n`,
      [storeId, CONTESTED_ORDER],
    ],
  ];
  await onConnection(ownerUrl, async (owner) => {
    for (const [text, values] of statements) await owner.query(text, values);
  });
}
