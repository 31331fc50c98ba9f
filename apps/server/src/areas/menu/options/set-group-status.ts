import type { KeptStatus } from '@comanda/domain/menu/menu-product';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import { countMenuChange, lockMenu } from '../whole/lock-menu.ts';
import { findGroup } from './options.reads.ts';
import { updateGroup } from './options.writes.ts';

/** Sets how a group stands in every product that asks it. Answers the menu's version; throws `options.not-found`. */
export async function setGroupStatus(
  tx: Transaction,
  groupId: number,
  status: KeptStatus,
  session: Session,
  now: number,
): Promise<number> {
  const version = await lockMenu(tx);
  const group = await findGroup(tx, groupId);
  if (group.status === status) return version;
  await updateGroup(tx, groupId, { ...group, status }, { userName: session.userName, now });
  await recordAudit(
    tx,
    {
      ...session,
      action: 'options.saved',
      details: { nome: group.name },
      before: { situacao: group.status },
      after: { situacao: status },
    },
    now,
  );
  return countMenuChange(tx);
}
