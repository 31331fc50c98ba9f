import { demandHoldsFrom } from '@comanda/domain/access/second-factor';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import { findStoreInPanel } from '../login/accounts.reads.ts';

/**
 * Says whether the store's administrators need a second factor: from a night after a week on, so that nobody is shut out
 * while they work. Saying the same again changes nothing.
 */
export async function demandSecondFactor(
  tx: Transaction,
  { userId, sessionId }: Session,
  isDemanded: boolean,
  now: number,
): Promise<void> {
  const store = await findStoreInPanel(tx);
  if (store === null) throw new Error(`store ${tx.storeId} has a session and no row`);
  const changed = isDemanded
    ? await tx.maybeRow(sql`
        insert into second_factor_demands (store_id, holds_from)
        values (${tx.storeId}, ${new Date(demandHoldsFrom(store.timeZone, now))})
        on conflict (store_id) do nothing returning store_id`)
    : await tx.maybeRow(sql`
        delete from second_factor_demands where store_id = ${tx.storeId} returning store_id`);
  if (changed === null) return;
  const details = { exigido: isDemanded };
  await recordAudit(tx, { userId, sessionId, now }, 'access.factor-demanded', { details });
  tx.announce('people');
}
