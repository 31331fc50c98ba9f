import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../people/audit/public.ts';

/** Hides the notice about online payment from the user. An administrator hides it from all users of the store. */
export async function dismissPayOnlineNotice(tx: Transaction, session: Session, now: number): Promise<void> {
  await tx.rows(sql`
    insert into notice_dismissals (store_id, user_id, notice, dismissed_at)
    values (${tx.storeId}, ${session.userId}, 'pay-online', ${new Date(now)}) on conflict do nothing`);
  if (!session.roles.includes('admin')) return;
  const switchedOff = await tx.maybeRow(sql`
    update stores set pay_online_notice = false where store_id = ${tx.storeId} and pay_online_notice
    returning store_id`);
  if (switchedOff === null) return;
  tx.notify({ kind: 'store-changed' });
  const details = { aviso: 'pay-online', ligado: false };
  await recordAudit(tx, { session, now }, 'store.notice-changed', { details });
}
