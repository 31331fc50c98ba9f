import type { OrderEventWire } from '@comanda/contract/realtime/events';
import { eventually } from '@comanda/testkit/eventually';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

const server = testServer();

async function aStore() {
  const store = await server.createStore();
  return { store, partner: server.partner(store.intakeKey), panel: await server.as(store.operatorLogin) };
}

/** Reads the number of measured pushes to panels from `/metrics`. */
async function pushesMeasured(committedBy: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = `comanda_order_to_screen_seconds_count\\{committed_by="${committedBy}"\\} (\\d+)`;
  return Number(new RegExp(line).exec(text)?.[1]);
}

describe('sockets', () => {
  it('get every change of their own store, in order, and nothing of other stores', async () => {
    const mine = await aStore();
    const other = await aStore();
    const socket = await openSocket(server.url, mine.panel.token);
    expect(await socket.joinRoom(mine.store.channel)).toEqual({
      ok: true,
      seq: 0,
      epoca: expect.any(String),
      assuntos: {},
    });
    await other.partner.post('order', anOpenDeliveryOrder());
    await mine.partner.post('order', anOpenDeliveryOrder());
    await mine.panel.put('orders/1', { new_status: 'PA' });
    const events = await socket.take<OrderEventWire>('pedido', 2);
    expect(events).toMatchObject([
      { seq: 1, tipo: 'novo', versao: 1, dados: { status: 'PP', id_estabelecimento: mine.store.storeId } },
      { seq: 2, tipo: 'atualiza', versao: 2, dados: { status: 'PA' } },
    ]);
    expect(events[1]?.por).not.toBeNull();
    expect(await pushesMeasured('this_server')).toBe(2);
    socket.close();
  });

  it("get no events of another store's room, also after a request for it", async () => {
    const mine = await aStore();
    const other = await aStore();
    const socket = await openSocket(server.url, mine.panel.token);
    expect(await socket.joinRoom(other.store.channel)).toMatchObject({ ok: false });
    await other.partner.post('order', anOpenDeliveryOrder());
    await mine.partner.post('order', anOpenDeliveryOrder());
    const [event] = await socket.take<OrderEventWire>('pedido', 1);
    expect(event?.dados.id_estabelecimento).toBe(mine.store.storeId);
    socket.close();
  });

  it('are refused without a session, with an invalid session, and from another site', async () => {
    const { panel } = await aStore();
    await expect(openSocket(server.url, null)).rejects.toThrow(/auth\.required/);
    await expect(openSocket(server.url, '1.nonsense')).rejects.toThrow(/auth\.required/);
    await expect(openSocket(server.url, panel.token, { origin: 'https://evil.example' })).rejects.toThrow();
  });

  it('are cut when the session ends', async () => {
    const { panel } = await aStore();
    const socket = await openSocket(server.url, panel.token);
    await panel.post('login/sair');
    await socket.take('sessao-encerrada', 1);
    await socket.closed;
    await expect(openSocket(server.url, panel.token)).rejects.toThrow(/auth\.required/);
  });

  it('are at most twelve per session: the oldest is notified and cut; other sessions are not affected', async () => {
    const { store, panel } = await aStore();
    const others = await openSocket(server.url, (await server.as(store.adminLogin)).token);
    const sockets = [];
    for (let count = 0; count < 12; count += 1) sockets.push(await openSocket(server.url, panel.token));
    const [oldest, second] = sockets;
    expect(await oldest?.joinRoom(store.channel)).toMatchObject({ ok: true });
    sockets.push(await openSocket(server.url, panel.token));
    await oldest?.closed;
    expect(await oldest?.take('conexao-excedente', 1)).toHaveLength(1);
    for (const socket of [second, sockets.at(-1), others]) {
      expect(await socket?.joinRoom(store.channel)).toMatchObject({ ok: true });
    }
    for (const socket of [...sockets, others]) socket.close();
  });

  it('get the switch and the estimate, each version once', async () => {
    const { store, panel } = await aStore();
    const elsewhere = await server.as(store.adminLogin);
    const socket = await openSocket(server.url, panel.token);
    const estimate = { entrega_minimo: 60, entrega_maximo: 90 };
    await elsewhere.post('estabelecimento/mudaAberturaFechamento', { fechado: 'S' });
    await elsewhere.post('estabelecimento/mudaPrevisao', estimate);
    await elsewhere.post('estabelecimento/mudaPrevisao', estimate);
    await elsewhere.post('estabelecimento/mudaAberturaFechamento', { fechado: 'N' });
    const common = { motivo: null, ate: null };
    expect(await socket.take('loja', 3)).toEqual([
      { ...common, por: 'Dona Teste', aberta: false, entrega_minimo: 40, entrega_maximo: 60, versao: 2 },
      { ...common, por: 'Dona Teste', ...estimate, aberta: false, versao: 3 },
      { ...common, por: 'Dona Teste', ...estimate, aberta: true, versao: 4 },
    ]);
    expect((await panel.get('estabelecimento/getLoja')).body.estabelecimento).toMatchObject({
      ...estimate,
      versao_abertura: 4,
    });
    socket.close();
  });
});

describe('events that this process did not push', () => {
  it('are announced to the panels of their store', async () => {
    const { store, panel, partner } = await aStore();
    await partner.post('order', anOpenDeliveryOrder());
    const socket = await openSocket(server.url, panel.token);
    // Inserts the row like another server, or like a server that died between commit and push.
    const owner = new pg.Client({ connectionString: server.urls.owner });
    await owner.connect();
    await owner.query('update store_counters set event_seq = 2 where store_id = $1', [store.storeId]);
    expect(await socket.take('pedido-seq', 1)).toEqual([{ seq: 2 }]);
    // The server cannot measure the delay of a panel's first missed event, but measures later ones. Therefore
    // repeats until one is measured.
    let seq = 2;
    await eventually(async () => {
      seq += 1;
      await owner.query('update store_counters set event_seq = $2 where store_id = $1', [store.storeId, seq]);
      expect(await pushesMeasured('another_server')).toBeGreaterThan(0);
    });
    await owner.end();
    socket.close();
  });
});
