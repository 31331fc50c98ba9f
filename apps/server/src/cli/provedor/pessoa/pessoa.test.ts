import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { overtaken } from '@comanda/testkit/overtaken';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { Secret, TOTP } from 'otpauth';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { sql } from '../../../platform/database/sql.ts';
import { createDatabase, type Database } from '../../../platform/database/transaction.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { SUBJECTS } from '../subjects.ts';

const server = testServer();
const dataDir = folderOfTest();
let pool: pg.Pool;
let database: Database;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 2, applicationName: 'cli', onError: () => undefined });
  database = createDatabase(pool);
});
afterAll(() => pool.end());

/** The confirmation questions that commands asked. */
const requested: string[] = [];

async function type(...line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, line), {
    database,
    config: readConfig({ PORT: '3000', COMANDA_DATA: dataDir }),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async (question) => {
      requested.push(question);
      return 's';
    },
    operator: 'ana',
  });
  return lines;
}

const tokenOf = (link: string | undefined) => (link ?? '').split('#')[1] ?? '';
const login = (usuario: string, senha: string) => server.anonymous().post('login/index', { usuario, senha });

async function auditOf(storeId: number): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select action, user_id, details from audit_log
      where store_id = $1 and (details ->> 'por' is not null or action = 'access.password-set') order by at, action`,
    [storeId],
  );
  return rows;
}

describe('the subject pessoa', () => {
  it('blocks a person immediately, also in open panels; an unblocked person must log in again', async () => {
    const store = await server.createStore();
    const number = String(store.storeId);
    const operator = await server.as(store.operatorLogin);
    const panel = await openSocket(server.url, operator.token);
    expect(await type('pessoa', 'bloquear', number, store.operatorLogin)).toEqual([
      'Balcão Teste não entra mais; o que estava aberto fechou.',
    ]);
    await panel.closed;
    expect((await operator.get('pedidos/listar')).status).toBe(401);
    expect((await login(store.operatorLogin, store.password)).status).toBe(401);
    expect(await type('pessoa', 'listar', number)).toContainEqual(
      expect.stringMatching(/ 2 {2}Balcão Teste .*Lojista Operador {2}BLOQUEADA$/),
    );
    await type('pessoa', 'reativar', number, '2');
    expect((await operator.get('pedidos/listar')).status).toBe(401);
    expect((await login(store.operatorLogin, store.password)).status).toBe(200);
    expect(await auditOf(store.storeId)).toMatchObject([
      { action: 'access.user-blocked', user_id: null, details: { por: 'provedor: ana', pessoa: 2 } },
      { action: 'access.user-reactivated', details: { pessoa: 2 } },
    ]);
  });

  it('refuses to block the last administrator, also when both of two are blocked concurrently', async () => {
    const store = await server.createStore();
    const number = String(store.storeId);
    const alone = 'É a única pessoa que administra a loja; dê antes esse perfil a outra.';
    await expect(type('pessoa', 'bloquear', number, '1')).rejects.toThrow(alone);
    await expect(type('pessoa', 'perfil', number, '1', 'operador')).rejects.toThrow(alone);
    const operator = await server.as(store.operatorLogin);
    const panel = await openSocket(server.url, operator.token);
    await type('pessoa', 'perfil', number, '2', 'administrador');
    // Waits until the open panels and the server know the change.
    await panel.take('sessao-mudou', 1);
    expect((await operator.get('invoices')).status).toBe(200);
    panel.close();
    const both = await Promise.allSettled([
      type('pessoa', 'bloquear', number, '1'),
      type('pessoa', 'bloquear', number, '2'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('adds a person, who sets a password with a link that works once', async () => {
    const store = await server.createStore();
    const username = `nova.${store.storeId}`;
    const add = () =>
      type(
        ...['pessoa', 'adicionar', String(store.storeId), '--nome', 'Nova  Pessoa'],
        ...['--usuario', username, '--perfil', 'operador'],
      );
    const [given, link] = await add();
    expect(given).toMatch(/^Nova Pessoa é a pessoa 3 da loja/);
    expect(link).toMatch(/^http:\/\/localhost:3000\/senha#\d+\.[\w-]{43}$/);
    await expect(add()).rejects.toThrow('Este usuário ou e-mail já é de alguém.');
    expect((await login(username, 'none')).status).toBe(401);
    const token = tokenOf(link);
    const anonymous = server.anonymous();
    expect((await anonymous.post('senha/abrir', { token })).body).toMatchObject({
      usuario: username,
      nome_estabelecimento: store.name,
    });
    const choose = (password: string) =>
      anonymous.post('senha/salvar', { token, password, password_confirmation: password });
    expect((await choose('fraca')).body.motivo).toBe('recovery.password-weak');
    expect((await choose('Lasanha#2031')).status).toBe(200);
    expect((await login(username, 'Lasanha#2031')).status).toBe(200);
    expect((await choose('Lasanha#2032')).body.motivo).toBe('password-link.invalid');
    expect(await auditOf(store.storeId)).toMatchObject([
      { action: 'access.password-link-made' },
      { action: 'access.password-set', user_id: 3 },
      { action: 'access.user-added', details: { pessoa: 3, perfil: 'Lojista Operador' } },
    ]);
  });

  it('creates no link for a person that another command blocks at the same time', async () => {
    const store = await server.createStore();
    const blocked = {
      statement: `with held as (select store_id from stores where store_id = $1 for no key update)
                  update users u set is_active = false from held h where u.store_id = h.store_id and u.user_id = 2`,
      values: [store.storeId],
    };
    const making = () => type('pessoa', 'senha', String(store.storeId), '2');
    await expect(overtaken(server.urls.owner, blocked, making)).rejects.toThrow(/bloqueada/i);
  });

  it('a password link ends sessions; a newer link, a new password, a day or a block makes a link invalid', async () => {
    const store = await server.createStore();
    const person = ['senha', String(store.storeId), store.operatorLogin] as const;
    const link = async () => tokenOf((await type('pessoa', ...person))[1]);
    const status = async (token: string) => (await server.anonymous().post('senha/abrir', { token })).status;
    const first = await link();
    const second = await link();
    expect([await status(first), await status(second)]).toEqual([410, 200]);
    const operator = await server.as(store.operatorLogin);
    const own = {
      senha_atual: store.password,
      password: 'Forno#Quente9',
      password_confirmation: 'Forno#Quente9',
    };
    expect((await operator.post('conta/senha', own)).status).toBe(200);
    expect(await status(second)).toBe(410);
    const input = { token: await link(), password: 'Lasanha#2031', password_confirmation: 'Lasanha#2031' };
    const both = await Promise.all([
      server.anonymous().post('senha/salvar', input),
      server.anonymous().post('senha/salvar', input),
    ]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 410]);
    expect((await operator.get('pedidos/listar')).status).toBe(401);
    const late = await link();
    server.clock.advance(24 * 3_600_000);
    expect(await status(late)).toBe(410);
    const third = await link();
    await type('pessoa', 'bloquear', String(store.storeId), store.operatorLogin);
    expect(await status(third)).toBe(410);
    await expect(type('pessoa', ...person)).rejects.toThrow(/está bloqueada/);
  });

  it('lists sessions, and ends one session or all sessions of a person', async () => {
    const store = await server.createStore();
    const number = String(store.storeId);
    const sessions = [await server.as(store.operatorLogin), await server.as(store.operatorLogin)];
    await server.as(store.adminLogin);
    expect(await type('pessoa', 'sessoes', number)).toHaveLength(3);
    const [line = ''] = await type('pessoa', 'sessoes', number, store.operatorLogin);
    expect(line).toMatch(new RegExp(`^[0-9a-f]{8} {2}${store.operatorLogin} {2}entrou .* vista `));
    const end = (...rest: string[]) => type('pessoa', 'desconectar', number, store.operatorLogin, ...rest);
    expect(await end('--sessao', line.slice(0, 8))).toEqual(['1 sessão encerrada.']);
    const state = await Promise.all(sessions.map((session) => session.get('pedidos/listar')));
    expect(state.map(({ status }) => status).sort()).toEqual([200, 401]);
    await expect(end('--sessao', 'ffffffff-none')).rejects.toThrow('Nenhuma sessão aberta começa com');
    expect(await end()).toEqual(['1 sessão encerrada.']);
    expect(await type('pessoa', 'sessoes', number, store.operatorLogin)).toEqual(['Nenhuma sessão aberta.']);
  });
});

it('chave: creates a working key, lists it by its short name, and revokes it immediately', async () => {
  const store = await server.createStore();
  const number = String(store.storeId);
  const [, key = ''] = await type('chave', 'criar', number, 'Parceiro', 'novo');
  const order = () => server.partner(key).post('order', anOpenDeliveryOrder());
  expect((await order()).status).toBe(200);
  const line = (await type('chave', 'listar', number)).find((each) => each.includes('Parceiro novo')) ?? '';
  expect(line).toMatch(/^[0-9a-f]{8} {2}Parceiro novo {2}feita /);
  expect(line).not.toContain(key);
  await type('chave', 'retirar', number, line.slice(0, 8));
  await expect.poll(async () => (await order()).status).toBe(401);
  expect((await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder())).status).toBe(200);
  requested.length = 0;
  await expect(type('chave', 'retirar', number, line.slice(0, 8))).rejects.toThrow('Não há chave');
  expect(requested).toEqual([]);
});

describe('the subject link', () => {
  it("revokes a customer's link immediately, also for an open page, and the panel no longer offers it", async () => {
    const store = await server.createStore();
    const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    const { id_pedido: orderId, link_cliente: path } = body.data;
    const customer = server.customer(path);
    const page = await openSocket(server.url, path.replace('/p/', ''), {}, '/cliente');
    expect((await customer.get('cliente/pedido')).status).toBe(200);
    await type('link', 'retirar-cliente', String(store.storeId), String(orderId));
    await page.closed;
    expect((await customer.get('cliente/pedido')).status).toBe(401);
    const panel = await server.as(store.operatorLogin);
    expect((await panel.get(`pedidos/listar/${orderId}`)).body.pedidos[0]).toMatchObject({
      link_cliente: '',
    });
    requested.length = 0;
    const again = type('link', 'retirar-cliente', String(store.storeId), String(orderId));
    await expect(again).rejects.toThrow(/já foi retirado/);
    expect(requested).toEqual([]);
  });

  it("revokes a courier's link, accepted or not, and the store then calls another courier", async () => {
    const store = await server.createStore();
    const number = String(store.storeId);
    const ana = await server.as(store.operatorLogin);
    const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    const orderId = body.data.id_pedido;
    await ana.put(`orders/${orderId}`, { new_status: 'PA' });
    const call = async () =>
      (await ana.post('v2/delivery', { id_pedido: orderId, external_provider: 'proprio' }))
        .body as unknown as {
        externalDeliveryWithCode: string;
        externalDeliveryId: string;
      };
    const { externalDeliveryWithCode: codigo, externalDeliveryId } = await call();
    const beto = server.anonymous();
    const person = { nome: 'Beto', veiculo: 'Moto', placa: 'ABC1D23' };
    const taken = await beto.post('entregador/codigo', { codigo, ...person });
    const { token } = (taken.body as unknown as { entrega: { token: string } }).entrega;
    await type('link', 'retirar-motoboy', number, String(orderId));
    expect((await beto.post('entregador/entrega', { token })).status).toBe(404);
    expect((await beto.post('entregador/codigo', { codigo, ...person })).status).toBe(404);
    const anonymous = type('link', 'retirar-motoboy', number, String(orderId));
    await expect(anonymous).rejects.toThrow('Nenhum motoboy');
    expect((await ana.post(`v2/delivery/${externalDeliveryId}/cancel`)).status).toBe(200);
    expect((await call()).externalDeliveryWithCode).toMatch(/^A-/);
  });
});

it('registro: prints the audit log and the access log, filtered, and as CSV', async () => {
  const store = await server.createStore();
  const number = String(store.storeId);
  const operator = await server.as(store.operatorLogin);
  expect((await operator.get('invoices')).status).toBe(403);
  await server.as(store.adminLogin);
  await type('chave', 'criar', number, '=2+5;"Parceiro"');
  const denied = ['registro', 'acessos', number, '--acao', 'denied', '--pessoa', store.operatorLogin];
  await expect
    .poll(() => type(...denied))
    .toEqual([
      expect.stringMatching(
        new RegExp(`denied {2}${store.operatorLogin} {2}127\\.0\\.0\\.1 {2}chamada=finance\\.`),
      ),
    ]);
  const csv = await type('registro', 'auditoria', number, '--csv', '--acao', 'access.intake');
  expect(csv).toEqual([
    'quando;acao;pessoa;usuario;sessao;endereco;detalhes',
    expect.stringMatching(/^2026-.*Z;access\.intake-key-made;;;;;"\{""por"".*"$/),
  ]);
  expect(await type('registro', 'acessos', number, '--limite', '1')).toHaveLength(1);
  expect(await type('registro', 'acessos', number, '--ate', '01/01/2020')).toEqual(['Nada registrado.']);
  await login('ninguém', 'x');
  await expect
    .poll(() => type('registro', 'desconhecidos'))
    .toEqual([expect.stringMatching(/login-failed {2}[0-9a-f]{16} {2}127\.0\.0\.1$/)]);
  await expect(type('registro', 'acessos', number, '--de', 'ontem')).rejects.toThrow('não é um dia');
});

it('cadastro: lists registration requests, saves a note about the answer, and closes them', async () => {
  const input = { nome: 'Ana', celular: '11987654321', email: 'ana@example.com' };
  await server.anonymous().post('registration-requests', { ...input, estabelecimento: 'Marmitas da Ana' });
  const [line = ''] = await type('cadastro', 'listar');
  expect(line).toMatch(
    /^[0-9a-f]{8} {2}.* {2}Marmitas da Ana: Ana, 11987654321, ana@example\.com {2}SEM RESPOSTA$/,
  );
  const name = line.slice(0, 8);
  await type('cadastro', 'responder', name);
  // A name from before names were cleaned. Its control characters must not reach the terminal.
  const forged = 'Ana\u001b[2J\n00000000  paga\u202e';
  await database.directory(
    sql`update registration_requests set name = ${forged} where request_id::text like ${`${name}%`}`,
  );
  expect((await type('cadastro', 'listar'))[0]).toMatch(/: Ana\[2J 00000000 {2}paga, 1/);
  expect(await type('cadastro', 'listar')).toEqual([expect.stringMatching(/respondida .* por ana$/)]);
  await type('cadastro', 'encerrar', name);
  expect(await type('cadastro', 'listar')).toEqual(['Nenhuma solicitação em aberto.']);
  expect(await type('cadastro', 'listar', '--todas')).toEqual([
    expect.stringMatching(/encerrada .* por ana$/),
  ]);
  await expect(type('cadastro', 'encerrar', name)).rejects.toThrow('Nenhuma solicitação em aberto tem');
});

it('turns off the second factor of a person who lost the phone and codes, records it and sends a mail', async () => {
  const store = await server.createStore();
  const number = String(store.storeId);
  await expect(type('pessoa', 'segundo-fator-desligar', number, store.adminLogin)).rejects.toThrow(
    'não tem segundo fator',
  );
  const admin = await server.as(store.adminLogin);
  const begun = (await admin.post('conta/segundo-fator/iniciar')).body as unknown as { chave: string };
  const codigo = TOTP.generate({ secret: Secret.fromBase32(begun.chave), timestamp: server.clock.now() });
  expect((await admin.post('conta/segundo-fator/confirmar', { codigo })).status).toBe(200);
  expect((await login(store.adminLogin, store.password)).status).toBe(428);
  const lines = await type('pessoa', 'segundo-fator-desligar', number, store.adminLogin);
  expect(lines).toEqual([expect.stringContaining('só com a senha')]);
  expect((await login(store.adminLogin, store.password)).status).toBe(200);
  expect(await auditOf(store.storeId)).toContainEqual({
    action: 'access.factor-turned-off-by-provider',
    user_id: null,
    details: { por: 'provedor: ana', pessoa: store.adminId },
  });
});

it('asks for the whole code if several requests begin with the same eight letters', async () => {
  const codes = ['7e57c0de-0000-4000-8000-000000000001', '7e57c0de-0000-4000-8000-000000000002'];
  for (const code of codes)
    await pool.query(
      `insert into registration_requests (request_id, name, store_name, mobile, email, created_at)
       values ($1, 'Bia', 'Bistrô', '11987654321', 'bia@example.com', now())`,
      [code],
    );
  await expect(type('cadastro', 'encerrar', '7E57C0DE')).rejects.toThrow(
    `Mais de uma solicitação em aberto tem o código 7E57C0DE. Use o código inteiro:\n  ${codes.join('\n  ')}`,
  );
  await type('cadastro', 'encerrar', codes[0] ?? '');
  const open = await pool.query<{ request: string }>(
    `select request_id as request from registration_requests where name = 'Bia' and closed_at is null`,
  );
  expect(open.rows).toEqual([{ request: codes[1] }]);
  expect(await type('cadastro', 'encerrar', '7e57c0de')).toEqual(['Solicitação 7e57c0de encerrada.']);
});
