import { runStatement } from '@comanda/testkit/run-statement';

/** Gives every store a commission of 12 % and a ledger, both valid from a day in the past. */
export async function openBooks(ownerUrl: string): Promise<void> {
  await runStatement(
    ownerUrl,
    `insert into commission_terms (store_id, from_day, rate_millionths, set_at)
     select store_id, '2020-01-01', 120000, now() from stores`,
  );
  await runStatement(
    ownerUrl,
    `insert into ledger_books (store_id, opened_on) select store_id, '2020-01-01' from stores`,
  );
}
