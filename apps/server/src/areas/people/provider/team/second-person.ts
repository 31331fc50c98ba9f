import type { ErrorCode } from '@comanda/contract/errors';
import {
  faultOfSecondPerson,
  type LoginChange,
  type SecondPersonFault,
} from '@comanda/domain/people/provider/second-person';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';

const FAULTS = {
  'same-person': 'ledger.same-person',
  'fresh-login': 'ledger.fresh-login',
  'same-hand': 'ledger.same-hand',
} as const satisfies Record<SecondPersonFault, ErrorCode>;

/**
 * Refuses a person who may not decide another person's request. Call this in the transaction of the decision.
 * Throws `ledger.same-person`, `ledger.fresh-login`, `ledger.same-hand`.
 */
export async function assertSecondPerson(
  tx: Transaction,
  { requestedBy, requestedAt }: { requestedBy: string; requestedAt: number },
  { operator, now }: ProviderActor,
): Promise<void> {
  const changes = await changesOf(tx, [requestedBy, operator]);
  const fault = faultOfSecondPerson({ requestedBy, requestedAt, decider: operator, now, changes });
  if (fault !== null) throw new AppError(FAULTS[fault]);
}

/** Finds all changes of these logins, and also the changes of the logins that made those changes. */
export const changesOf = (tx: Pick<Transaction, 'rows'>, logins: readonly string[]): Promise<LoginChange[]> =>
  tx.rows<LoginChange>(sql`
    with recursive behind (login) as (
      select unnest(${[...logins]}::text[])
      union
      select c.changed_by from behind b
        join provider_people p on p.username = b.login
        join team_changes c on c.person_id = p.person_id and not c.is_at_terminal)
    select p.username as login, c.what, c.changed_by as by, c.is_at_terminal as "isAtTerminal", c.changed_at as at
      from team_changes c join provider_people p using (person_id)
     where p.username in (select login from behind)`);
