import { demandHoldsFrom } from '@comanda/domain/people/access/second-factor';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { recordAudit } from '../../audit/public.ts';
import { findStoreInPanel } from '../login/accounts.reads.ts';

/**
 * Sets whether the store's administrators need a second factor. The requirement begins at night, a week later, so that
 * no administrator is locked out during work. An equal value changes nothing.
 */
export const demandSecondFactor: Command<{ isDemanded: boolean }, void> = async (
  tx,
  { isDemanded },
  session,
  now,
) => {
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
  await recordAudit(tx, { session, now }, 'access.factor-demanded', { details: { exigido: isDemanded } });
  tx.announce('people');
};
