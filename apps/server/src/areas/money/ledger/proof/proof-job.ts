import type { LedgerDifference } from '@comanda/domain/money/ledger/prove';
import type { Registry } from '@prometheus-io/client';
import type { Clock } from '../../../../platform/clock.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { addOnDemandGauge } from '../../../../platform/on-demand-gauge.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import { type NoteFailure, RepeatedWork } from '../../../../platform/repeated-work.ts';
import { proveStore } from './prove-store.ts';
import { strandedPayments } from './stranded.reads.ts';

const EVERY_MS = 60_000;
/** Maximum of ledgers checked per round. The next rounds check the rest. */
const BATCH = 200;
/** Interval between two full checks of a ledger. */
const WHOLE_EVERY_MS = 24 * 3_600_000;
/** A ledger whose last full check is older than this is treated as unproven. */
const UNPROVEN_MS = 26 * 3_600_000;

interface Deps {
  system: Database;
  clock: Clock;
  log: Logger;
  metrics: Registry;
}

/**
 * Runs one round. Checks new entries, and all entries of ledgers whose last full check is a day old. A failed
 * ledger does not stop the other checks. Returns the number of ledgers.
 */
export async function proveBooks(
  { system, clock, log }: Deps,
  stopping?: AbortSignal,
  noteFailure?: NoteFailure,
): Promise<number> {
  const now = clock.now();
  const due = await booksToProve(system, now);
  for (const { storeId, isWhole } of due) {
    if (stopping?.aborted) break;
    try {
      await proveStore(system, storeId, { fromZero: isWhole, now });
    } catch (err) {
      noteFailure?.(err);
      log.warn({ err, storeId }, 'a store’s book was not proven; tried again later');
    }
  }
  return due.length;
}

/**
 * Logs each store whose settlements wait after a failed proof, once per hold. The failed proof may belong to
 * this job, a settlement run or a transfer.
 */
export async function reportHeldBooks(
  { system, log }: Pick<Deps, 'system'> & { log: Pick<Logger, 'error'> },
  reported: Set<string>,
): Promise<void> {
  for (const { storeId, heldAt, difference } of await heldBooks(system)) {
    const name = `${storeId}-${heldAt}`;
    if (!reported.has(name))
      log.error({ storeId, heldAt, ...difference }, 'a store’s book fails its proof; its settlements wait');
    reported.add(name);
  }
}

/** Logs each stranded payment once; the console lists all. */
async function reportStranded({ system, clock, log }: Deps, reported: Set<string>): Promise<void> {
  const { rows } = await strandedNow(system, clock.now());
  for (const { storeId, orderId, cents, since } of rows) {
    const name = `${storeId}-${orderId}-${cents}`;
    if (!reported.has(name))
      log.error(
        { storeId, orderId, cents, since },
        'paid money of a closed order is held without a pending payout',
      );
    reported.add(name);
  }
}

const strandedNow = (system: Database, now: number) =>
  strandedPayments.page(readerOfAll(system), { storeId: null, after: null }, { now });

/** Checks new entries every minute, and every ledger from its first entry once a day. */
export function startProofJob(deps: Deps): RepeatedWork {
  addOnDemandGauge(deps.metrics, {
    name: 'comanda_ledger_differences',
    help: 'Books whose sums differ from their entries; the console lists them.',
    read: async () => (await countDifferences(deps.system))[0]?.count ?? Number.NaN,
  });
  addOnDemandGauge(deps.metrics, {
    name: 'comanda_ledger_last_proof_timestamp_seconds',
    help: 'Time of the last proof of a book; 0 before the first proof.',
    read: async () => (await lastProof(deps.system))[0]?.seconds ?? Number.NaN,
  });
  addOnDemandGauge(deps.metrics, {
    name: 'comanda_ledger_unproven_books',
    help: 'Books without a proof from their first entry within the last 26 hours.',
    read: async () => (await countUnproven(deps.system, deps.clock.now()))[0]?.count ?? Number.NaN,
  });
  addOnDemandGauge(deps.metrics, {
    name: 'comanda_ledger_stranded_payments',
    help: 'Paid orders that are closed, whose money is held without a pending payout; the console lists them.',
    read: async () => (await strandedNow(deps.system, deps.clock.now())).count,
  });
  const held = new Set<string>();
  const stranded = new Set<string>();
  const rounds = new RepeatedWork({
    job: 'ledger-proofs',
    everyMs: EVERY_MS,
    work: async (stopping, noteFailure) => {
      const proven = await proveBooks(deps, stopping, noteFailure);
      await reportHeldBooks(deps, held);
      await reportStranded(deps, stranded);
      return proven;
    },
    failure: 'books not proven; tried again in a minute',
    log: deps.log,
  });
  rounds.start();
  return rounds;
}

/**
 * Ledgers to check: first ledgers with unchecked entries, then ledgers without a full check for a day. A
 * ledger with a difference gets a full check.
 */
function booksToProve(system: Database, now: number): Promise<{ storeId: number; isWhole: boolean }[]> {
  const before = new Date(now - WHOLE_EVERY_MS);
  return system.directory(sql`
    select b.store_id as "storeId", p.whole_at is null or p.whole_at < ${before} or p.difference is not null as "isWhole"
      from ledger_books b left join ledger_proofs p on p.store_id = b.store_id
     where p.store_id is null or p.proven_seq < b.last_seq or p.whole_at is null or p.whole_at < ${before}
     order by p.proven_seq < b.last_seq desc, p.whole_at nulls first limit ${BATCH}`);
}

const heldBooks = (
  system: Database,
): Promise<{ storeId: number; heldAt: number; difference: LedgerDifference | null }[]> =>
  system.directory(sql`
    select h.store_id as "storeId", h.held_at as "heldAt", p.difference
      from book_holds h left join ledger_proofs p on p.store_id = h.store_id
     where h.released_at is null order by h.held_at, h.store_id limit ${BATCH}`);

const countDifferences = (system: Database): Promise<{ count: number }[]> =>
  system.directory(sql`
    select count(*)::integer as count from ledger_proofs where difference is not null`);

const lastProof = (system: Database): Promise<{ seconds: number }[]> =>
  system.directory(sql`
    select coalesce(extract(epoch from max(proven_at)), 0)::double precision as seconds from ledger_proofs`);

const countUnproven = (system: Database, now: number): Promise<{ count: number }[]> =>
  system.directory(sql`
    select count(*)::integer as count from ledger_books b left join ledger_proofs p on p.store_id = b.store_id
     where b.last_seq > 0 and (p.whole_at is null or p.whole_at < ${new Date(now - UNPROVEN_MS)})`);
