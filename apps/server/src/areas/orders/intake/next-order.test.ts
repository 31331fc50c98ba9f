import { testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { beforeAll, expect, it } from 'vitest';

const server = testServer();

beforeAll(() =>
  runStatement(
    server.urls.owner,
    `with city as (insert into cities (name, plain_name, state) values ('São Paulo', 'sao paulo', 'SP') returning city_id)
     insert into districts (city_id, name, plain_name)
     select city_id, name, plain_name from city, (values ('Liberdade', 'liberdade'), ('Sé', 'se')) as d (name, plain_name)`,
  ),
);

const served = (plainName: string) => `
  insert into delivery_areas (store_id, district_id, is_active, minimum_cents, fee_cents, is_free, version, changed_at)
  select $1, district_id, true, 0, 700, false, 1, now() from districts where plain_name = '${plainName}'`;
const DIFFERENCES = [
  'insert into delivery_area_lists (store_id, version) values ($1, 1)',
  served('liberdade'),
  `insert into payment_methods (store_id, keys, version, changed_at, changed_by)
   values ($1, array['Dinheiro', 'Pix'], 1, now(), 'Ana')`,
  'insert into menus (store_id, version) values ($1, 1)',
];
const AREAS_CHANGED = 'update delivery_area_lists set version = version + 1 where store_id = $1';

/**
 * Creates a store with all settings. `commit` changes the database like another server, without a
 * notification to this server.
 */
async function aStore() {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const commit = (...statements: string[]) =>
    runStatement(
      server.urls.owner,
      `do $do$ begin ${statements.map((each) => `${each.replaceAll('$1', String(store.storeId))};`).join(' ')} end $do$`,
    );
  await commit(...DIFFERENCES);
  const panel = await server.as(store.operatorLogin);
  const partner = server.partner(store.intakeKey);
  /** Sends the same order each time. Returns the faults of the order that the store's users see. */
  const order = async () => {
    const [item] = anOpenDeliveryOrder().items as [object];
    const { status, body } = await partner.post(
      'order',
      anOpenDeliveryOrder({ items: [{ ...item, externalCode: PIZZA.pdvCode }] }),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    const [shown] = (await panel.get(`pedidos/listar/${body.data.id_pedido}`)).body.pedidos as unknown as [
      { em_falta: string[]; fora_da_area: boolean; diferencas: { tipo: string }[] },
    ];
    const found = shown.diferencas.map(({ tipo }) => tipo).filter((kind) => /taxa|pag/.test(kind));
    return [...found, ...shown.em_falta, ...(shown.fora_da_area ? ['fora'] : [])];
  };
  return { order, commit };
}

it.each([
  [
    'a fee',
    ['update delivery_areas set fee_cents = 900 where store_id = $1', AREAS_CHANGED],
    ['taxa_entrega'],
  ],
  ['a district', ['delete from delivery_areas where store_id = $1', served('se'), AREAS_CHANGED], ['fora']],
  [
    'a way of paying',
    [`update payment_methods set keys = array['Pix'], version = version + 1 where store_id = $1`],
    ['pagamento'],
  ],
  [
    'an item that is out',
    [
      `update stock_items set is_in = false where store_id = $1 and stock_item_id = ${PIZZA.calabresaItem}`,
      'update menus set version = version + 1 where store_id = $1',
    ],
    ['Calabresa'],
  ],
])('%s that another server has changed counts for the very next order', async (_what, changes, seen) => {
  const { order, commit } = await aStore();
  expect([await order(), await order()]).toEqual([[], []]);
  await commit(...changes);
  expect([await order(), await order()]).toEqual([seen, seen]);
});

it('accepts every order during repeated changes; each order is checked with one version', async () => {
  const { order, commit } = await aStore();
  await order();
  const fees = [900, 700, 900, 700, 900];
  const [seen] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, order)),
    (async () => {
      for (const fee of fees)
        await commit(`update delivery_areas set fee_cents = ${fee} where store_id = $1`, AREAS_CHANGED);
    })(),
  ]);
  expect(seen).toHaveLength(20);
  for (const found of seen) expect([[], ['taxa_entrega']]).toContainEqual(found);
  expect(await order()).toEqual(['taxa_entrega']);
});
