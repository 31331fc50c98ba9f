import { PIZZA, pizzaMenu } from '@comanda/testkit/catalogue/pizza-menu';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

async function aPizzeria() {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const panel = await server.as(store.operatorLogin);
  /** Orders the usual pizza under a code, with its one option named so; answers what the board says is out. */
  const order = async (externalCode: string | null, option = 'Calabresa') => {
    const [item] = anOpenDeliveryOrder().items as [{ options: [object] }];
    const options = [{ ...item.options[0], name: option }];
    const placed = await server
      .partner(store.intakeKey)
      .post('order', anOpenDeliveryOrder({ items: [{ ...item, externalCode, options }] }));
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const { body } = await panel.get(`pedidos/listar/${placed.body.data.id_pedido}`);
    const written = JSON.stringify(body);
    return {
      out: JSON.parse(/"em_falta":(\[[^\]]*\])/.exec(written)?.[1] ?? 'null'),
      categoryId: JSON.parse(/"id_cardapio_categoria":(\d+|null)/.exec(written)?.[1] ?? 'null'),
    };
  };
  const run = (statement: string) => runStatement(server.urls.owner, statement, [store.storeId]);
  const goOut = () =>
    run(
      `update stock_items set is_in = false where store_id = $1 and stock_item_id = ${PIZZA.calabresaItem}`,
    );
  return { store, order, run, goOut };
}

it('knows items by the store’s code, by barcode and by number, and says nothing while all is in', async () => {
  const { order } = await aPizzeria();
  for (const code of [PIZZA.pdvCode, PIZZA.barcode, String(PIZZA.productId)])
    expect(await order(code)).toEqual({ out: [], categoryId: PIZZA.categoryId });
  expect(await order('502')).toEqual({ out: [], categoryId: 2 });
  for (const code of [null, 'PZ-9', '0501', '99999999999999']) {
    expect(await order(code)).toEqual({ out: [], categoryId: null });
  }
});

it('takes an order for what is out, and says so by name', async () => {
  const { order, goOut, run } = await aPizzeria();
  await goOut();
  for (const written of ['Calabresa', '1/2 calabresa', 'Sabor: 2x CALABRESA'])
    expect((await order('501', written)).out).toEqual(['Calabresa']);
  expect((await order('501', 'Portuguesa')).out).toEqual([]);
  expect((await order(null)).out).toEqual([]);
  await run(`update menu_products set left_count = 0 where store_id = $1 and product_id = 501`);
  expect((await order('501')).out).toEqual(['Pizza', 'Calabresa']);
});

it('counts what is back by itself as in, and nothing that can be left out', async () => {
  const { order, goOut, run } = await aPizzeria();
  await goOut();
  await run(`update stock_items set back_at = '2020-01-01' where store_id = $1 and stock_item_id = 2`);
  await run(`update stock_items set is_in = false where store_id = $1 and name = 'Cebola'`);
  expect((await order('501')).out).toEqual([]);
  await run(`update recipe_lines set is_removable = false where store_id = $1`);
  expect((await order('501')).out).toEqual(['Cebola']);
});

it('puts the store’s own code before codes the provider once filed, and those before none', async () => {
  const { order, run } = await aPizzeria();
  await run(`insert into menu_item_categories values ($1, 'PZ-1', 2), ($1, 'OLD-7', 2)`);
  expect((await order(PIZZA.pdvCode)).categoryId).toBe(PIZZA.categoryId);
  expect((await order('OLD-7')).categoryId).toBe(2);
  await run(`update menu_categories set deleted_at = now() where store_id = $1 and category_id = 2`);
  expect((await order('OLD-7')).categoryId).toBeNull();
});
