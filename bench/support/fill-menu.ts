import { runStatement } from '@comanda/testkit/run-statement';

export const CATEGORIES = 60;

/** Every day of the week from 8 to 23. */
const ALL_DAYS = JSON.stringify(
  Array.from({ length: 7 }, () => ({ isOpen: true, periods: [{ start: 8 * 60, end: 23 * 60 }] })),
);

/** Creates a menu in a store. A third of its categories and a fifth of its products have hours of their own. */
export async function fillMenu(
  systemUrl: string,
  storeId: number,
  { products }: { products: number },
): Promise<void> {
  await runStatement(
    systemUrl,
    `insert into menu_categories (store_id, category_id, name, position, availability)
     select $1, n, 'Categoria ' || n, n, case when n % 3 = 0 then $3::jsonb end from generate_series(1, $2::integer) n`,
    [storeId, CATEGORIES, ALL_DAYS],
  );
  await runStatement(
    systemUrl,
    `insert into menu_products (store_id, product_id, category_id, name, description, price_cents, position, availability, changed_at)
     select $1, n, n % $2::integer + 1, 'Produto número ' || n || ' com açaí', 'Com tudo o que tem dentro', 1000 + n, n,
            case when n % 5 = 0 then $4::jsonb end, now()
       from generate_series(1, $3::integer) n`,
    [storeId, CATEGORIES, products, ALL_DAYS],
  );
}
