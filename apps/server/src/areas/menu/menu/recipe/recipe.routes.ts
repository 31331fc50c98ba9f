import * as calls from '@comanda/contract/menu/menu/recipe.calls';
import { versionOf } from '../../../../platform/command.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { getProduct } from '../products/products.reads.ts';
import { orderRecipe, removeRecipeLine, saveRecipeLine } from './change-recipe.ts';
import { listRecipe } from './recipe.reads.ts';

/** Binds the calls for recipes of products. */
export function bindRecipe(bind: Bind): void {
  bind.readInStore(calls.listRecipe, async (tx, { productId }) => {
    await getProduct(tx, productId);
    return listRecipe(tx, productId);
  });
  bind.inStore(calls.saveRecipeLine, saveRecipeLine);
  bind.inStore(calls.removeRecipeLine, versionOf(removeRecipeLine));
  bind.inStore(calls.orderRecipe, versionOf(orderRecipe));
}
