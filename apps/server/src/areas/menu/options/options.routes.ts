import {
  addLink as addLinkCall,
  changeUses as changeUsesCall,
  orderLinks as orderLinksCall,
  removeLink as removeLinkCall,
  saveFlavours as saveFlavoursCall,
  setLinkStatus as setLinkStatusCall,
} from '@comanda/contract/menu/links.calls';
import * as calls from '@comanda/contract/menu/options.calls';
import type { ListedGroup } from '@comanda/contract/menu/options.wire';
import type { MenuParts } from '@comanda/domain/menu/menu-parts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import type { Session } from '../../../platform/http/requester.ts';
import type { MenuDocuments } from '../whole/menu-documents.ts';
import { addLink, changeUses, orderLinks, removeLink, setLinkStatus } from './change-links.ts';
import { deleteOption, orderOptions, saveOption } from './change-options.ts';
import { deleteGroup, restoreGroup } from './delete-group.ts';
import { deleteOptionCategory } from './delete-option-category.ts';
import { duplicateGroup } from './duplicate-group.ts';
import { saveFlavours } from './save-flavours.ts';
import { saveGroup } from './save-group.ts';
import { saveOptionCategory } from './save-option-category.ts';
import { setGroupStatus } from './set-group-status.ts';

interface Deps {
  database: Database;
  menus: MenuDocuments;
  clock: Clock;
}

/** Options to choose from: their categories, groups, options, and which products ask them. */
export function bindOptions(bind: Bind, { database, menus, clock }: Deps): void {
  const inStore = <T>({ storeId }: Session, work: (tx: Transaction) => Promise<T>) =>
    database.inStore(storeId, work);
  const menuOf = async ({ storeId }: Session) => (await menus.now(storeId)).parts;
  /** A command that answers the menu's version only. */
  const versionOf = async (session: Session, work: (tx: Transaction) => Promise<number>) => ({
    version: await inStore(session, work),
  });

  bind(calls.listOptionCategories, async (_input, { session }) => (await menuOf(session)).optionCategories);
  bind(calls.saveOptionCategory, (wanted, { session }) =>
    inStore(session, (tx) => saveOptionCategory(tx, wanted, session, clock.now())),
  );
  bind(calls.deleteOptionCategory, ({ optionCategoryId }, { session }) =>
    versionOf(session, (tx) => deleteOptionCategory(tx, optionCategoryId, session, clock.now())),
  );

  bind(calls.listGroups, async (_input, { session }) =>
    listedGroups(await menuOf(session)).filter(({ productId }) => productId === null),
  );
  bind(calls.readGroup, async ({ groupId }, { session }) => {
    const group = listedGroups(await menuOf(session)).find((each) => each.groupId === groupId);
    if (group === undefined) throw new AppError('options.not-found');
    return group;
  });
  bind(calls.listGroupsOfCategory, async ({ optionCategoryId }, { session }) => {
    const parts = await menuOf(session);
    if (!parts.optionCategories.some((category) => category.optionCategoryId === optionCategoryId))
      throw new AppError('options.category-not-found');
    return listedGroups(parts).filter((each) => each.optionCategoryId === optionCategoryId);
  });
  bind(calls.saveGroup, (wanted, { session }) =>
    inStore(session, (tx) => saveGroup(tx, wanted, session, clock.now())),
  );
  bind(calls.setGroupStatus, ({ groupId, status }, { session }) =>
    versionOf(session, (tx) => setGroupStatus(tx, groupId, status, session, clock.now())),
  );
  bind(calls.duplicateGroup, ({ groupId }, { session }) =>
    inStore(session, (tx) => duplicateGroup(tx, groupId, null, session, clock.now())),
  );
  bind(calls.duplicateProductGroup, ({ groupId, optionCategoryId }, { session }) =>
    inStore(session, (tx) => duplicateGroup(tx, groupId, optionCategoryId, session, clock.now())),
  );
  bind(calls.deleteGroup, ({ groupId }, { session }) =>
    versionOf(session, (tx) => deleteGroup(tx, groupId, session, clock.now())),
  );
  bind(calls.restoreGroup, ({ groupId }, { session }) =>
    versionOf(session, (tx) => restoreGroup(tx, groupId, session, clock.now())),
  );

  bind(calls.saveOption, (wanted, { session }) =>
    inStore(session, (tx) => saveOption(tx, wanted, session, clock.now())),
  );
  bind(calls.orderOptions, (wish, { session }) =>
    versionOf(session, (tx) => orderOptions(tx, wish, session, clock.now())),
  );
  bind(calls.deleteOption, ({ optionId }, { session }) =>
    versionOf(session, (tx) => deleteOption(tx, optionId, session, clock.now())),
  );

  bind(addLinkCall, (link, { session }) => inStore(session, (tx) => addLink(tx, link, session, clock.now())));
  bind(removeLinkCall, ({ linkId }, { session }) =>
    versionOf(session, (tx) => removeLink(tx, linkId, session, clock.now())),
  );
  bind(orderLinksCall, (wish, { session }) =>
    versionOf(session, (tx) => orderLinks(tx, wish, session, clock.now())),
  );
  bind(setLinkStatusCall, ({ linkId, status }, { session }) =>
    versionOf(session, (tx) => setLinkStatus(tx, linkId, status, session, clock.now())),
  );
  bind(changeUsesCall, (uses, { session }) =>
    versionOf(session, (tx) => changeUses(tx, uses, session, clock.now())),
  );
  bind(saveFlavoursCall, (grid, { session }) =>
    versionOf(session, (tx) => saveFlavours(tx, grid, session, clock.now())),
  );
}

/** All groups; one made for a product says with which of its sizes it is asked. */
function listedGroups({ groups, links }: MenuParts): ListedGroup[] {
  const sizeOf = new Map(links.map(({ groupId, sizeId }) => [groupId, sizeId]));
  return groups.map((group) => ({
    ...group,
    sizeId: group.productId === null ? null : (sizeOf.get(group.groupId) ?? null),
  }));
}
