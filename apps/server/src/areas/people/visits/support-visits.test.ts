import { ALL_CALLS } from '@comanda/contract/all-calls';
import type { Call } from '@comanda/contract/kit/define-call';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { createProviderPerson } from '@comanda/testkit/provider/provider-person';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../platform/database/transaction.ts';
import { requestVisit } from './request-visit.ts';

const MINUTE = 60_000;
const REASON = 'A loja não vê os pedidos';
const server = testServer();
let system: Database;
let endPool: () => Promise<void>;
let store: TestStore;
let visitor: { personId: number; name: string };

beforeAll(async () => {
  visitor = { ...(await createProviderPerson(server.urls.owner, 'support')), name: 'Rita Prado' };
  const pool = createPool({
    url: server.urls.system,
    max: 2,
    applicationName: 't',
    onError: () => undefined,
  });
  system = createDatabase(pool);
  endPool = () => pool.end();
});
afterAll(() => endPool());
beforeEach(async () => {
  store = await server.createStore();
});

const aVisit = async (who = visitor) => {
  const requested = await system.inStore(store.storeId, (tx) =>
    requestVisit(tx, { visitor: who, reason: REASON }, server.clock.now()),
  );
  return { ...requested, ticket: requested.path.split('#')[1] ?? '' };
};
const exchange = (ticket: string) => server.anonymous().post('visitas/comecar', { hash: ticket });
const visiting = async (who = visitor) => {
  const { ticket, visitId } = await aVisit(who);
  const { body } = await exchange(ticket);
  const token = body.usuario.sessao.hash ?? '';
  const send = async (method: string, path: string, named: Record<string, string> = {}) => {
    const sent = method === 'GET' ? {} : { body: '{}' };
    const headers = { authorization: token, 'content-type': 'application/json', ...named };
    const answer = await fetch(`${server.url}/api/${path}`, { method, headers, ...sent });
    return { status: answer.status, body: (await answer.json()) as typeof body };
  };
  return { visitId, token, send, session: body.usuario as unknown as Record<string, unknown> };
};
const auditOf = async (storeId: number) =>
  (
    await system.directory<{ action: string; details: Record<string, unknown> }>({
      text: "select action, details from audit_log where store_id = $1 and action like 'access.visit%' order by at",
      values: [storeId],
    })
  ).map(({ action, details }) => [action, details.fim ?? details.motivo, details.por ?? null]);

describe('a ticket', () => {
  it('opens the panel once, for half an hour; the visitor is no user of the store', async () => {
    const { ticket } = await aVisit();
    const { status, body } = await exchange(ticket);
    expect(status).toBe(200);
    expect(body.usuario).toMatchObject({
      id_usuario: 0,
      nome: 'Rita Prado',
      id_estabelecimento: store.storeId,
      role_group: [],
      visita: { pessoa: 'Rita Prado', ate: server.clock.now() + 30 * MINUTE },
    });
    const again = await exchange(ticket);
    expect([again.status, again.body.motivo]).toEqual([401, 'visit.ticket-invalid']);
  });

  it('works for one of many callers, within a minute, and for its own store only', async () => {
    const { ticket } = await aVisit();
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(ticket)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    const late = await aVisit();
    const other = await server.createStore();
    expect((await exchange(late.ticket.replace(/^\d+/, String(other.storeId)))).status).toBe(401);
    server.clock.advance(MINUTE);
    expect((await exchange(late.ticket)).status).toBe(401);
  });
});

describe('the console', () => {
  it('requests a visit with a reason, lists all visits and ends one; an unknown store is not found', async () => {
    const rita = await server.asProvider('support');
    const path = `provedor/lojas/${store.storeId}/visitas`;
    expect((await rita.post(path, { motivo: 'curto' })).status).toBe(422);
    const requested = (await rita.post(path, { motivo: REASON })).body as unknown as { link: string };
    expect(requested.link).toMatch(/^http:\/\/127.0.0.1:\d+\/login\/visita#\d+\.[\w-]{43}$/);
    expect((await rita.get(path)).body).toMatchObject({ visitas: [] });
    await exchange(requested.link.split('#')[1] ?? '');
    expect((await rita.get(path)).body).toMatchObject({
      visitas: [{ id_visita: 1, motivo: REASON, terminou_em: null }],
    });
    expect((await rita.post(`${path}/1/encerrar`)).status).toBe(200);
    expect((await rita.post(`${path}/1/encerrar`)).body.motivo).toBe('visit.not-found');
    expect((await rita.get('provedor/lojas/99999/visitas')).body.motivo).toBe('provider.unknown-store');
  });
});

describe('a visit', () => {
  it('can use the calls that are open to visits; all others are refused', async () => {
    const { send } = await visiting();
    const guarded = ALL_CALLS.filter((call: Call<unknown, unknown>) => call.access.kind !== 'public');
    for (const call of guarded) {
      const { status, body } = await send(call.method, call.path.replace(/\{\w+\}/g, '999999'));
      if (call.isOpenToVisits)
        expect([call.name, [200, 404, 422].includes(status)]).toEqual([call.name, true]);
      else expect([call.name, [401, 403].includes(status)]).toEqual([call.name, true]);
      if (call.access.kind === 'session' && call.method !== 'GET')
        expect([call.name, body.motivo]).toEqual([call.name, 'visit.read-only']);
    }
    // Some old GET paths change data, so visitors may not call them.
    for (const path of ['estabelecimentosimpressao/atualizar', 'estabelecimento/alteraAviso'])
      expect((await send('GET', path)).body.motivo).toBe('visit.read-only');
    expect(ALL_CALLS.filter((call) => call.isOpenToVisits && call.method !== 'GET')).toEqual([]);
  });

  it('shows orders without their customers, in lists, details, missed events and pushes', async () => {
    const document = anOpenDeliveryOrder({
      customer: { id: 'c1', name: 'Zuleica Marcada', phone: { number: '11987650000' } },
    });
    const { deliveryAddress } = document.delivery as { deliveryAddress: { street: string } };
    const { street } = deliveryAddress;
    const { send, token } = await visiting();
    const socket = await openSocket(server.url, token);
    const placed = await server.partner(store.intakeKey).post('order', document);
    expect(await socket.take('pedido-seq', 1)).toEqual([{ seq: 1 }]);
    const orderId = placed.body.data.id_pedido;
    const cancelled = await (await server.as(store.adminLogin)).put(`orders/${orderId}`, {
      new_status: 'PC',
      motivo_cancelamento: 'Outro motivo',
      motivo_texto: 'Zuleica ligou e desistiu',
    });
    expect(cancelled.status).toBe(200);
    const answers = [
      await send('GET', 'pedidos/listar'),
      await send('GET', `pedidos/listar/${orderId}`),
      await send('GET', 'pedidos/eventos?desde=0'),
    ];
    for (const { status, body } of answers) {
      const text = JSON.stringify(body);
      expect(status).toBe(200);
      expect(text).toContain('Z. M.');
      expect(text).not.toMatch(/Zuleica|98765-?0000|link_cliente":"\/p/);
      expect(text).not.toContain(street);
    }
    expect(socket.received('pedido')).toEqual([]);
    const value = await socket.request('merchant-client-message', {});
    expect(value).toMatchObject({ status: false });
    socket.close();
  });

  it('is visible to the store in a line, the audit log and a mail, and ends exactly at its time', async () => {
    const admin = await server.as(store.adminLogin);
    const { send, token } = await visiting();
    const listed = await admin.get('visitas');
    expect(listed.body).toMatchObject({ visitas: [{ pessoa: 'Rita Prado', motivo: REASON }] });
    const socket = await openSocket(server.url, token);
    server.clock.advance(30 * MINUTE - 1);
    expect((await send('GET', 'pedidos/listar')).status).toBe(200);
    server.clock.advance(1);
    const late = await send('GET', 'pedidos/listar');
    expect([late.status, late.body.motivo, late.body.erro]).toEqual([
      401,
      'visit.ended',
      'A visita de suporte terminou.',
    ]);
    await socket.closed;
    expect((await admin.get('visitas')).body).toMatchObject({ visitas: [] });
    await expect
      .poll(() => auditOf(store.storeId))
      .toEqual([
        ['access.visit-begun', REASON, 'provedor: Rita Prado'],
        ['access.visit-ended', 'time', 'sistema'],
      ]);
  });

  it('is ended at once by an administrator, but not by an operator or another store', async () => {
    const { send, token, visitId } = await visiting();
    const socket = await openSocket(server.url, token);
    const path = `visitas/${visitId}/encerrar`;
    const outsider = await server.as((await server.createStore()).adminLogin);
    expect((await outsider.post(path)).status).toBe(404);
    expect((await (await server.as(store.operatorLogin)).post(path)).status).toBe(403);
    const admin = await server.as(store.adminLogin);
    expect((await admin.post(path)).status).toBe(200);
    await socket.closed;
    expect((await send('GET', 'pedidos/listar')).body.motivo).toBe('visit.ended');
    expect((await admin.post(path)).body.motivo).toBe('visit.not-found');
  });

  it('ends when the visitor logs out or is blocked', async () => {
    const leaving = await visiting();
    expect((await leaving.send('POST', 'login/sair')).status).toBe(200);
    expect((await leaving.send('GET', 'pedidos/listar')).status).toBe(401);
    const who = { ...(await createProviderPerson(server.urls.owner, 'support')), name: 'Caio' };
    const blocked = await visiting(who);
    const { ticket } = await aVisit(who);
    await runStatement(
      server.urls.owner,
      'update provider_people set is_active = false where person_id = $1',
      [who.personId],
    );
    await expect.poll(async () => (await blocked.send('GET', 'pedidos/listar')).status).toBe(401);
    expect((await exchange(ticket)).status).toBe(401);
    expect(await auditOf(store.storeId)).toContainEqual(['access.visit-ended', 'provider', 'sistema']);
  });

  it('is invalid for another store: its token names the store, and each input is compared with it', async () => {
    const { send, token } = await visiting();
    const other = await server.createStore();
    const moved = token.replace(/^\d+/, String(other.storeId));
    const answer = await fetch(`${server.url}/api/pedidos/listar`, { headers: { authorization: moved } });
    expect(answer.status).toBe(401);
    const named = await send('GET', 'pedidos/listar', { id_estabelecimento: String(other.storeId) });
    expect(named.body.motivo).toBe('auth.foreign-store');
  });
});
