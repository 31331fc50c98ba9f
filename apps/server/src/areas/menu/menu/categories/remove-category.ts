import type { Command } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { lockMenu, recordMenuChange } from '../whole/lock-menu.ts';
import { remove } from '../whole/removed.ts';
import { getCategory, productsIn } from './categories.reads.ts';

/** Maximum of product names in the text of the refusal. */
const MAX_NAMED = 5;

/**
 * Deletes a category, if requested with its products. Undo restores the category and its products. Throws
 * `catalogue.category-not-found`, and `catalogue.category-in-use` with the names of its products.
 */
export const removeCategory: Command<
  { categoryId: number; withProducts?: boolean | undefined },
  { version: number; batchId: string }
> = async (tx, { categoryId, withProducts = false }, session, now) => {
  await lockMenu(tx);
  const { name } = await getCategory(tx, categoryId);
  const products = await productsIn(tx, categoryId);
  if (products.length > 0 && !withProducts)
    throw new AppError('catalogue.category-in-use', { detail: namesOf(products) });
  const productIds = products.map(({ productId }) => productId);
  const batchId = await remove(tx, { categoryId, productIds }, session, now);
  const details = { categoria: name, produtos: products.length };
  const version = await recordMenuChange(tx, { session, now }, 'catalogue.category-removed', { details });
  return { version, batchId };
};

function namesOf(products: readonly { name: string }[]): string {
  const named = products.slice(0, MAX_NAMED).map(({ name }) => name);
  const others = products.length - named.length;
  return `${named.join(', ')}${others > 0 ? ` e mais ${others}` : ''}.`;
}
