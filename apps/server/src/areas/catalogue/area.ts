import { defineArea } from '../../define-area.ts';
import { bindCatalogue } from './catalogue.routes.ts';

/** What the store sells. */
export const catalogue = defineArea({
  name: 'catalogue',
  tables: ['menu_categories', 'menu_item_categories'],
  open(bind, services) {
    bindCatalogue(bind, services);
    return {};
  },
});
