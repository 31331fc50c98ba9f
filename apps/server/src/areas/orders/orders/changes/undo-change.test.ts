import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

const server = testServer();

async function aStoreWith(order = anOpenDeliveryOrder()) {
  const store = await server.createStore();
  const partner = server.partner(store.intakeKey);
  await partner.post('order', order);
  const panel = await server.as(store.operatorLogin);
  const change = async (letter: string) => (await panel.put('orders/1', { new_status: letter })).body.pedido;
  const undo = (order: { desfazer: { ate: string } | null }) =>
    panel.post('pedidos/1/desfazer', { ate: order.desfazer?.ate });
  const seenOutside = async () => (await partner.get(`order/${order.id}`)).body.data.status;
  const timeline = async () =>
    (await panel.get('pedidos/listar/1')).body.pedidos[0]?.pedidoObj.andamentos.map(({ label, por }) => ({
      label,
      por,
    }));
  return { store, partner, panel, change, undo, seenOutside, timeline };
}

describe('POST pedidos/{id_pedido}/desfazer', () => {
  it('undoes a change before any outside party was notified of it', async () => {
    const { change, undo, seenOutside, partner, timeline } = await aStoreWith();
    const accepted = await change('PA');
    server.clock.advance(9_000);
    expect(await seenOutside()).toBe('PA');
    const sent = await change('PE');
    expect(sent.desfazer).toMatchObject({ status: 'PA' });
    expect(await seenOutside()).toBe('PA');
    expect((await partner.get('order?status=PE')).body.data).toEqual([]);
    expect((await partner.get('order?status=PA')).body.data).toHaveLength(1);
    server.clock.advance(7_999);
    expect(await undo(sent)).toMatchObject({
      status: 200,
      body: { pedido: { status: 'PA', versao: accepted.versao + 2, desfazer: null } },
    });
    expect((await timeline())?.at(-1)).toMatchObject({ label: 'Mudança desfeita · voltou para ACEITO' });
    server.clock.advance(10_000);
    expect(await seenOutside()).toBe('PA');
  });

  it('shows the steps of a 1.2 server and of this one, each once', async () => {
    const { store, change, undo, timeline } = await aStoreWith();
    const owner = new pg.Client({ connectionString: server.urls.owner });
    await owner.connect();
    await change('PA');
    // Writes the rows that a server of version 1.2 would have written.
    await owner.query(
      `insert into order_history (store_id, order_id, version, at, happened, status, note, actor_kind, actor_id, actor_name)
       select store_id, order_id, version, at, happened, status, note, actor_kind, actor_id, actor_name
         from store_events where store_id = $1 order by seq`,
      [store.storeId],
    );
    await owner.query(
      `update store_events set version = null, status = null, note = null, actor_id = null where store_id = $1`,
      [store.storeId],
    );
    await undo(await change('PE'));
    expect((await timeline())?.map(({ label }) => label)).toEqual([
      'Pedido recebido',
      'Pedido aceito',
      'Saiu para entrega',
      'Mudança desfeita · voltou para ACEITO',
    ]);
    const former = await owner.query<{ happened: string }>(
      'select happened from order_history where store_id = $1 order by version',
      [store.storeId],
    );
    await owner.end();
    // A server of version 1.2 reads this row, and does not accept the order automatically again.
    expect(former.rows.map(({ happened }) => happened)).toEqual(['received', 'accepted', 'undone']);
  });

  it('opens a delivered order again, and lets it be sent again', async () => {
    const { change, undo } = await aStoreWith();
    await change('PA');
    expect((await undo(await change('PD'))).body.pedido).toMatchObject({ status: 'PA', encerrado_em: null });
    expect((await change('PE')).status).toBe('PE');
  });

  it('refuses an undo after its time limit', async () => {
    const { change, undo, seenOutside } = await aStoreWith();
    const accepted = await change('PA');
    server.clock.advance(8_000);
    expect(await undo(accepted)).toMatchObject({
      status: 409,
      body: {
        motivo: 'order.undo-over',
        erro: 'Não dá mais para desfazer: a mudança já foi confirmada.',
      },
    });
    expect(await seenOutside()).toBe('PA');
  });

  it('undoes only the change that the user saw', async () => {
    const { change, undo, panel } = await aStoreWith();
    const accepted = await change('PA');
    server.clock.advance(10);
    await change('PE');
    expect(await undo(accepted)).toMatchObject({
      status: 409,
      body: { motivo: 'order.changed-meanwhile', erro: expect.stringContaining('já está como ENVIADO por') },
    });
    const repeated = await Promise.all([undo(accepted), undo(accepted)]);
    expect(repeated.map(({ status }) => status)).toEqual([409, 409]);
    expect((await panel.get('pedidos/listar/1')).body.pedidos[0]?.status).toBe('PE');
  });

  it('lets either an undo or a concurrent next step succeed, as a whole', async () => {
    const { change, undo, panel } = await aStoreWith();
    const accepted = await change('PA');
    server.clock.advance(10);
    const [undone, sent] = await Promise.all([
      undo(accepted),
      panel.put('orders/1', { new_status: 'PE', status_atual: 'PA' }),
    ]);
    expect([undone.status, sent.status].sort()).toEqual([200, 409]);
    const { status } = (await panel.get('pedidos/listar/1')).body.pedidos[0] ?? {};
    expect(status).toBe(undone.status === 200 ? 'PP' : 'PE');
  });

  it('cannot restore a cancelled order', async () => {
    const { panel, change, undo } = await aStoreWith();
    const accepted = await change('PA');
    await panel.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'RISK_AREA' });
    expect((await undo(accepted)).status).toBe(409);
    expect((await panel.get('pedidos/listar/1')).body.pedidos[0]?.status).toBe('PC');
  });

  it('gives time to accept again after the deadline has passed', async () => {
    const { change, undo, panel } = await aStoreWith();
    const { aceitar_ate } = (await panel.get('pedidos/listar')).body.pedidos[0] ?? { aceitar_ate: '' };
    server.clock.set(new Date(Date.parse(aceitar_ate) - 1_000).toISOString());
    const accepted = await change('PA');
    server.clock.advance(6_000);
    const { pedido } = (await undo(accepted)).body;
    expect(pedido).toMatchObject({ status: 'PP', segundos: 60 });
    expect((await panel.get('pedidos/listar')).body.pedidos[0]?.aceitar_ate).toBe(pedido.aceitar_ate);
  });

  it('is refused to people of other stores', async () => {
    const { change } = await aStoreWith();
    const accepted = await change('PA');
    const outsider = await server.createStore();
    const panel = await server.as(outsider.operatorLogin);
    expect((await panel.post('pedidos/1/desfazer', { ate: accepted.desfazer?.ate })).status).toBe(404);
    expect((await panel.post('pedidos/1/desfazer', {})).status).toBe(422);
  });
});
