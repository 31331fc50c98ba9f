import { readCounts as readCountsCall, readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { undoMenuChange } from '@comanda/contract/menu/menu/menu-batches.calls';
import { changePrices } from '@comanda/contract/menu/menu/prices.calls';
import { countedParts } from '@comanda/domain/menu/menu/menu-parts';
import { defineArea } from '../../../define-area.ts';
import { Document } from '../../../platform/http/documents.ts';
import { bindCatalogue } from './catalogue/catalogue.routes.ts';
import { bindProviderCatalogue } from './catalogue/provider/catalogue.routes.ts';
import { bindCategories } from './categories/categories.routes.ts';
import { bindOptions } from './options/options.routes.ts';
import { changePrices as changeManyPrices } from './prices/change-prices.ts';
import { bindPhotos } from './products/photo/photo.routes.ts';
import { bindProducts } from './products/products.routes.ts';
import { bindProviderCategories } from './provider/categories.routes.ts';
import { bindRecipe } from './recipe/recipe.routes.ts';
import { bindSelling } from './selling/selling.routes.ts';
import { bindSizes } from './sizes/sizes.routes.ts';
import { bindStock } from './stock/stock.routes.ts';
import { menuVersion, readCounts } from './whole/menu.reads.ts';
import { undoMenuChange as undoChange } from './whole/undo-menu-change.ts';

/** The store's menu. */
export const menu = defineArea({
  name: 'menu',
  needs: ['clock', 'database', 'system', 'files', 'throttles', 'menus'],
  tables: [
    'catalogue_products',
    'group_links',
    'group_options',
    'menu_batches',
    'menu_categories',
    'menu_item_categories',
    'menu_products',
    'menu_sizes',
    'menus',
    'option_categories',
    'option_groups',
    'recipe_lines',
    'stock_items',
  ],
  open(bind, services) {
    const { database, menus } = services;
    bind(readMenu, async (_input, { session: { storeId } }) => {
      const [current, counts] = await Promise.all([
        database.inStore(storeId, menuVersion),
        database.inStore(storeId, readCounts),
      ]);
      // Sold pieces do not change the menu's version, so the document's key contains version and counts.
      return new Document(storeId, JSON.stringify([current, counts]), async () =>
        countedParts((await menus.at(storeId, current)).parts, counts),
      );
    });
    bind.inStore(readCountsCall, readCounts);
    bindPhotos(bind, services);
    bindStock(bind, services);
    bindSelling(bind, services);
    bind.inStore(undoMenuChange, (tx, { batchId }, session, now) => undoChange(tx, batchId, session, now));
    bind.inStore(changePrices, changeManyPrices);
    bindCategories(bind);
    bindProducts(bind, services);
    bindCatalogue(bind, services);
    bindProviderCatalogue(bind, services);
    bindOptions(bind, services);
    bindSizes(bind);
    bindRecipe(bind);
    bindProviderCategories(bind);
    return {};
  },
});
