import type { ErrorCode } from '@comanda/contract/errors';
import type { RefusedOrder } from '@comanda/contract/intake/refused-order.wire';
import { tidyName } from '@comanda/domain/text/tidy-name';
import { Counter, type Registry } from '@prometheus-io/client';
import type { Clock } from '../../platform/clock.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import type { Logger } from '../../platform/log.ts';

/** Failures after which a partner's order is nowhere. What is tried again by itself is none of them. */
const LOSING = [
  'request.invalid',
  'request.too-large',
  'intake.id-reused',
  'intake.store-closed',
  'store.suspended',
  'payments.not-taken',
] as const satisfies readonly ErrorCode[];

/** What every night brings: it gives way to what nobody expects. */
const USUAL: (typeof LOSING)[number] = 'intake.store-closed';

/** Rows a store has at most: a program that sends nonsense must not fill the disk. The usual ones give way, then the oldest. */
export const MOST_REFUSALS = 500;
const LONGEST_ID = 100;
const LONGEST_PARTNER = 40;
const LONGEST_WORDS = 200;

interface Deps {
  database: Database;
  clock: Clock;
  log: Logger;
  metrics: Registry;
}

/** Keeps which orders were refused, for the store and the provider. Nothing is asked of the database for an order that is taken. */
export function createRefusals({ database, clock, log, metrics }: Deps) {
  const refused = new Counter({
    name: 'comanda_orders_refused_total',
    help: 'Orders of partners that were refused, by reason; repeats of one order count once.',
    labelNames: ['reason'],
    registers: [metrics],
  });
  for (const reason of LOSING) refused.inc({ reason }, 0);
  return {
    /** Notes a refusal of the order `sent`, once for each reason. What cannot be noted is logged: the partner's answer comes first. */
    async note(storeId: number, sent: unknown, error: AppError): Promise<void> {
      const reason = LOSING.find((code) => code === error.code);
      if (reason === undefined) return;
      const refusal = { ...factsOf(sent), reason, ...faultOf(error), now: clock.now() };
      try {
        const isNew = await database.inStore(storeId, (tx) => keepRefused(tx, refusal));
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

/** What tells the order and its sender; a customer is named in none of it. */
function factsOf(sent: unknown) {
  const fields: Record<string, unknown> = typeof sent === 'object' && sent !== null ? { ...sent } : {};
  const partner = cut(fields.salesChannel, LONGEST_PARTNER) || cut(fields.sourceAppId, LONGEST_PARTNER);
  return { externalId: cut(fields.id, LONGEST_ID), partner: partner || null };
}

/** Names of fields are ours, and so are the sentences: nothing of the document's values is in them. */
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

/** True: it was not known yet. */
async function keepRefused(tx: Transaction, refusal: Refusal): Promise<boolean> {
  const at = new Date(refusal.now);
  const [kept] = await tx.rows<{ times: number }>(sql`
    insert into order_refusals (store_id, external_id, reason, partner, field, words, faults, first_at, last_at)
    values (${tx.storeId}, ${refusal.externalId}, ${refusal.reason}, ${refusal.partner}, ${refusal.field}, ${refusal.words},
            ${refusal.faults}, ${at}, ${at})
    on conflict (store_id, external_id, reason) do update set
      last_at = excluded.last_at, times = least(order_refusals.times, 1000000) + 1, field = excluded.field,
      words = excluded.words, faults = excluded.faults, partner = coalesce(excluded.partner, order_refusals.partner)
    returning times`);
  if (kept?.times !== 1) return false;
  await tx.rows(sql`
    delete from order_refusals where store_id = ${tx.storeId} and (external_id, reason) in (
      select external_id, reason from order_refusals where store_id = ${tx.storeId}
       order by reason = ${USUAL}, last_at desc, external_id, reason offset ${MOST_REFUSALS})`);
  return true;
}

/** Those of a store, the newest first; where there are more than are listed, the usual ones are left out first. */
export function listRefused(tx: Transaction): Promise<RefusedOrder[]> {
  return tx.rows<RefusedOrder>(sql`
    select "externalId", reason, partner, field, words, faults, "firstAt", "lastAt", times
      from (select external_id as "externalId", reason, partner, field, words, faults, first_at as "firstAt", last_at as "lastAt", times
              from order_refusals where store_id = ${tx.storeId}
             order by reason = ${USUAL}, last_at desc, external_id, reason limit ${MOST_LISTED}) listed
     order by "lastAt" desc, "externalId", reason`);
}

const MOST_LISTED = 100;
