import { accessServer } from '@comanda/testkit/access/access-server';
import { type TestStore, testAdminEmail } from '@comanda/testkit/stores';
import { beforeEach, describe, expect, it } from 'vitest';

const access = accessServer();
let store: TestStore;
let authorization = '';
const call = (path: string, body: object) => access.post(path, body, { headers: { authorization } });
const logIn = (usuario: string) => access.post('login/index', { usuario, senha: store.password });
const account = async () =>
  (await access.get('conta', { authorization })).body as unknown as { nome: string; email: string };
/** The last code sent to an address. */
const codeTo = (to: string) =>
  access.mails
    .filter((mail) => mail.to === to)
    .at(-1)
    ?.subject.slice(0, 6) ?? '';

beforeEach(async () => {
  store = await access.createStore();
  authorization = (await logIn(store.adminLogin)).body.usuario.sessao.hash ?? '';
});

it('changes the user’s own name under the next version, and no other user’s name', async () => {
  expect((await call('conta/nome', { nome: '  Ana  ' })).status).toBe(200);
  expect((await account()).nome).toBe('Ana');
  const rows = await access.query('select user_id from users where store_id = $1 and version = 2', [
    store.storeId,
  ]);
  expect(rows).toEqual([{ user_id: store.adminId }]);
  expect((await call('conta/nome', { nome: 'A' })).status).toBe(422);
});

describe('another address', () => {
  const wanted = () => `nova${store.storeId}@exemplo.com.br`;

  it('is used after its code was typed; the previous address gets a mail and no longer logs in', async () => {
    const before = testAdminEmail(store.storeId);
    expect((await call('conta/email', { email: wanted() })).status).toBe(200);
    expect((await account()).email).toBe(before);
    expect((await call('conta/email/confirmar', { codigo: codeTo(wanted()) })).status).toBe(200);
    expect((await account()).email).toBe(wanted());
    expect((await logIn(wanted())).status).toBe(200);
    expect((await logIn(before)).status).toBe(401);
    await expect
      .poll(() => access.mails.filter(({ kind }) => kind === 'email-changed').map(({ to }) => to))
      .toEqual([before]);
    expect((await call('conta/email/confirmar', { codigo: codeTo(wanted()) })).status).toBe(422);
  });

  it('needs a recent password and working mail, and allows at most five codes', async () => {
    access.isMailDown = true;
    expect((await call('conta/email', { email: wanted() })).body.motivo).toBe('account.email-not-sent');
    access.isMailDown = false;
    await call('conta/email', { email: wanted() });
    const code = codeTo(wanted());
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = Array.from({ length: 7 }, () => call('conta/email/confirmar', { codigo: wrong }));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(Array(7).fill(422));
    expect((await call('conta/email/confirmar', { codigo: code })).body.motivo).toBe(
      'account.email-code-wrong',
    );
    access.clock.advance(10 * 60_000);
    expect((await call('conta/email', { email: wanted() })).body.motivo).toBe('auth.prove-again');
  });

  it('an address of another user is shown only to its mailbox; six requests in an hour are too many', async () => {
    const other = await access.createStore();
    const taken = testAdminEmail(other.storeId);
    expect((await call('conta/email', { email: taken })).status).toBe(200);
    expect((await call('conta/email/confirmar', { codigo: codeTo(taken) })).body.motivo).toBe(
      'people.login-taken',
    );
    for (let sent = 1; sent < 5; sent += 1) await call('conta/email', { email: wanted() });
    expect((await call('conta/email', { email: wanted() })).body.motivo).toBe('auth.throttled');
  });
});
