import { sql } from '../../platform/database/sql.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';

/** What somebody of the provider is about to do. */
export interface ProviderAuditEntry {
  /** Null: nobody we know. */
  personId: number | null;
  sessionId: string | null;
  call: string;
  storeId: number | null;
  numbers: Readonly<Record<string, number>>;
  /** What came of it, where it is known already. */
  outcome: string | null;
  address: string;
}

/** The one writer of the provider's audit; answers the entry's number. No secrets, no words of anybody. */
export async function insertProviderAudit(
  system: Database,
  entry: ProviderAuditEntry,
  now: number,
): Promise<number> {
  const [row] = await system.directory<{ entryId: number }>(sql`
    insert into provider_audit (at, person_id, session_id, call, about_store, numbers, outcome, address)
    values (${new Date(now)}, ${entry.personId}, ${entry.sessionId}, ${entry.call}, ${entry.storeId},
            ${JSON.stringify(entry.numbers)}, ${entry.outcome}, ${entry.address})
    returning entry_id as "entryId"`);
  if (row === undefined) throw new Error('the audit took no entry');
  return row.entryId;
}

/** Adds what came of it. */
export async function setProviderOutcome(system: Database, entryId: number, outcome: string): Promise<void> {
  await system.directory(sql`
    update provider_audit set outcome = ${outcome} where entry_id = ${entryId} and outcome is null`);
}

/** Writes down what was done of no store at a terminal, which has no session: by the account of the machine. */
export async function noteAtTerminal(
  tx: Transaction,
  command: string,
  numbers: Readonly<Record<string, number>>,
  { operator, now }: { operator: string; now: number },
): Promise<void> {
  await tx.rows(sql`
    insert into provider_audit (at, call, numbers, outcome, address)
    values (${new Date(now)}, ${`terminal: ${command}`}, ${JSON.stringify(numbers)}, 'done',
            ${`terminal: ${operator}`})`);
}
