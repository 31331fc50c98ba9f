import type { LastingStatus } from '@comanda/domain/menu/menu/menu-product';
import type { Command } from '../../../../platform/command.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { findGroup } from './options.reads.ts';
import { updateGroup } from './options.writes.ts';

/** Sets a group's status in all linked products. Returns the menu's version. Throws `options.not-found`. */
export const setGroupStatus: Command<{ groupId: number; status: LastingStatus }, number> = async (
  tx,
  { groupId, status },
  session,
  now,
) => {
  const version = await lockMenu(tx);
  const group = await findGroup(tx, groupId);
  if (group.status === status) return version;
  await updateGroup(tx, groupId, { ...group, status }, { userName: session.userName, now });
  return recordMenuChange(tx, { session, now }, 'options.saved', {
    details: { nome: group.name },
    before: { situacao: group.status },
    after: { situacao: status },
  });
};
