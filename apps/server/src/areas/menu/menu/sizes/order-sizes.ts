import type { OrderInput } from '@comanda/contract/menu/menu/menu-change.wire';
import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { putInOrder } from '../whole/put-in-order.ts';
import { getSize, listSizes } from './sizes.reads.ts';

/**
 * Sets the order of a product's sizes. The first size of the list identifies the product. Throws
 * `catalogue.order-stale`.
 */
export const orderSizes: Command<OrderInput, number> = async (tx, input, session, now) => {
  const version = await lockMenu(tx);
  const { productId, product } = await getSize(tx, input.ids[0] ?? 0).catch((cause: unknown) => {
    throw new AppError('catalogue.order-stale', { cause });
  });
  const before = (await listSizes(tx, productId)).map(({ sizeId }) => sizeId);
  if (!(await putInOrder(tx, 'menu_sizes', before, input))) return version;
  const details = { produto: product };
  return recordMenuChange(tx, { session, now }, 'catalogue.sizes-ordered', { details });
};
