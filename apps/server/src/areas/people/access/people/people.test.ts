import { listPeople, updateUser } from '@comanda/contract/people/access/people.calls';
import { peopleAnswer } from '@comanda/contract/people/access/people.wire';
import { crudSuite } from '@comanda/testkit/crud-suite';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { describe, expect, it } from 'vitest';

const server = testServer();
let count = 0;
const mailbox = () => {
  count += 1;
  return `Pessoa.${count}@example.com`;
};
const PASSWORD = 'Lasanha#2031';
const typed = { password: PASSWORD, password_confirm: PASSWORD };

const people = async (admin: TestClient) => readAnswer(peopleAnswer, await admin.get('users/merchant'));
const create = (admin: TestClient, over: object = {}) =>
  admin.post('users/merchant-create', {
    name: 'Nova Pessoa',
    email: mailbox(),
    access_group_merchant: 'operator',
    status: 'S',
    ...over,
  });
const update = (admin: TestClient, userId: number, fields: object) =>
  admin.post(`users/merchant-update/${userId}`, fields);
const login = (usuario: string, senha: string) => server.anonymous().post('login/index', { usuario, senha });

crudSuite(server, {
  list: listPeople,
  save: updateUser,
  input: (n, version, userId) => ({
    ...{ userId, version, name: `Pessoa ${n}`, email: null, role: null, isActive: null },
    ...{ password: null, confirmation: null },
  }),
  versionOf: (all, rowId) => all.find(({ userId }) => userId === rowId)?.version ?? null,
  refused: [
    ['a blank name', { name: ' ' }, 'name'],
    ['no address', { email: 'balcao' }, 'email'],
    ['a group there is not', { access_group_merchant: 'chefe' }, 'access_group_merchant'],
    ['a status there is not', { status: 'X' }, 'status'],
    ['a weak password', { password: 'fraca', password_confirm: 'fraca' }, 'password'],
    ['two passwords', { ...typed, password_confirm: 'Outra#2031' }, 'password_confirm'],
  ],
  action: 'access.user-changed',
  subject: 'usuarios',
  createRow: async (admin) => Number((await create(admin, typed)).body.data.id),
  missing: 'people.not-found',
});

async function aStore() {
  const store = await server.createStore();
  const [admin, operator] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
  return { store, admin, operator };
}

describe('a new user', () => {
  it('with a typed password logs in with any spelling of the e-mail, and is recorded', async () => {
    const { store, admin } = await aStore();
    const email = mailbox();
    const made = await create(admin, { email, ...typed, merchant_id: store.storeId, role_group: 'x' });
    expect(made).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ id: 3, name: 'Nova Pessoa', email: email.toLowerCase(), status: 'S', versao: 1 },
          ...{ access_group_merchant: 'operator', role_group: 'Lojista Operador', convite: null },
          segundo_fator: false,
        },
        convite_enviado: null,
      },
    });
    expect((await login(email.toUpperCase(), PASSWORD)).status).toBe(200);
    const { rows } = await runStatement(
      server.urls.owner,
      `select user_id, details from audit_log where store_id = $1 and action = 'access.user-added'`,
      [store.storeId],
    );
    expect(rows).toEqual([
      { user_id: 1, details: { pessoa: 3, nome: 'Nova Pessoa', perfil: 'Lojista Operador' } },
    ]);
  });

  it.each([
    ['none', {}, 'password', 'Senha obrigatória.'],
    [
      'a weak one',
      { password: 'semnumero', password_confirm: 'semnumero' },
      'password',
      'A senha deve ter no mínimo 8 caracteres, conter pelo menos um número, uma letra maiúscula e um caractere especial.',
    ],
    ['another one', { ...typed, password_confirm: '' }, 'password_confirm', 'As senhas não correspondem'],
  ])('requires a password: %s is refused, and no person is added', async (_what, fields, campo, mensagem) => {
    const { admin } = await aStore();
    const answer = await create(admin, fields);
    expect(answer).toMatchObject({ status: 422, body: { erros: [{ campo, mensagem }] } });
    expect(await people(admin)).toHaveLength(2);
  });

  it('needs an e-mail that no store uses; the refusal does not reveal its owner', async () => {
    const [{ admin }, other] = [await aStore(), await aStore()];
    const taken = await create(admin, { email: `${other.store.adminLogin}@example.com`, ...typed });
    expect(taken.status).toBe(200);
    const email = String(taken.body.data.email);
    const answer = await create(other.admin, { email: email.toUpperCase(), ...typed });
    expect(answer).toMatchObject({ status: 409, body: { motivo: 'people.login-taken' } });
    expect(answer.body.erros).toMatchObject([{ campo: 'email' }]);
    expect(JSON.stringify(answer.body)).not.toContain('Pizzaria');
    expect(await update(other.admin, 2, { email })).toMatchObject({ status: 409 });
    const [one, two] = [mailbox(), mailbox()];
    const race = await Promise.all([
      create(admin, { email: one, ...typed }),
      create(other.admin, { email: one, ...typed }),
      create(other.admin, { email: two, ...typed }),
    ]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    // After some attempts the server refuses further addresses. An administrator therefore cannot find the
    // logins of other stores.
    const store = await aStore();
    for (let requested = 0; requested < 20; requested += 1)
      expect((await update(store.admin, 2, { email })).status).toBe(409);
    expect((await update(store.admin, 2, { email })).status).toBe(429);
    expect((await update(store.admin, 2, { name: 'Outro nome' })).status).toBe(200);
  });
});

describe('an edit', () => {
  it('changes the login name together with the e-mail', async () => {
    const { admin } = await aStore();
    const [before, after] = [mailbox(), mailbox()];
    const { id } = (await create(admin, { email: before, ...typed })).body.data;
    expect((await update(admin, Number(id), { email: after })).status).toBe(200);
    expect((await login(before, PASSWORD)).status).toBe(401);
    expect((await login(after, PASSWORD)).status).toBe(200);
    expect((await create(admin, { email: before, ...typed })).status).toBe(200);
  });

  it('ends the user’s sessions with a new password; users change their own password elsewhere', async () => {
    const { store, admin, operator } = await aStore();
    const panel = await openSocket(server.url, operator.token);
    expect((await update(admin, store.operatorId, typed)).status).toBe(200);
    await panel.closed;
    expect((await operator.get('pedidos/listar')).status).toBe(401);
    expect((await login(store.operatorLogin, store.password)).status).toBe(401);
    expect((await login(store.operatorLogin, PASSWORD)).status).toBe(200);
    expect(await update(admin, store.adminId, typed)).toMatchObject({
      status: 409,
      body: { motivo: 'people.own-password' },
    });
  });

  it('is refused when it names another store', async () => {
    const { admin, store } = await aStore();
    const answer = await update(admin, 2, { name: 'Outro', merchant_id: store.storeId + 1 });
    expect(answer).toMatchObject({ status: 403, body: { motivo: 'auth.foreign-store' } });
  });
});

describe('a user who is blocked', () => {
  it('is logged out at once, also in the panel, and needs a new login after being unblocked', async () => {
    const { store, admin, operator } = await aStore();
    const panel = await openSocket(server.url, operator.token);
    expect((await update(admin, store.operatorId, { status: 'N' })).body.data).toMatchObject({ status: 'N' });
    await panel.closed;
    expect((await operator.get('pedidos/listar')).status).toBe(401);
    expect((await login(store.operatorLogin, store.password)).status).toBe(401);
    await update(admin, store.operatorId, { status: 'S' });
    expect((await operator.get('pedidos/listar')).status).toBe(401);
    expect((await login(store.operatorLogin, store.password)).status).toBe(200);
  });

  it('is never the caller, nor the last administrator; invited administrators do not count', async () => {
    const { store, admin } = await aStore();
    await create(admin, { access_group_merchant: 'admin', convite: true });
    for (const fields of [{ status: 'N' }, { access_group_merchant: 'operator' }]) {
      expect(await update(admin, store.adminId, fields)).toMatchObject({
        status: 409,
        body: { motivo: 'people.own-access' },
      });
    }
    await update(admin, store.operatorId, { access_group_merchant: 'admin' });
    const second = await server.as(store.operatorLogin);
    await runStatement(
      server.urls.owner,
      `update users set is_active = false where store_id = $1 and user_id = 1`,
      [store.storeId],
    );
    expect(await update(second, store.operatorId, { status: 'N' })).toMatchObject({
      body: { motivo: 'people.own-access' },
    });
    expect((await update(second, store.adminId, { status: 'S' })).status).toBe(200);
  });

  it('when two administrators demote or block each other at the same time, one of them remains', async () => {
    for (const fields of [{ access_group_merchant: 'operator' }, { status: 'N' }]) {
      const { store, admin } = await aStore();
      await update(admin, store.operatorId, { access_group_merchant: 'admin' });
      const second = await server.as(store.operatorLogin);
      const both = await Promise.all([
        update(admin, store.operatorId, fields),
        update(second, store.adminId, fields),
      ]);
      const refused = both.filter(({ status }) => status !== 200);
      expect(refused.length).toBeLessThanOrEqual(1);
      for (const { status } of refused) expect([401, 403, 409]).toContain(status);
      const { rows } = await runStatement(
        server.urls.owner,
        `select user_id from users where store_id = $1 and is_active and 'Lojista Admin' = any (roles)`,
        [store.storeId],
      );
      expect(rows).toHaveLength(1);
    }
  });
});

it('operators get no data of users', async () => {
  const { operator } = await aStore();
  expect((await operator.get('users/merchant')).status).toBe(403);
  expect((await create(operator, typed)).status).toBe(403);
  expect((await update(operator, 1, { status: 'N' })).status).toBe(403);
});
