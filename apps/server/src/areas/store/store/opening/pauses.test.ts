import { openSocket } from '@comanda/testkit/http/open-socket';
import { START, testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweep as sweepOn } from './testing/sweep.ts';

const server = testServer();
// 19:10 on a Friday in São Paulo.
beforeEach(async () => {
  server.clock.set(new Date(START).toISOString());
  // Ends pauses that other tests left open.
  await sweep(START + 365 * 86_400_000);
});

const SWITCH = 'estabelecimento/mudaAberturaFechamento';

async function aStore(over = {}) {
  const store = await server.createStore(over);
  const panel = await server.as(store.operatorLogin);
  const opening = async () => (await panel.get('estabelecimento/getLoja')).body.estabelecimento;
  return { store, panel, opening };
}

async function asSystem<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.urls.system });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const sweep = (now: number) => sweepOn(server.urls.system, now);

describe('closing with an end and a reason', () => {
  it('saves both, shows them live with their author, and records them in the audit log', async () => {
    const { store, panel, opening } = await aStore();
    const socket = await openSocket(server.url, panel.token);
    const answer = await panel.post(SWITCH, {
      fechado: 'S',
      motivo: '  Almoço\u0000 da equipe ',
      ate: '30min',
    });
    expect(answer.body).toMatchObject({ status: true, mensagem: 'Loja fechada com sucesso.' });
    const until = START + 30 * 60_000;
    expect(await opening()).toMatchObject({
      fechado: 'S',
      motivo_abertura: 'Almoço da equipe',
      ate_abertura: until,
      por_abertura: 'Balcão Teste',
    });
    const [push] = await socket.take('loja', 1);
    expect(push).toMatchObject({
      aberta: false,
      motivo: 'Almoço da equipe',
      ate: until,
      por: 'Balcão Teste',
      versao: 2,
    });
    socket.close();
    const entries = await asSystem((client) =>
      client.query('select details from audit_log where store_id = $1 and action = $2', [
        store.storeId,
        'store.closed',
      ]),
    );
    expect(entries.rows).toEqual([
      { details: { motivo: 'Almoço da equipe', ate: new Date(until).toISOString() } },
    ]);
  });

  it('refuses a reason that is too long, with a message', async () => {
    const { panel, opening } = await aStore();
    const answer = await panel.post(SWITCH, { fechado: 'S', motivo: 'x'.repeat(61) });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      erros: [{ campo: 'motivo', mensagem: 'Escreva no máximo 60 caracteres.' }],
    });
    expect((await opening()).fechado).toBe('N');
  });

  it.each([
    ['15min', START + 15 * 60_000],
    ['60min', START + 60 * 60_000],
    ['proximo-turno', Date.parse('2026-11-21T05:00:00-03:00')],
    ['reabrir', null],
    [undefined, null],
  ])('until %s', async (ate, until) => {
    const { panel, opening } = await aStore();
    await panel.post(SWITCH, { fechado: 'S', ate });
    expect((await opening()).ate_abertura).toBe(until);
  });

  it('the last word replaces the one before, and an opening clears end and reason', async () => {
    const { panel, opening } = await aStore();
    await panel.post(SWITCH, { fechado: 'S', motivo: 'Almoço', ate: '15min' });
    await panel.post(SWITCH, { fechado: 'S', motivo: 'Sem gás' });
    expect(await opening()).toMatchObject({ motivo_abertura: 'Sem gás', ate_abertura: null });
    await panel.post(SWITCH, { fechado: 'N', motivo: 'x', ate: '15min' });
    expect(await opening()).toMatchObject({ fechado: 'N', motivo_abertura: null, ate_abertura: null });
  });

  it('refuses an unknown end, and a suspended store', async () => {
    const { panel } = await aStore();
    const refused = await panel.post(SWITCH, { fechado: 'S', ate: 'amanhã' });
    expect(refused).toMatchObject({ status: 422, body: { erros: [{ campo: 'ate' }] } });
    const suspended = await aStore({ isSuspended: true });
    expect((await suspended.panel.post(SWITCH, { fechado: 'S', ate: '15min' })).status).toBe(423);
  });

  it('is not changed by a new estimate', async () => {
    const { panel, opening } = await aStore();
    const socket = await openSocket(server.url, panel.token);
    await panel.post(SWITCH, { fechado: 'S', motivo: 'Almoço', ate: '30min' });
    await panel.post('estabelecimento/mudaPrevisao', { entrega_minimo: 60, entrega_maximo: 90 });
    const pushes = await socket.take<{ versao: number }>('loja', 2);
    expect(pushes.find(({ versao }) => versao === 3)).toMatchObject({
      aberta: false,
      motivo: 'Almoço',
      ate: START + 30 * 60_000,
      entrega_maximo: 90,
    });
    socket.close();
    expect((await opening()).motivo_abertura).toBe('Almoço');
  });
});

describe('the end of a pause', () => {
  it('ends although another store fails', async () => {
    const closed = await Promise.all([aStore(), aStore()]);
    for (const { panel } of closed) await panel.post(SWITCH, { fechado: 'S', ate: '30min' });
    const [first, second] = closed.map(({ store }) => store.storeId);
    const ended = await sweepOn(server.urls.system, START + 31 * 60_000, (database) => ({
      ...database,
      inStore: (storeId, work) =>
        storeId === first ? Promise.reject(new Error('locked')) : database.inStore(storeId, work),
    }));
    expect(ended).toBe(1);
    expect(second).toBeDefined();
    expect(await closed[1]?.opening()).toMatchObject({ fechado: 'N' });
  });

  it('opens the store and notifies its panels without a request', async () => {
    const { store, panel, opening } = await aStore();
    await panel.post(SWITCH, { fechado: 'S', motivo: 'Almoço', ate: '15min' });
    const socket = await openSocket(server.url, panel.token);
    server.clock.advance(15 * 60_000);
    const [push] = await socket.take('loja', 1);
    expect(push).toMatchObject({ aberta: true, motivo: null, ate: null, por: null, versao: 3 });
    socket.close();
    expect(await opening()).toMatchObject({ fechado: 'N', versao_abertura: 3 });
    const entries = await asSystem((client) =>
      client.query('select user_id, details from audit_log where store_id = $1 and action = $2', [
        store.storeId,
        'store.opened',
      ]),
    );
    expect(entries.rows).toEqual([{ user_id: null, details: { por: 'sistema', motivo: 'fim da pausa' } }]);
  });

  it('ends once with several servers at the same moment, and after an outage', async () => {
    const { store, panel } = await aStore();
    await panel.post(SWITCH, { fechado: 'S', ate: '60min' });
    // This time is hours ahead of the server's clock, so only the sweeps below change the store, and not the
    // server's job.
    const late = START + 5 * 3_600_000;
    const ended = await Promise.all([sweep(late), sweep(late), sweep(late)]);
    expect(ended.toSorted()).toEqual([0, 0, 1]);
    expect(await sweep(late)).toBe(0);
    const { rows } = await asSystem((client) =>
      client.query('select is_open, opening_version from stores where store_id = $1', [store.storeId]),
    );
    expect(rows).toEqual([{ is_open: true, opening_version: 3 }]);
  });

  it('does not open a store that waits for a person, or that a person has closed again', async () => {
    const { panel, opening } = await aStore();
    await panel.post(SWITCH, { fechado: 'S', ate: '15min' });
    await panel.post(SWITCH, { fechado: 'S', ate: 'reabrir' });
    expect(await sweep(START + 10 * 3_600_000)).toBe(0);
    expect(await opening()).toMatchObject({ fechado: 'S' });
  });
});

it('notifies panels of this server of a change by another process', async () => {
  const { store, panel } = await aStore();
  const socket = await openSocket(server.url, panel.token);
  await asSystem((client) =>
    client.query(
      `update stores set is_open = false, opening_reason = 'Outro servidor', opening_version = 2 where store_id = $1`,
      [store.storeId],
    ),
  );
  expect(await socket.take('loja', 1)).toMatchObject([
    { aberta: false, motivo: 'Outro servidor', versao: 2 },
  ]);
  socket.close();
});
