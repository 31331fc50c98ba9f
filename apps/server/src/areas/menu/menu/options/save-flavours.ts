import {
  type FlavourChange,
  type FlavourGrid,
  flavourChanges,
  MAX_OF_EACH_FLAVOUR,
} from '@comanda/domain/menu/menu/flavour-grid';
import { canBeFree } from '@comanda/domain/menu/menu/free-pieces';
import { FLAVOURS_NAME } from '@comanda/domain/menu/menu/menu-parts';
import type { Command } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { readMenuParts } from '../whole/menu.reads.ts';
import {
  type Author,
  deleteGroups,
  insertGroup,
  insertLink,
  insertOption,
  updateGroup,
} from './options.writes.ts';
import { assertPossible } from './save-group.ts';

/**
 * Replaces the prices of a product's flavours by size. Each size with prices has its own option group, which
 * is created, changed or deleted. Equal prices change nothing. Throws `options.product-not-found`,
 * `options.item-not-found`, `record.changed-meanwhile`, and `request.invalid` for a size that requires more
 * flavours than have a price.
 */
export const saveFlavours: Command<FlavourGrid & { productId: number }, number> = async (
  tx,
  { productId, ...wanted },
  session,
  now,
) => {
  const version = await lockMenu(tx);
  const parts = await readMenuParts(tx);
  const product = parts.products.find((each) => each.productId === productId);
  if (product === undefined) throw new AppError('options.product-not-found');
  const items = new Set(parts.stockItems.map(({ stockItemId }) => stockItemId));
  const changes = flavourChanges(parts, productId, wanted);
  const author = { userName: session.userName, now };
  for (const change of changes) {
    const { group, added, sizeId } = change;
    if (!added.every(({ stockItemId }) => items.has(stockItemId)))
      throw new AppError('options.item-not-found');
    const from = wanted.columns.find((column) => column.sizeId === sizeId)?.version ?? 0;
    assertSameVersion(group ?? { version: 0, changedBy: null, changedAt: now }, from);
    const current = group?.options.length ?? 0;
    const mostOfEach = group?.mostOfEach ?? MAX_OF_EACH_FLAVOUR;
    if (change.fault !== null)
      assertPossible({ ...change, mostOfEach }, current + added.length - change.removed.length);
  }
  for (const change of changes) await applyChange(tx, productId, change, author);
  if (changes.length === 0) return version;
  return recordMenuChange(tx, { session, now }, 'options.flavours-saved', {
    details: {
      produto: product.name,
      precos: changes.reduce((sum, { added, repriced }) => sum + added.length + repriced.length, 0),
      tirados: changes.reduce((sum, { removed }) => sum + removed.length, 0),
    },
  });
};

async function applyChange(
  tx: Transaction,
  productId: number,
  { sizeId, group, isDeleted, least, most, rule, added, repriced, removed }: FlavourChange,
  author: Author,
): Promise<void> {
  if (group !== null && isDeleted) return deleteGroups(tx, [group.groupId], author.now);
  const fields = {
    ...{ name: FLAVOURS_NAME, optionCategoryId: null, productId, least, most, rule },
    mostOfEach: group?.mostOfEach ?? MAX_OF_EACH_FLAVOUR,
    free: canBeFree(rule) ? (group?.free ?? 0) : 0,
    freeOrder: group?.freeOrder ?? ('cheapest' as const),
    status: group?.status ?? ('active' as const),
  };
  let groupId: number;
  if (group === null) {
    groupId = await insertGroup(tx, fields, author);
    await insertLink(tx, { productId, groupId, sizeId });
  } else {
    ({ groupId } = group);
    await updateGroup(tx, groupId, fields, author);
  }
  await tx.rows(sql`
    delete from group_options
     where store_id = ${tx.storeId} and group_id = ${groupId} and option_id = any (${[...removed]}::integer[])`);
  await tx.rows(sql`
    update group_options as kept set price_cents = given.cents
      from unnest(${repriced.map(({ optionId }) => optionId)}::integer[],
                  ${repriced.map(({ priceCents }) => priceCents)}::integer[]) as given(option_id, cents)
     where kept.store_id = ${tx.storeId} and kept.option_id = given.option_id`);
  for (const { stockItemId, priceCents } of added)
    await insertOption(tx, groupId, { stockItemId, name: null, priceCents });
}
