import type { ErrorCode } from '@comanda/contract/errors';
import type { RefusedOrders } from '@comanda/contract/orders/intake/refused-order.wire';
import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import { Counter, type Registry } from '@prometheus-io/client';
import type { Clock } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import type { AppError } from '../../../platform/errors/app-error.ts';
import type { Logger } from '../../../platform/log.ts';

/**
 * Reasons that make a partner lose its order. Failures that partners retry automatically are not included.
 */
const LOSING = [
  'request.invalid',
  'request.malformed',
  'request.unsupported-media',
  'request.too-large',
  'intake.id-reused',
  'intake.store-closed',
  'store.suspended',
  'payments.not-taken',
] as const satisfies readonly ErrorCode[];

/**
 * The most frequent reason, because stores close every night. Rows with this reason are deleted before other
 * rows.
 */
const USUAL: (typeof LOSING)[number] = 'intake.store-closed';

/**
 * Maximum of rows per store: a faulty program must not fill the disk. For each partner and reason, older rows are
 * deleted first.
 */
export const MAX_REFUSALS = 500;
const LONGEST_ID = 100;
const LONGEST_PARTNER = 40;
const LONGEST_WORDS = 200;
const KEY_WORDS = (label: string) => `Chave “${label}”`;

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
  metrics: Registry;
}

/** Records refused orders, for the store and the provider. An accepted order needs no query. */
export function createRefusals({ database, clock, log, metrics }: Deps) {
  const refused = new Counter({
    name: 'comanda_orders_refused_total',
    help: 'Orders of partners that were refused, by reason; repeats of one order count once.',
    labelNames: ['reason'],
    registers: [metrics],
  });
  for (const reason of LOSING) refused.inc({ reason }, 0);
  return {
    /**
     * Records a refusal of the order `sent`, once per reason. `keyLabel` names the partner when the document
     * does not. If recording fails, the error is only logged, because the partner must get its answer.
     */
    async note(
      { storeId, keyLabel }: { storeId: number; keyLabel: string | null },
      sent: unknown,
      error: AppError,
    ): Promise<void> {
      const reason = LOSING.find((code) => code === error.code);
      if (reason === undefined) return;
      const refusal = { ...factsOf(sent, keyLabel), reason, ...faultOf(error), now: clock.now() };
      try {
        const isNew = await database.inStore(storeId, (tx) => saveRefused(tx, refusal));
        if (isNew) refused.inc({ reason });
      } catch (err) {
        log.warn({ err, storeId, reason }, 'refused order not noted');
      }
    },
  };
}

const cut = (value: unknown, longest: number) =>
  typeof value === 'string' || typeof value === 'number'
    ? tidyName(String(value).slice(0, longest).replaceAll('\0', '').toWellFormed())
    : '';

/** Data that identify the order and its sender, without customer data. */
function factsOf(sent: unknown, keyLabel: string | null) {
  const fields: Record<string, unknown> = typeof sent === 'object' && sent !== null ? { ...sent } : {};
  const partner = cut(fields.salesChannel, LONGEST_PARTNER) || cut(fields.sourceAppId, LONGEST_PARTNER);
  const key = cut(keyLabel, LONGEST_PARTNER);
  return {
    externalId: cut(fields.id, LONGEST_ID),
    partner: partner || (key === '' ? null : KEY_WORDS(key)),
  };
}

/** The fault as field names and our own sentences, without values of the partner's document. */
function faultOf({ details: { fields = [], detail } }: AppError) {
  const [first] = fields;
  const words = first?.mensagem ?? detail ?? null;
  return {
    field: first?.campo.slice(0, LONGEST_WORDS) ?? null,
    words: words?.slice(0, LONGEST_WORDS) ?? null,
    faults: fields.length,
  };
}

interface Refusal {
  externalId: string;
  reason: string;
  partner: string | null;
  field: string | null;
  words: string | null;
  faults: number;
  now: number;
}

/** Saves a refusal. Returns true for the first refusal of its order and reason. */
async function saveRefused(tx: Transaction, refusal: Refusal): Promise<boolean> {
  const at = new Date(refusal.now);
  const [stored] = await tx.rows<{ times: number }>(sql`
    insert into order_refusals (store_id, external_id, reason, partner, field, words, faults, first_at, last_at)
    values (${tx.storeId}, ${refusal.externalId}, ${refusal.reason}, ${refusal.partner}, ${refusal.field}, ${refusal.words},
            ${refusal.faults}, ${at}, ${at})
    on conflict (store_id, external_id, reason) do update set
      last_at = excluded.last_at, times = least(order_refusals.times, 1000000) + 1, field = excluded.field,
      words = excluded.words, faults = excluded.faults, partner = coalesce(excluded.partner, order_refusals.partner)
    returning times`);
  if (stored?.times !== 1) return false;
  await tx.rows(sql`
    delete from order_refusals where store_id = ${tx.storeId} and (external_id, reason) in (
      select external_id, reason
        from (select external_id, reason, last_at,
                     row_number() over (partition by reason, partner order by last_at desc, external_id) as place
                from order_refusals where store_id = ${tx.storeId}) ranked
       order by place, reason = ${USUAL}, last_at desc, external_id, reason offset ${MAX_REFUSALS})`);
  return true;
}

/**
 * Lists a store's refusals by partner and reason, each with its last order, newest first. Orders without an
 * id count as different orders. If the list is too long, refusals of a closed store are left out first.
 */
export function listRefused(tx: Transaction): Promise<RefusedOrders[]> {
  return tx.rows<RefusedOrders>(sql`
    select * from (
      select * from (
        select distinct on (reason, partner) external_id as "externalId", reason, partner, field, words, faults,
               min(first_at) over alike as "firstAt", last_at as "lastAt", (sum(times) over alike)::bigint as times,
               (sum(case external_id when '' then times else 1 end) over alike)::integer as orders
          from order_refusals where store_id = ${tx.storeId}
        window alike as (partition by reason, partner)
         order by reason, partner, last_at desc, external_id) newest
       order by reason = ${USUAL}, "lastAt" desc, "externalId", reason limit ${MAX_LISTED}) listed
     order by "lastAt" desc, "externalId", reason`);
}

const MAX_LISTED = 100;
