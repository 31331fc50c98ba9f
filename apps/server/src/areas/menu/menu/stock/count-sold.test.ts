import { eventually } from '@comanda/testkit/eventually';
import { testServer } from '@comanda/testkit/http/test-server';
import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

const server = testServer();
const GUARANA = '502';

/** Creates a store with this many guaranás left; null: not counted. */
async function aStoreWith(left: number | null) {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const run = (statement: string) => runStatement(server.urls.owner, statement, [store.storeId]);
  await run(`update menu_products set left_count = ${left} where store_id = $1 and product_id = ${GUARANA}`);
  const partner = server.partner(store.intakeKey);
  const panel = await server.as(store.operatorLogin);
  const documentOf = (...quantities: number[]) => {
    const [item] = anOpenDeliveryOrder().items as [object];
    return anOpenDeliveryOrder({
      items: quantities.map((quantity) => ({ ...item, name: 'Guaraná', quantity, externalCode: GUARANA })),
    });
  };
  const send = async (document: { id: string }) => {
    const { status, body } = await partner.post('order', document);
    expect(status, JSON.stringify(body)).toBe(200);
    const orderId = body.data.id_pedido;
    const detail = JSON.stringify((await panel.get(`pedidos/listar/${orderId}`)).body);
    return { orderId, out: JSON.parse(/"em_falta":(\[[^\]]*\])/.exec(detail)?.[1] ?? 'null') as string[] };
  };
  /** The remaining quantity, and the menu's version. */
  const counts = async () => {
    const { body } = await panel.get('cardapio/quantidades');
    const { versao, quantidades } = body as unknown as {
      versao: number;
      quantidades: { id_cardapio: number; quantidade_disponivel: number }[];
    };
    const product = quantidades.find(({ id_cardapio }) => String(id_cardapio) === GUARANA);
    return { left: product?.quantidade_disponivel ?? null, version: versao };
  };
  return { store, run, partner, panel, documentOf, send, counts };
}

it('decreases with an order in the same transaction; other products stay unchanged', async () => {
  const { documentOf, send, counts, partner } = await aStoreWith(10);
  const before = (await counts()).version;
  const document = documentOf(2, 1);
  expect((await send(document)).out).toEqual([]);
  expect(await counts()).toEqual({ left: 7, version: before });
  // The partner repeats an order that the server has already answered.
  await partner.post('order', document);
  expect(await counts()).toEqual({ left: 7, version: before });
  await send(documentOf(0.4));
  expect((await counts()).left).toBe(6);
  // As binary fractions, these numbers add up to slightly more than three.
  await send(documentOf(1.3, 1.1, 0.6));
  expect((await counts()).left).toBe(3);
});

it("sends no announcement for any outcome of an order: the order's event contains the count", async () => {
  const { store, documentOf, send, counts, partner, panel } = await aStoreWith(20);
  const before = (await counts()).version;
  const listening = new pg.Client({ connectionString: server.urls.system });
  await listening.connect();
  const received: string[] = [];
  listening.on('notification', ({ payload = '' }) => received.push(payload));
  await listening.query('listen announced');
  try {
    const documents = [1, 2, 3, 4].map((quantity) => documentOf(quantity));
    const [, turnedAway, accepted] = await Promise.all(documents.map(send));
    await partner.post(`order/${documents[0]?.id}/cancelar`, { reason: 'Desisti' });
    await panel.put(`orders/${turnedAway?.orderId}`, {
      ...{ new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' },
    });
    await panel.put(`orders/${accepted?.orderId}`, { new_status: 'PA' });
    // The fourth order reaches its deadline.
    server.clock.advance(8 * 60_000);
    await eventually(async () => expect((await counts()).left).toBe(17));
    expect((await counts()).version).toBe(before);
    await runStatement(server.urls.owner, `select pg_notify('announced', 'last')`);
    await eventually(() => expect(received.at(-1)).toBe('last'));
    expect(received.filter((payload) => payload.includes(`"storeId":${store.storeId},`))).toEqual([]);
  } finally {
    await listening.end();
  }
});

it('loses no count to concurrent edits of the same products, and causes no deadlock', async () => {
  const { run, store, documentOf, send, counts } = await aStoreWith(20);
  await run('update menu_products set left_count = 20, category_id = 2, barcode = null where store_id = $1');
  const admin = await server.as(store.adminLogin);
  const both = (first: string, second: string) => {
    const document = documentOf(1, 1);
    const [one, other] = document.items as [object, object];
    return {
      ...document,
      items: [
        { ...one, externalCode: first },
        { ...other, externalCode: second },
      ],
    };
  };
  const edits = [0, 1, 2].flatMap((round) => [
    admin.post('cardapio/ordem', { ordem: round % 2 ? [501, 502] : [502, 501], antes: null }),
    admin.post('cardapio/adicionar', { id_cardapio: 502, descricao: `Lata ${round}` }),
  ]);
  const orders = [0, 1, 2].flatMap(() => [send(both('PZ-1', GUARANA)), send(both(GUARANA, 'PZ-1'))]);
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  await Promise.all(orders);
  expect((await counts()).left).toBe(14);
});

it('changes no menu for uncounted products', async () => {
  const { documentOf, send, counts } = await aStoreWith(null);
  const { version } = await counts();
  await send(documentOf(3));
  expect(await counts()).toEqual({ left: null, version });
});

it('accepts an order for more pieces than are left, counts down to zero, and reports it', async () => {
  const { documentOf, send, counts } = await aStoreWith(2);
  expect((await send(documentOf(5))).out).toEqual(['Guaraná (faltam 3)']);
  expect((await counts()).left).toBe(0);
  expect((await send(documentOf(1))).out).toEqual(['Guaraná']);
  expect((await counts()).left).toBe(0);
});

it('gives the last piece to exactly one of two concurrent orders', async () => {
  const { documentOf, send, counts } = await aStoreWith(1);
  const sent = await Promise.all([1, 2, 3, 4].map(() => send(documentOf(1))));
  expect(sent.filter(({ out }) => out.length === 0)).toHaveLength(1);
  expect((await counts()).left).toBe(0);
});

it('returns the pieces of an order cancelled before its acceptance, but not after it', async () => {
  const { documentOf, send, counts, partner, panel } = await aStoreWith(5);
  const [first, second] = [documentOf(2), documentOf(1)];
  await send(first);
  const { orderId } = await send(second);
  expect((await counts()).left).toBe(2);
  await partner.post(`order/${first.id}/cancelar`, { reason: 'Desisti' });
  expect((await counts()).left).toBe(4);
  await partner.post(`order/${first.id}/cancelar`, { reason: 'Desisti' });
  expect((await counts()).left).toBe(4);
  await panel.put(`orders/${orderId}`, { new_status: 'PA' });
  await partner.post(`order/${second.id}/cancelar`, { reason: 'Desisti' });
  expect((await counts()).left).toBe(4);
});

describe('pieces of an order return only to the count they were taken from', () => {
  /**
   * Creates a store with functions to set a count, and to place and cancel orders. `cancel` returns the
   * products that a user must count again.
   */
  async function aCountedStore(left: number) {
    const store = await aStoreWith(left);
    const admin = await server.as(store.store.adminLogin);
    const set = (quantidade_disponivel: number) =>
      admin.post('cardapio/adicionar', { id_cardapio: Number(GUARANA), quantidade_disponivel });
    const cancel = async (orderId: number) => {
      const { body } = await store.panel.put(`orders/${orderId}`, {
        ...{ new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' },
      });
      return (body as unknown as { conferir_quantidade: string[] }).conferir_quantidade;
    };
    const past = async (orderId: number) => {
      const { body } = await store.panel.get(`pedidos/listar/${orderId}`);
      return JSON.stringify(body.pedidos);
    };
    return { ...store, admin, set, cancel, past };
  }

  it('not after a user has set the count: the cancellation reports this', async () => {
    const { documentOf, send, counts, set, cancel, past } = await aCountedStore(10);
    const { orderId } = await send(documentOf(4));
    await set(20);
    expect(await cancel(orderId)).toEqual(['Guaraná']);
    expect((await counts()).left).toBe(20);
    expect(await past(orderId)).toContain('confira a quantidade: Guaraná');
    // This order took its pieces from the new count, so they return to that count.
    const later = await send(documentOf(3));
    expect(await cancel(later.orderId)).toEqual([]);
    expect((await counts()).left).toBe(20);
  });

  it('none of several orders cancelled after a user has set the count', async () => {
    const { documentOf, send, counts, set, partner } = await aCountedStore(30);
    const documents = [documentOf(4), documentOf(8), documentOf(10)];
    for (const document of documents) await send(document);
    await set(5);
    for (const { id } of documents) await partner.post(`order/${id}/cancelar`, { reason: 'Desisti' });
    expect((await counts()).left).toBe(5);
  });
});

describe('a restored product has the pieces of its pending order again', () => {
  const deletions: [string, string, object][] = [
    ['by itself', 'cardapio/excluir', { id_cardapio: Number(GUARANA) }],
    ['with its category', 'cardapiocategorias/excluir', { id_cardapio_categoria: 2, com_produtos: true }],
  ];
  const endings = ['the store', 'the partner', 'time'] as const;
  const cases = deletions.flatMap(([way, path, input]) =>
    endings.map((ending) => [way, ending, path, input] as const),
  );
  it.each(cases)('deleted %s, cancelled by %s', async (_way, ending, path, input) => {
    const { store, documentOf, send, counts, partner, panel, run } = await aStoreWith(5);
    const admin = await server.as(store.adminLogin);
    await run(`update menu_products set category_id = 2 where store_id = $1 and product_id = ${GUARANA}`);
    const document = documentOf(2);
    const { orderId } = await send(document);
    const { body: removed } = await admin.post(path, input);
    expect(removed.status).toBe(true);
    if (ending === 'the store')
      await panel.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
    else if (ending === 'the partner')
      await partner.post(`order/${document.id}/cancelar`, { reason: 'Desisti' });
    else server.clock.advance(8 * 60_000);
    await eventually(async () =>
      expect((await panel.get(`pedidos/listar/${orderId}`)).body.pedidos[0]?.status).toBe('PC'),
    );
    const { lote } = removed as unknown as { lote: string };
    expect((await admin.post(`cardapio/desfazer/${lote}`)).status).toBe(200);
    expect((await counts()).left).toBe(5);
  });
});

it('counts an order once after the store has changed since the cached state', async () => {
  const { documentOf, send, counts, run } = await aStoreWith(5);
  await send(documentOf(1));
  // This change invalidates the server's cache of the store.
  await run('update stores set max_minutes = max_minutes + 5 where store_id = $1');
  await send(documentOf(1));
  expect((await counts()).left).toBe(3);
});
