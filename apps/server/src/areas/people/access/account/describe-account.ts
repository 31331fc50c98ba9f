import type { OwnAccount } from '@comanda/contract/people/access/account.wire';
import { secondFactorDueAt } from '@comanda/domain/people/access/second-factor';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { findFactorFacts } from '../second-factor/factor-facts.reads.ts';
import { countRecoveryCodes } from '../second-factor/second-factors.writes.ts';

/** The account of the session's user. */
export async function describeAccount(tx: Transaction, { userId, roles }: Session): Promise<OwnAccount> {
  const person = await tx.maybeRow<{ name: string; login: string; email: string | null }>(sql`
    select name, username as login, email from users where store_id = ${tx.storeId} and user_id = ${userId}`);
  if (person === null) throw new AppError('auth.required');
  const facts = await findFactorFacts(tx, userId);
  return {
    ...person,
    recoveryCodesLeft: facts.hasSecondFactor ? await countRecoveryCodes(tx, userId) : null,
    secondFactorDueAt: secondFactorDueAt({ roles, ...facts }),
    demandedFrom: facts.demandedFrom,
  };
}
