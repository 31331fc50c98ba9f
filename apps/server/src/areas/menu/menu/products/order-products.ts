import type { OrderInput } from '@comanda/contract/menu/menu/menu-change.wire';
import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { getCategory, productsIn } from '../categories/categories.reads.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { putInOrder } from '../whole/put-in-order.ts';
import { getProduct } from './products.reads.ts';

/**
 * Sets the order of a category's products. The first product of the list identifies the category. An equal
 * order changes nothing. Throws `catalogue.order-stale`.
 */
export const orderProducts: Command<OrderInput, number> = async (tx, input, session, now) => {
  const version = await lockMenu(tx);
  const { categoryId } = await getProduct(tx, input.ids[0] ?? 0).catch((cause: unknown) => {
    throw new AppError('catalogue.order-stale', { cause });
  });
  const before = (await productsIn(tx, categoryId)).map(({ productId }) => productId);
  if (!(await putInOrder(tx, 'menu_products', before, input))) return version;
  const details = { categoria: (await getCategory(tx, categoryId)).name };
  return recordMenuChange(tx, { session, now }, 'catalogue.products-ordered', { details });
};
