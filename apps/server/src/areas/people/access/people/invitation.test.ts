import { accessServer } from '@comanda/testkit/access/access-server';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeEach, describe, expect, it } from 'vitest';

const DAY = 86_400_000;
const access = accessServer();
let store: TestStore;
let authorization: string;
let email: string;
beforeEach(async () => {
  access.isMailDown = false;
  store = await access.createStore();
  email = `nova.${store.storeId}@example.com`;
  authorization = await tokenOf(store.adminLogin);
});

async function tokenOf(usuario: string): Promise<string> {
  const { body } = await access.post('login/index', { usuario, senha: store.password });
  return body.usuario.sessao.hash ?? '';
}

const post = async (path: string, body: object = {}, by = authorization) =>
  (await access.post(path, body, { headers: { authorization: by } })) as unknown as {
    status: number;
    body: {
      motivo: string;
      convite_enviado: boolean | null;
      link: string | null;
      data: { id: number; convite: unknown };
    };
  };
const invite = (over: object = {}) =>
  post('users/merchant-create', {
    name: 'Nova Pessoa',
    email,
    access_group_merchant: 'operator',
    convite: true,
    ...over,
  });

/** The secret of the last mailed link. */
function mailed(): string {
  const mail = access.mails.findLast(({ kind }) => kind === 'invitation');
  return /\/senha#(\d+\.[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const open = (token: string) => access.post('senha/abrir', { token });
const choose = (token: string, password = 'Lasanha#2031') =>
  access.post('senha/salvar', { token, password, password_confirmation: password });
async function state(): Promise<unknown> {
  const { body } = await access.get('users/merchant', { authorization });
  const { data } = body as unknown as { data: { id: number; convite: { estado: string } | null }[] };
  return data.find(({ id }) => id === 3)?.convite?.estado ?? null;
}

it('is mailed to the address; the user chooses a password once and is logged in', async () => {
  const made = await invite();
  expect(made).toMatchObject({
    status: 200,
    body: { convite_enviado: true, data: { id: 3, convite: { estado: 'enviado' } } },
  });
  const mail = access.mails.at(-1);
  expect(mail).toMatchObject({ kind: 'invitation', to: email });
  expect(mail?.text).toContain(`Dona Teste convidou você para o painel de pedidos da loja ${store.name}`);
  expect(mail?.text).toContain('como Lojista Operador');
  const token = mailed();
  expect((await access.post('login/index', { usuario: email, senha: 'none' })).status).toBe(401);
  expect((await open(token)).body).toMatchObject({
    usuario: email,
    nome_estabelecimento: store.name,
    primeira_vez: true,
  });
  const both = await Promise.all([choose(token), choose(token, 'Lasanha#2032')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await choose(token, 'Lasanha#2033')).status).toBe(410);
  expect(await state()).toBeNull();
  expect((await post('users/merchant-invite/3')).body.motivo).toBe('people.cannot-invite');
});

describe('a link is invalid', () => {
  it('after a week; the list shows this, and the invitation can be sent again', async () => {
    await invite();
    const token = mailed();
    access.clock.advance(7 * DAY + 1);
    authorization = await tokenOf(store.adminLogin);
    expect((await choose(token)).status).toBe(410);
    expect(await state()).toBe('vencido');
    expect((await post('users/merchant-invite/3')).body.convite_enviado).toBe(true);
    expect(await state()).toBe('enviado');
    expect([(await open(token)).status, (await open(mailed())).status]).toEqual([410, 200]);
  });

  it('after it was revoked, also for people who got it forwarded', async () => {
    await invite();
    const token = mailed();
    expect((await open(token)).status).toBe(200);
    await post('users/merchant-uninvite/3');
    expect(await state()).toBe('cancelado');
    expect((await choose(token)).status).toBe(410);
  });

  it.each([
    ['the person is blocked', { status: 'N' }],
    ['the address is another', { email: 'outra.caixa@example.com' }],
    [
      'another person typed a password for them',
      { password: 'Lasanha#2031', password_confirm: 'Lasanha#2031' },
    ],
  ])('after %s', async (_what, fields) => {
    await invite();
    const token = mailed();
    const edit = 'email' in fields ? { email: `outra.${store.storeId}@example.com` } : fields;
    expect((await post('users/merchant-update/3', edit)).status).toBe(200);
    expect((await choose(token)).status).toBe(410);
  });
});

it('after a failed mail the answer contains the link, and the user can be invited again', async () => {
  access.isMailDown = true;
  const { body } = await invite();
  expect(body).toMatchObject({ convite_enviado: false, data: { id: 3 } });
  const handed = /\/senha#(\d+\.[\w-]{43})$/.exec(body.link ?? '')?.[1] ?? '';
  expect((await open(handed)).status).toBe(200);
  access.isMailDown = false;
  expect((await post('users/merchant-invite/3')).body).toMatchObject({ convite_enviado: true, link: null });
  expect((await open(handed)).status).toBe(410);
  expect((await choose(mailed())).status).toBe(200);
});

it('another store can neither send nor revoke it', async () => {
  await invite();
  const token = mailed();
  const other = await access.createStore();
  const outsider = await tokenOf(other.adminLogin);
  for (const path of ['users/merchant-invite/3', 'users/merchant-uninvite/3'])
    expect((await post(path, {}, outsider)).body.motivo).toBe('people.not-found');
  expect((await choose(token)).status).toBe(200);
});

it('a store can invite its users, but not a mailing list', async () => {
  await invite();
  for (let sent = 1; sent < 60; sent += 1) await post('users/merchant-invite/3');
  expect((await post('users/merchant-invite/3')).body.motivo).toBe('auth.throttled');
});
