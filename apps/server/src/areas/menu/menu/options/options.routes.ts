import * as links from '@comanda/contract/menu/menu/links.calls';
import * as calls from '@comanda/contract/menu/menu/options.calls';
import type { ListedGroup } from '@comanda/contract/menu/menu/options.wire';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { versionOf } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Session } from '../../../../platform/http/requester.ts';
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

/** Binds the calls for options: categories, groups, and links to products. */
export function bindOptions(bind: Bind, { menus }: { menus: MenuDocuments }): void {
  const menuOf = async ({ storeId }: Session) => (await menus.now(storeId)).parts;

  bind(calls.listOptionCategories, async (_input, { session }) => (await menuOf(session)).optionCategories);
  bind.inStore(calls.saveOptionCategory, saveOptionCategory);
  bind.inStore(calls.deleteOptionCategory, versionOf(deleteOptionCategory));

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
  bind.inStore(calls.saveGroup, saveGroup);
  bind.inStore(calls.setGroupStatus, versionOf(setGroupStatus));
  bind.inStore(calls.duplicateGroup, duplicateGroup);
  bind.inStore(calls.duplicateProductGroup, duplicateGroup);
  bind.inStore(calls.deleteGroup, versionOf(deleteGroup));
  bind.inStore(calls.restoreGroup, versionOf(restoreGroup));

  bind.inStore(calls.saveOption, saveOption);
  bind.inStore(calls.orderOptions, versionOf(orderOptions));
  bind.inStore(calls.deleteOption, versionOf(deleteOption));

  bind.inStore(links.addLink, addLink);
  bind.inStore(links.removeLink, versionOf(removeLink));
  bind.inStore(links.orderLinks, versionOf(orderLinks));
  bind.inStore(links.setLinkStatus, versionOf(setLinkStatus));
  bind.inStore(links.changeUses, versionOf(changeUses));
  bind.inStore(links.saveFlavours, versionOf(saveFlavours));
}

/** Lists all groups. A product's own group also has the size that its link is for. */
function listedGroups({ groups, links }: MenuParts): ListedGroup[] {
  const sizeOf = new Map(links.map(({ groupId, sizeId }) => [groupId, sizeId]));
  return groups.map((group) => ({
    ...group,
    sizeId: group.productId === null ? null : (sizeOf.get(group.groupId) ?? null),
  }));
}
