import { testServer } from '@comanda/testkit/http/test-server';
import { PIZZA, pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

async function aPizzeria() {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const panel = await server.as(store.operatorLogin);
  /** Sends an order of one pizza and returns the order's detail. */
  const sendOf = async (over: object, more: object = {}) => {
    const [item] = anOpenDeliveryOrder().items as [object];
    const placed = await server
      .partner(store.intakeKey)
      .post('order', anOpenDeliveryOrder({ items: [{ ...item, ...over }], ...more }));
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const { body } = await panel.get(`pedidos/listar/${placed.body.data.id_pedido}`);
    return (body.pedidos as unknown as [SentOrder])[0];
  };
  /** Orders an item with this code and option name; returns the items that the board shows as out. */
  const order = async (externalCode: string | null, option = 'Calabresa', name = 'Pizza grande') => {
    const [item] = anOpenDeliveryOrder().items as [{ options: [object] }];
    const options = [{ ...item.options[0], name: option }];
    const sent = await sendOf({ name, externalCode, options });
    return { out: sent.em_falta, categoryId: sent.pedidoObj.itens[0]?.id_cardapio_categoria ?? null };
  };
  const admin = await server.as(store.adminLogin);
  const runWithoutEvents = (statement: string) => runStatement(server.urls.owner, statement, [store.storeId]);
  let edits = 0;
  /**
   * Changes rows in the database, and then makes a change of the menu through the server, which invalidates
   * its cache.
   */
  const run = async (statement: string) => {
    await runWithoutEvents(statement);
    edits += 1;
    await admin.post('cardapio/adicionar', { id_cardapio: 502, descricao: `Lata ${edits}` });
  };
  const goOut = () =>
    run(
      `update stock_items set is_in = false where store_id = $1 and stock_item_id = ${PIZZA.calabresaItem}`,
    );
  return { store, admin, sendOf, order, run, runWithoutEvents, goOut };
}

interface SentOrder {
  em_falta: string[];
  diferencas: { tipo: string; nome: string | null; item: number | null; esperado: number | null }[];
  pedidoObj: { itens: { id_cardapio_categoria: number | null }[] };
}

it('matches items by the store’s code, by barcode and by number, and reports nothing while all are in stock', async () => {
  const { order } = await aPizzeria();
  for (const code of [PIZZA.pdvCode, PIZZA.barcode, `0${PIZZA.barcode}`, String(PIZZA.productId)])
    expect(await order(code)).toEqual({ out: [], categoryId: PIZZA.categoryId });
  expect(await order('502', 'Gelado', 'GUARANA lata')).toEqual({ out: [], categoryId: 2 });
  // A partner's own product numbers match none of our products.
  for (const code of [null, 'PZ-9', '0501', '99999999999999', '502']) {
    expect(await order(code)).toEqual({ out: [], categoryId: null });
  }
});

it('matches none of several products with one code, and matches a GTIN with one leading zero less', async () => {
  const { order, run } = await aPizzeria();
  await run(
    `update menu_products set pdv_code = 'PZ-1', left_count = 0 where store_id = $1 and product_id = 502`,
  );
  expect(await order('PZ-1')).toEqual({ out: [], categoryId: null });
  // Products with the same code have the same station if they are in the same category.
  await run(`update menu_products set category_id = 1 where store_id = $1`);
  expect(await order('PZ-1')).toEqual({ out: [], categoryId: 1 });
  await run(`update menu_products set barcode = '036000291452' where store_id = $1 and product_id = 502`);
  for (const code of ['036000291452', '0036000291452', '00036000291452'])
    expect(await order(code)).toEqual({ out: ['Guaraná'], categoryId: 1 });
});

it('reports how an order differs from menu, payment methods and areas, but accepts it', async () => {
  const { admin, sendOf, run } = await aPizzeria();
  // Friday at 19:10, when pizza is sold. A large pizza calabresa costs 51,00.
  const price = (value: number) => ({ value, currency: 'BRL' });
  const pizza = { externalCode: 'PZ-1', optionsPrice: price(51), totalPrice: price(51) };
  expect(await sendOf(pizza)).toMatchObject({ diferencas: [] });
  await admin.post('software_app/alteraPagamentos', { formas: ['Pix'], versao: 0 });
  const cash = { tipo: 'pagamento', nome: 'Dinheiro', item: null, esperado: null };
  expect(await sendOf(pizza)).toMatchObject({ diferencas: [cash] });
  await run(`update menu_products set status = 'hidden', availability = null where store_id = $1`);
  const prepaid = { payments: { methods: [{ value: 64.9, type: 'PREPAID', method: 'CASH' }] } };
  expect((await sendOf({ ...pizza, optionsPrice: price(1) }, prepaid)).diferencas).toEqual([
    { tipo: 'oculto', nome: 'Pizza', item: 0, esperado: null },
    { tipo: 'preco', nome: 'Pizza', item: 0, esperado: 51 },
  ]);
  const listed = (await admin.get('pedidos/listar')).body.pedidos as unknown as SentOrder[];
  // The server sends cards in no fixed order, because panels sort them.
  expect(listed.map(({ diferencas }) => diferencas.length).toSorted()).toEqual([0, 1, 2]);
});

it('accepts an order for products that are out, and names them', async () => {
  const { order, goOut, run } = await aPizzeria();
  await goOut();
  for (const written of ['Calabresa', '1/2 calabresa', 'Sabor: 2x CALABRESA'])
    expect((await order('501', written)).out).toEqual(['Calabresa']);
  expect((await order('501', 'Portuguesa')).out).toEqual([]);
  expect((await order(null)).out).toEqual([]);
  await run(`update menu_products set left_count = 0 where store_id = $1 and product_id = 501`);
  expect((await order('501')).out).toEqual(['Pizza', 'Calabresa']);
});

it('matches with the cached menu until its version changes', async () => {
  const { order, runWithoutEvents } = await aPizzeria();
  expect((await order('501')).out).toEqual([]);
  await runWithoutEvents('update stock_items set is_in = false where store_id = $1 and stock_item_id = 2');
  expect((await order('501')).out).toEqual([]);
  await runWithoutEvents('insert into menus (store_id, version) values ($1, 7)');
  expect((await order('501')).out).toEqual(['Calabresa']);
});

it('counts an item as in after its return time, and ignores removable items', async () => {
  const { order, goOut, run } = await aPizzeria();
  await goOut();
  await run(`update stock_items set back_at = '2020-01-01' where store_id = $1 and stock_item_id = 2`);
  await run(`update stock_items set is_in = false where store_id = $1 and name = 'Cebola'`);
  expect((await order('501')).out).toEqual([]);
  await run(`update recipe_lines set is_removable = false where store_id = $1`);
  expect((await order('501')).out).toEqual(['Cebola']);
});

it("prefers the store’s own code to the provider's old codes, and these to no code", async () => {
  const { order, run } = await aPizzeria();
  await run(`insert into menu_item_categories values ($1, 'PZ-1', 2), ($1, 'OLD-7', 2)`);
  expect((await order(PIZZA.pdvCode)).categoryId).toBe(PIZZA.categoryId);
  expect((await order('OLD-7')).categoryId).toBe(2);
  await run(`update menu_categories set deleted_at = now() where store_id = $1 and category_id = 2`);
  expect((await order('OLD-7')).categoryId).toBeNull();
});
