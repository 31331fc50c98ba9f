import { pagedSuite } from '@comanda/testkit/paged-suite';
import { waitingReversals } from './fines/fines.reads.ts';
import { salesHistory } from './history.reads.ts';

const NUMBERS = 'generate_series($2::integer, $3::integer) n';
const DAYS = { from: '2026-11-01', to: '2026-11-30', status: null, payer: null, search: null };

pagedSuite({
  list: salesHistory,
  filter: { ...DAYS, way: 'cash' },
  otherFilter: { ...DAYS, way: 'online' },
  context: [],
  keyOf: ({ orderId }) => String(orderId),
  insert: `
    insert into order_facts (store_id, order_id, day, hour, outcome, way, method, is_delivery, subtotal_cents, delivery_cents,
                             store_discount_cents, sponsored_cents, online_cents, card_cents, cash_cents, commission_cents, order_version)
    select $1::integer, $1::integer * 10000::bigint + n, date '2026-11-20' - n % 7, 12, 'completed', 'cash', 'CASH', false, 100, 0, 0, 0, 0, 0, 100, 0, 1 from ${NUMBERS}`,
  remove:
    'delete from order_facts where store_id = $1::integer and order_id = $1::integer * 10000::bigint + $2',
});

pagedSuite({
  list: waitingReversals,
  filter: {},
  otherFilter: { isOther: true },
  context: [],
  isOfAllStores: true,
  keyOf: ({ storeId, reversalId }) => `${storeId} ${reversalId}`,
  insert: `with orders_made as (
      insert into orders (store_id, order_id, external_id, content_hash, code, status, fulfilment, created_at, closed_at, received_at, accept_by,
                          promised_for, customer_name, is_phone_verified, is_first_in_app, is_first_in_store, item_count, total_cents,
                          charge_cents, payment_summary, is_located, can_use_courier, search_text, document)
      select $1, n, 'x' || n, '\\x00', 'K' || n, 'cancelled', 'pickup', now(), now(), now(), now(), now(), 'Ana', false, false, false, 1, 100,
             0, 'Pix', false, false, '', '{}' from ${NUMBERS}),
    fined as (
      insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, order_id,
                                   first_seq, last_seq)
      select $1, n, 'fine', n, 'posted', '', now(), current_date, n, n, n from ${NUMBERS})
    insert into fine_reversals (store_id, posting_id, fine_id, order_id, cents, description, requested_at, requested_by)
    select $1, n, n, n, 100, 'Faltou luz na rua inteira', timestamptz '2026-11-20' - n % 7 * interval '1 day', 'Ana' from ${NUMBERS}`,
  remove: 'delete from fine_reversals where store_id = $1 and posting_id = $2',
});
