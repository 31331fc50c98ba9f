import type { Account } from '@comanda/domain/money/ledger/accounts';

type Run = (statement: string, values: unknown[]) => Promise<unknown>;

const column = (account: Account) => account.replace('-', '_');

/**
 * Posts cents from one account to another in each of the given ledgers, so that each ledger stays balanced.
 * With negative cents, the direction is reversed.
 */
export async function plantEntry(
  run: Run,
  storeIds: readonly number[],
  { from, to, cents }: { from: Account; to: Account; cents: number },
): Promise<void> {
  if (cents === 0) return;
  if (cents < 0) return plantEntry(run, storeIds, { from: to, to: from, cents: -cents });
  const [minus, plus] = [column(from), column(to)];
  await run(
    `with moved as (
       update ledger_books set last_seq = last_seq + 1, last_posting = last_posting + 1, ${minus} = ${minus} - $2,
              ${plus} = ${plus} + $2
        where store_id = any($1) returning store_id, last_seq, last_posting, ${minus} as from_after, ${plus} as to_after),
     posted as (
       insert into ledger_postings (store_id, posting_id, source_kind, source_id, step, fingerprint, occurred_at, booked_on, first_seq,
                                    last_seq)
       select store_id, last_posting, 'adjustment', 'planted-' || last_posting, 'posted', '', now(), '2026-11-01', last_seq, last_seq
         from moved)
     insert into ledger_entries (store_id, seq, posting_id, from_account, to_account, cents, kind, from_after, to_after, occurred_at,
                                 booked_on)
     select store_id, last_seq, last_posting, '${from}', '${to}', $2::bigint, 'adjustment', from_after, to_after, now(), '2026-11-01'
       from moved`,
    [storeIds, cents],
  );
}
