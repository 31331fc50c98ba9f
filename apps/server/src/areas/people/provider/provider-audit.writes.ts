import { sql } from '../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';

/** A call that a person of the provider is making. */
export interface ProviderAuditEntry {
  /** Null for an unknown person. */
  personId: number | null;
  sessionId: string | null;
  call: string;
  storeId: number | null;
  numbers: Readonly<Record<string, number>>;
  /** The outcome, if already known. */
  outcome: string | null;
  address: string;
}

/**
 * The only function that writes to the provider's audit log. Returns the number of the entry. Never write secrets or
 * typed texts.
 */
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

/** Adds the outcome to an entry. */
export async function setProviderOutcome(system: Database, entryId: number, outcome: string): Promise<void> {
  await system.directory(sql`
    update provider_audit set outcome = ${outcome} where entry_id = ${entryId} and outcome is null`);
}

/**
 * Records an action on the command line that concerns no store. The command line has no session, so the actor
 * is the machine's account.
 */
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
