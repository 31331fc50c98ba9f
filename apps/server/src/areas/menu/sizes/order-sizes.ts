import type { OrderWish } from '@comanda/contract/menu/menu-change.wire';
import type { Command } from '../../../platform/command.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { assertSameMembers } from '../whole/same-members.ts';
import { getSize, listSizes } from './sizes.reads.ts';

/** Puts the sizes of the product that the first of them is of in this order. Throws `catalogue.order-stale`. */
export const orderSizes: Command<OrderWish, number> = async (tx, wish, session, now) => {
  const { ids: sizeIds } = wish;
  const version = await lockMenu(tx);
  const { productId, product } = await getSize(tx, sizeIds[0] ?? 0).catch((cause: unknown) => {
    throw new AppError('catalogue.order-stale', { cause });
  });
  const before = (await listSizes(tx, productId)).map(({ sizeId }) => sizeId);
  assertSameMembers(before, wish);
  if (before.join() === sizeIds.join()) return version;
  await tx.rows(sql`
    update menu_sizes as kept set position = given.position
      from unnest(${sizeIds}::integer[]) with ordinality as given(size_id, position)
     where kept.store_id = ${tx.storeId} and kept.size_id = given.size_id`);
  const details = { produto: product };
  return recordMenuChange(tx, { session, now }, 'catalogue.sizes-ordered', { details });
};
