import { listCategories } from '@comanda/contract/catalogue/categories.calls';
import { defineArea } from '../../define-area.ts';
import { listMenuCategories } from './categories.reads.ts';
import { bindProviderCategories } from './provider/categories.routes.ts';

/** What the store sells. */
export const catalogue = defineArea({
  name: 'catalogue',
  tables: ['menu_categories', 'menu_item_categories'],
  open(bind, services) {
    const { database } = services;
    bind(listCategories, (_input, { session }) => database.inStore(session.storeId, listMenuCategories));
    bindProviderCategories(bind, services);
    return {};
  },
});
