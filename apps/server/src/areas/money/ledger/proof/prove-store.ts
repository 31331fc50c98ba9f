import { type Balances, noBalances } from '@comanda/domain/money/ledger/accounts';
import {
  differencesKey,
  type LedgerDifference,
  type LedgerTies,
  type NumberedEntry,
  proveBook,
  proveEntries,
} from '@comanda/domain/money/ledger/prove';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { readBook } from '../book/book.ts';
import { HELD_CENTS } from '../payments/held-payments.ts';
import { settleHold } from './book-holds.writes.ts';

/** Entries per read. */
const SLICE = 5_000;

/** Result of a check: all differences in the order they were found. */
export interface Proof {
  provenSeq: number;
  differences: readonly LedgerDifference[];
}

/**
 * Checks a store's ledger in one snapshot. Adds up the entries since the last check, or all entries with
 * `fromZero`. Compares the sums with the ledger's balances, and each account with the rows that explain its
 * balance. Saves the result; a difference holds the store's settlements. Null for a store without a ledger.
 */
export async function proveStore(
  database: Database,
  storeId: number,
  { fromZero, now }: { fromZero: boolean; now: number },
): Promise<Proof | null> {
  const found = await database.readInStore(storeId, (tx) => count(tx, fromZero));
  if (found === null) return null;
  await database.inStore(storeId, (tx) => saveProof(tx, found, { fromZero, now }));
  return found;
}

/**
 * Checks that the entries since the last check add up to the saved balances, and saves the result. The caller must have
 * locked the ledger, because a concurrent posting would change the sums.
 */
export async function proveHeldBook(tx: Transaction, now: number): Promise<void> {
  const found = await count(tx, false);
  if (found !== null) await saveProof(tx, found, { fromZero: false, now });
}

interface Counted extends Proof {
  balances: Balances;
}

async function count(tx: Transaction, fromZero: boolean): Promise<Counted | null> {
  const book = await readBook(tx);
  if (book === null) return null;
  const known = fromZero ? null : await lastProof(tx);
  let [balances, provenSeq]: [Balances, number] = [known?.balances ?? noBalances(), known?.provenSeq ?? 0];
  const differences: LedgerDifference[] = [];
  for (;;) {
    const entries = await entriesAfter(tx, provenSeq);
    const proven = proveEntries(balances, provenSeq, entries);
    balances = proven.balances;
    differences.push(...proven.differences);
    provenSeq = entries.at(-1)?.seq ?? provenSeq;
    if (entries.length < SLICE) break;
  }
  if (provenSeq !== book.lastSeq)
    differences.push({ seq: provenSeq, what: 'gap', expected: book.lastSeq, found: provenSeq });
  differences.push(...proveBook(book, balances, await tiesOf(tx)));
  return { balances, provenSeq, differences };
}

function entriesAfter(tx: Transaction, seq: number): Promise<NumberedEntry[]> {
  return tx.rows<NumberedEntry>(sql`
    select seq, from_account as "from", to_account as "to", cents, kind, from_after as "fromAfter", to_after as "toAfter"
      from ledger_entries where store_id = ${tx.storeId} and seq > ${seq} order by seq limit ${SLICE}`);
}

async function lastProof(tx: Transaction): Promise<{ provenSeq: number; balances: Balances } | null> {
  return tx.maybeRow(sql`
    select proven_seq as "provenSeq", balances from ledger_proofs
     where store_id = ${tx.storeId} and difference is null`);
}

async function tiesOf(tx: Transaction): Promise<LedgerTies> {
  const row = await tx.maybeRow<LedgerTies>(sql`
    select (coalesce((select sum(${HELD_CENTS}) from held_payments
                       where store_id = ${tx.storeId} and delivered_by is null and ${HELD_CENTS} <> 0), 0)
            - coalesce((select sum(held_cents) from ledger_blocks
                         where store_id = ${tx.storeId} and state = 'open'), 0))::bigint as "heldPayments",
           coalesce((select sum(cents) from receivables
                      where store_id = ${tx.storeId} and state = 'open'), 0)::bigint as "openReceivables",
           coalesce((select sum(cents) from ledger_blocks
                      where store_id = ${tx.storeId} and state = 'open'), 0)::bigint as "openBlocks",
           coalesce((select sum(cents) from payment_transfers
                      where store_id = ${tx.storeId} and state in ('asking', 'waiting')), 0)::bigint as "openTransfers"`);
  if (row === null) throw new Error('a select without a table has one row');
  return row;
}

async function saveProof(
  tx: Transaction,
  { balances, provenSeq, differences }: Counted,
  { fromZero, now }: { fromZero: boolean; now: number },
): Promise<void> {
  const at = new Date(now);
  const [difference = null] = differences;
  await tx.rows(sql`
    insert into ledger_proofs as kept (store_id, proven_seq, balances, proven_at, whole_at, difference)
    values (${tx.storeId}, ${provenSeq}, ${JSON.stringify(balances)}::jsonb, ${at}, ${fromZero ? at : null},
            ${difference === null ? null : JSON.stringify(difference)}::jsonb)
    on conflict (store_id) do update
      set proven_seq = excluded.proven_seq, balances = excluded.balances, proven_at = excluded.proven_at,
          whole_at = coalesce(excluded.whole_at, kept.whole_at), difference = excluded.difference`);
  await settleHold(tx, differencesKey(differences), now);
}
