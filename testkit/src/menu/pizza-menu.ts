import type { TestServer } from '../http/test-server.ts';
import { runStatement } from '../run-statement.ts';

/** Ids of the rows of {@link pizzaMenu}. */
export const PIZZA = {
  categoryId: 1,
  productId: 501,
  large: 1,
  small: 2,
  flavours: 1,
  edge: 2,
  mozzarella: 1,
  calabresa: 2,
  portuguesa: 3,
  catupiry: 4,
  /** Id of the stock item that belongs to this flavour. */
  calabresaItem: 2,
  pdvCode: 'PZ-1',
  barcode: '7891000100103',
} as const;

const COUNTERS = [
  ...(['menu-category', 'menu-product', 'menu-size', 'stock-item', 'recipe-line'] as const),
  ...(['option-category', 'option-group', 'group-option', 'group-link'] as const),
];

/** Fridays from 18:00 to 02:00 of the next day. */
const FRIDAY_NIGHTS = Array.from({ length: 7 }, (_, day) => ({
  isOpen: day === 5,
  periods: day === 5 ? [{ start: 18 * 60, end: 26 * 60 }] : [],
}));

/**
 * Gives a store a pizza for R$ 20,00 (large) or R$ 10,00 (small), on Friday nights only. Its flavours are
 * mozzarella 30,00, calabresa 31,00 and portuguesa 31,00; the pizza may be half-and-half at the average
 * price. The large one may have a catupiry crust for 8,00. The onion can be left out.
 */
export async function pizzaMenu(
  server: { urls: Pick<TestServer['urls'], 'owner'> },
  storeId: number,
): Promise<void> {
  const rows: readonly [string, string, readonly unknown[]][] = [
    [
      'menu_categories (store_id, category_id, name, position)',
      "($1, 1, 'Pizzas', 0), ($1, 2, 'Bebidas', 1)",
      [],
    ],
    [
      'stock_items (store_id, stock_item_id, name, kind, changed_at)',
      `($1, 1, 'Mussarela', 'flavour', now()), ($1, 2, 'Calabresa', 'flavour', now()),
       ($1, 3, 'Portuguesa', 'flavour', now()), ($1, 4, 'Cebola', 'ingredient', now())`,
      [],
    ],
    [
      'menu_products (store_id, product_id, category_id, name, price_cents, availability, pdv_code, barcode, changed_at)',
      `($1, 501, 1, 'Pizza', 0, $2, 'PZ-1', '7891000100103', now()),
       ($1, 502, 2, 'Guaraná', 800, null, null, null, now())`,
      [JSON.stringify(FRIDAY_NIGHTS)],
    ],
    [
      'menu_sizes (store_id, size_id, product_id, name, price_cents, position, changed_at)',
      "($1, 1, 501, 'Grande', 2000, 0, now()), ($1, 2, 501, 'Broto', 1000, 1, now())",
      [],
    ],
    [
      'recipe_lines (store_id, recipe_line_id, product_id, stock_item_id, is_removable)',
      '($1, 1, 501, 4, true)',
      [],
    ],
    [
      'option_groups (store_id, group_id, product_id, name, least, most, rule, changed_at)',
      "($1, 1, 501, 'Sabores', 1, 3, 'mean', now()), ($1, 2, 501, 'Borda', 0, 1, 'sum', now())",
      [],
    ],
    [
      'group_options (store_id, option_id, group_id, stock_item_id, name, price_cents, position)',
      `($1, 1, 1, 1, null, 3000, 0), ($1, 2, 1, 2, null, 3100, 1), ($1, 3, 1, 3, null, 3100, 2),
       ($1, 4, 2, null, 'Catupiry', 800, 0)`,
      [],
    ],
    [
      'group_links (store_id, link_id, product_id, group_id, size_id, position)',
      '($1, 1, 501, 1, null, 0), ($1, 2, 501, 2, 1, 1)',
      [],
    ],
    // Sets the counters, so that rows created later get higher ids than these rows.
    ['record_numbers (store_id, counter, last)', COUNTERS.map((name) => `($1, '${name}', 600)`).join(), []],
  ];
  for (const [into, values, more] of rows)
    await runStatement(server.urls.owner, `insert into ${into} values ${values}`, [storeId, ...more]);
}
