import {
  listRecipe as listCall,
  orderRecipe as orderCall,
  removeRecipeLine as removeCall,
  saveRecipeLine as saveCall,
} from '@comanda/contract/menu/recipe.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { getProduct } from '../products/products.reads.ts';
import { orderRecipe, removeRecipeLine, saveRecipeLine } from './change-recipe.ts';
import { listRecipe } from './recipe.reads.ts';

/** What products are made of. */
export function bindRecipe(bind: Bind, { database, clock }: { database: Database; clock: Clock }): void {
  bind(listCall, ({ productId }, { session }) =>
    database.inStore(session.storeId, async (tx) => {
      await getProduct(tx, productId);
      return listRecipe(tx, productId);
    }),
  );
  bind(saveCall, (wanted, { session }) =>
    database.inStore(session.storeId, (tx) => saveRecipeLine(tx, wanted, session, clock.now())),
  );
  bind(removeCall, async ({ recipeLineId }, { session }) => ({
    version: await database.inStore(session.storeId, (tx) =>
      removeRecipeLine(tx, recipeLineId, session, clock.now()),
    ),
  }));
  bind(orderCall, async (wanted, { session }) => ({
    version: await database.inStore(session.storeId, (tx) => orderRecipe(tx, wanted, session, clock.now())),
  }));
}
