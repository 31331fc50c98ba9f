import { demandHoldsFrom } from '@comanda/domain/people/access/second-factor';
import { accessServer, PANEL_HEADERS } from '@comanda/testkit/access/access-server';
import { type TestStore, testAdminEmail } from '@comanda/testkit/stores';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeRole } from '../people/change-person.ts';
import { createLoginTicket } from '../tickets/create-login-ticket.ts';

const access = accessServer();
let store: TestStore;
/** Token of a session without a browser, which sends the token in a header. */
let token = '';
let secret = '';
let recoveryCodes: string[] = [];

type From = Parameters<typeof access.post>[2];
const logIn = (extra: object = {}, from: From = {}) =>
  access.post('login/index', { usuario: store.adminLogin, senha: store.password, ...extra }, from);
/** The code that the app shows in `seconds`. */
const codeIn = (seconds: number) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: access.clock.now() + seconds * 1000,
  });
/** The app's next code, because each code works only once. */
const nextCode = () => {
  access.clock.advance(30_000);
  return codeIn(0);
};
const wrongCode = () => String((Number(codeIn(0)) + 123_456) % 1_000_000).padStart(6, '0');
const call = (path: string, body: object = {}, authorization = token) =>
  access.post(path, body, { headers: { authorization } });
const cookieOf = (answer: Awaited<ReturnType<typeof logIn>>, name: string) =>
  new RegExp(`${name}=[^;]+`).exec(answer.header('set-cookie'))?.[0] ?? '';
const mails = (kind: string) => access.mails.filter((mail) => mail.kind === kind);

interface Extra {
  chave: string;
  uri: string;
  codigos: string[];
  codigos_restantes: number | null;
}
const extra = (answer: { body: unknown }) => answer.body as Extra;

async function setUp(): Promise<void> {
  token = (await logIn()).body.usuario.sessao.hash ?? '';
  secret = extra(await call('conta/segundo-fator/iniciar')).chave;
  recoveryCodes = extra(await call('conta/segundo-fator/confirmar', { codigo: codeIn(0) })).codigos;
}

beforeEach(async () => {
  store = await access.createStore();
  await setUp();
});

describe('setting up', () => {
  it('shows brand and login in the app, answers ten codes once, notifies the person and stores the secret encrypted', async () => {
    const begun = extra(await call('conta/segundo-fator/iniciar'));
    expect(decodeURIComponent(begun.uri)).toContain(`Comanda:${store.adminLogin}`);
    expect(new Set(recoveryCodes).size).toBe(10);
    await expect
      .poll(() => mails('second-factor-on').map(({ to }) => to))
      .toEqual([testAdminEmail(store.storeId)]);
    const stored = await access.query<{ row: string }>(
      `select (f.*)::text || (c.*)::text as row from second_factors f join second_factor_codes c using (store_id, user_id)
        where store_id = $1`,
      [store.storeId],
    );
    expect(
      stored.some(({ row }) => row.includes(secret) || recoveryCodes.some((code) => row.includes(code))),
    ).toBe(false);
  });

  it('needs a code of the new secret; until then the old one is used', async () => {
    await call('conta/segundo-fator/iniciar');
    expect((await call('conta/segundo-fator/confirmar', { codigo: nextCode() })).body.motivo).toBe(
      'auth.code-wrong',
    );
    expect((await logIn({ codigo: nextCode() })).status).toBe(200);
    expect((await call('conta/segundo-fator/confirmar', { codigo: '' })).status).toBe(422);
  });

  it('ends every other session of the user, and stays on when the app is changed', async () => {
    const before = async () => (await logIn({ codigo: nextCode() })).body.usuario.sessao.hash ?? '';
    const statusOf = async (authorization: string) => (await access.get('conta', { authorization })).status;
    await call('conta/segundo-fator/desligar');
    const stolen = (await logIn()).body.usuario.sessao.hash ?? '';
    await setUp();
    expect(await statusOf(stolen)).toBe(401);
    const elsewhere = await before();
    expect(await statusOf(elsewhere)).toBe(200);
    const begun = extra(await call('conta/segundo-fator/iniciar'));
    secret = begun.chave;
    expect((await call('conta/segundo-fator/confirmar', { codigo: wrongCode() })).status).toBe(422);
    expect(await statusOf(elsewhere)).toBe(200);
    await call('conta/segundo-fator/confirmar', { codigo: codeIn(0) });
    expect(await statusOf(elsewhere)).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  it('is refused when setup was not begun, and after the password was typed too long ago', async () => {
    expect((await call('conta/segundo-fator/confirmar', { codigo: nextCode() })).body.motivo).toBe(
      'account.factor-not-begun',
    );
    access.clock.advance(10 * 60_000);
    for (const path of ['iniciar', 'desligar', 'codigos'])
      expect((await call(`conta/segundo-fator/${path}`)).body.motivo).toBe('auth.prove-again');
  });

  it('is turned off again, with its codes', async () => {
    expect((await call('conta/segundo-fator/desligar')).status).toBe(200);
    expect((await logIn()).status).toBe(200);
    await expect.poll(() => mails('second-factor-off')).toHaveLength(1);
    await setUp();
    expect(recoveryCodes).toHaveLength(10);
  });
});

describe('a login', () => {
  it('needs the code only after the right password, and reveals nothing else', async () => {
    expect((await logIn()).body).toMatchObject({ code: 428, motivo: 'auth.second-factor-needed' });
    expect((await logIn({ senha: 'errada', codigo: nextCode() })).body.motivo).toBe('auth.bad-credentials');
    expect((await logIn({ codigo: nextCode() })).status).toBe(200);
    // The list of users shows an administrator who has a second factor.
    const { body } = await access.get('users/merchant', { authorization: token });
    const people = (body as unknown as { data: { usuario: string; segundo_fator: boolean }[] }).data;
    expect(people.map(({ usuario, segundo_fator }) => [usuario, segundo_fator])).toEqual([
      [store.adminLogin, true],
      [store.operatorLogin, false],
    ]);
  });

  it('accepts no code twice and none older than the last one, also in concurrent logins', async () => {
    const code = nextCode();
    const answers = await Promise.all([logIn({ codigo: code }), logIn({ codigo: code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await logIn({ codigo: code })).body.motivo).toBe('auth.code-wrong');
    expect((await logIn({ codigo: codeIn(-30) })).body.motivo).toBe('auth.code-wrong');
  });

  it.each([
    ['half a minute behind', -30, 200],
    ['half a minute ahead', 30, 200],
    ['a minute behind', -60, 422],
    ['a minute ahead', 60, 422],
  ])('with a clock %s', async (_skew, seconds, status) => {
    access.clock.advance(5 * 60_000);
    expect((await logIn({ codigo: codeIn(seconds) })).status).toBe(status);
  });

  it('accepts a recovery code once in any spelling, notifies the user, and counts the remaining codes', async () => {
    const [first = '', second = ''] = recoveryCodes;
    const typed = [first.toLowerCase().replace('-', ''), first];
    const answers = await Promise.all(typed.map((codigo) => logIn({ codigo })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await expect.poll(() => mails('second-factor-recovery-code-used')).toHaveLength(1);
    const account = await access.get('conta', { authorization: token });
    expect(extra(account).codigos_restantes).toBe(9);
    await call('conta/segundo-fator/codigos');
    expect((await logIn({ codigo: second })).body.motivo).toBe('auth.code-wrong');
  });

  it('gives concurrent guesses five tries in all, notifies the user, and lets the owner log in later', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn({ codigo: wrongCode() })));
    const reasons = guesses.map(({ body }) => body.motivo);
    expect(reasons.filter((reason) => reason === 'auth.code-wrong')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'auth.throttled')).toHaveLength(7);
    expect((await logIn({ codigo: nextCode() }, { address: '198.51.100.7' })).status).toBe(200);
    await expect.poll(() => mails('many-wrong-codes')).toHaveLength(1);
  });

  it('counts the owner’s own browser separately while another person guesses', async () => {
    const browser = await logIn({ codigo: nextCode() }, { headers: PANEL_HEADERS });
    const cookie = cookieOf(browser, 'aparelho');
    for (let guess = 0; guess < 8; guess += 1) await logIn({ codigo: wrongCode() });
    expect((await logIn({ codigo: codeIn(30) })).body.motivo).toBe('auth.throttled');
    const own = await logIn({ codigo: codeIn(30) }, { headers: { ...PANEL_HEADERS, cookie } });
    expect(own.status).toBe(200);
  });

  it('is remembered by a browser on request, for 30 days and one user', async () => {
    const remembered = await logIn(
      { codigo: nextCode(), lembrar_aparelho: true },
      { headers: PANEL_HEADERS },
    );
    const headers = { ...PANEL_HEADERS, cookie: cookieOf(remembered, 'aparelho') };
    expect((await logIn({}, { headers })).status).toBe(200);
    expect((await logIn({}, { headers: PANEL_HEADERS })).body.motivo).toBe('auth.second-factor-needed');
    access.clock.advance(30 * 24 * 3_600_000);
    expect((await logIn({}, { headers })).body.motivo).toBe('auth.second-factor-needed');
  });

  it('a remembered browser logs in without a code; this proves nothing until a code is typed', async () => {
    const reported = await logIn({ codigo: nextCode(), lembrar_aparelho: true }, { headers: PANEL_HEADERS });
    const cookies = (answer: typeof reported) =>
      ['aparelho', 'sid']
        .map((name) => cookieOf(answer, name))
        .filter(Boolean)
        .join('; ');
    const inBrowser =
      (answer: typeof reported) =>
      (path: string, body: object = {}) =>
        access.post(path, body, { headers: { ...PANEL_HEADERS, cookie: cookies(answer) } });
    expect((await inBrowser(reported)('conta/segundo-fator/codigos')).status).toBe(200);
    const again = await logIn({}, { headers: { ...PANEL_HEADERS, cookie: cookieOf(reported, 'aparelho') } });
    expect(again.status).toBe(200);
    const send = inBrowser(again);
    for (const path of ['segundo-fator/codigos', 'segundo-fator/iniciar', 'segundo-fator/desligar'])
      expect((await send(`conta/${path}`)).body.motivo).toBe('auth.prove-again');
    expect((await send('conta/confirmar', { senha: store.password })).body.motivo).toBe(
      'auth.second-factor-needed',
    );
    await send('conta/confirmar', { senha: store.password, codigo: nextCode() });
    expect((await send('conta/segundo-fator/codigos')).status).toBe(200);
  });

  it('is remembered only on request, and not after a new password', async () => {
    const plain = await logIn({ codigo: nextCode() }, { headers: PANEL_HEADERS });
    const plainHeaders = { ...PANEL_HEADERS, cookie: cookieOf(plain, 'aparelho') };
    expect((await logIn({}, { headers: plainHeaders })).body.motivo).toBe('auth.second-factor-needed');
    const reported = await logIn({ codigo: nextCode(), lembrar_aparelho: true }, { headers: PANEL_HEADERS });
    const headers = { ...PANEL_HEADERS, cookie: cookieOf(reported, 'aparelho') };
    const password = 'Outra#Coisa9';
    const fields = { senha_atual: store.password, password, password_confirmation: password };
    expect((await call('conta/senha', fields)).status).toBe(200);
    expect((await logIn({ senha: password }, { headers })).body.motivo).toBe('auth.second-factor-needed');
  });
});

describe('every other way to log in', () => {
  it('a login link needs the code, too, is consumed only with it, and proves no password', async () => {
    const ticket = await access.database.inStore(store.storeId, (tx) =>
      createLoginTicket(tx, store.adminId, access.clock.now()),
    );
    const usuario = Buffer.from(store.adminLogin).toString('base64');
    const exchange = (codigo?: string) =>
      access.post('login/bilhete', { usuario, hash: ticket, ...(codigo ? { codigo } : {}) });
    expect((await exchange()).body.motivo).toBe('auth.second-factor-needed');
    expect((await exchange(wrongCode())).body.motivo).toBe('auth.code-wrong');
    const entered = await exchange(nextCode());
    expect(entered.status).toBe(200);
    expect((await exchange(nextCode())).body.motivo).toBe('auth.ticket-invalid');
    const authorization = entered.body.usuario.sessao.hash ?? '';
    expect((await call('conta/segundo-fator/desligar', {}, authorization)).body.motivo).toBe(
      'auth.prove-again',
    );
  });

  it("'confirm it is you' needs the code, also in a remembered browser", async () => {
    access.clock.advance(20 * 60_000);
    const senha = store.password;
    expect((await call('conta/confirmar', { senha: 'errada' })).body).toMatchObject({
      motivo: 'auth.password-wrong',
      erros: [{ campo: 'senha' }],
    });
    expect((await call('conta/confirmar', { senha })).body.motivo).toBe('auth.second-factor-needed');
    expect((await call('conta/confirmar', { senha, codigo: wrongCode() })).body.motivo).toBe(
      'auth.code-wrong',
    );
    expect((await call('conta/segundo-fator/codigos')).body.motivo).toBe('auth.prove-again');
    expect((await call('conta/confirmar', { senha, codigo: nextCode() })).status).toBe(200);
    expect((await call('conta/segundo-fator/codigos')).status).toBe(200);
    access.clock.advance(10 * 60_000 - 1);
    expect((await call('conta/segundo-fator/codigos')).status).toBe(200);
    access.clock.advance(1);
    expect((await call('conta/segundo-fator/codigos')).body.motivo).toBe('auth.prove-again');
  });

  it('password guesses in an open session are counted like logins', async () => {
    access.clock.advance(20 * 60_000);
    const guess = () => call('conta/confirmar', { senha: 'errada' });
    for (let tried = 0; tried < 5; tried += 1)
      expect((await guess()).body.motivo).toBe('auth.password-wrong');
    expect((await guess()).body.motivo).toBe('auth.throttled');
    expect((await logIn({ codigo: codeIn(0) })).body.motivo).toBe('auth.throttled');
  });
});

describe('a store that requires it', () => {
  const operatorsAndOthers = async () => {
    await call('conta/segundo-fator/exigir', { exigir: true });
    await call('conta/segundo-fator/desligar');
  };

  it('gives a week; then an administrator without one can open only their own account, until it is set up', async () => {
    await operatorsAndOthers();
    const before = (await logIn()).body.usuario.sessao.hash ?? '';
    const may = async (path: string) => (await access.get(path, { authorization: before })).status;
    access.clock.advance(10 * 3_600_000);
    expect(await may('conta')).toBe(200);
    const due = demandHoldsFrom('America/Sao_Paulo', access.clock.now());
    while (access.clock.now() < due) {
      access.clock.advance(11 * 3_600_000);
      await may('conta');
    }
    expect(await may('conta')).toBe(200);
    const narrowed = (await access.get('login/sessao', { authorization: before })).body
      .usuario as unknown as {
      permissoes: string[];
    };
    expect(narrowed.permissoes.sort()).toEqual(['account.use', 'store.read']);
    await call('conta/confirmar', { senha: store.password }, before);
    secret = extra(await call('conta/segundo-fator/iniciar', {}, before)).chave;
    await call('conta/segundo-fator/confirmar', { codigo: codeIn(0) }, before);
    const wide = (await logIn({ codigo: nextCode() })).body.usuario as unknown as { permissoes: string[] };
    expect(wide.permissoes).toContain('orders.read');
  });

  it('gives a user who becomes an administrator meanwhile a week of their own', async () => {
    await operatorsAndOthers();
    const demandedAt = access.clock.now();
    access.clock.advance(demandHoldsFrom('America/Sao_Paulo', demandedAt) + 3_600_000 - demandedAt);
    const asOperator = { usuario: store.operatorLogin, senha: store.password };
    const { hash } = (await access.post('login/index', asOperator)).body.usuario.sessao;
    const actor = { operator: 'ana', now: access.clock.now() };
    await access.database.inStore(store.storeId, (tx) => changeRole(tx, store.operatorId, 'admin', actor));
    const granted = async () =>
      (await access.get('login/sessao', { authorization: hash ?? '' })).body.usuario as unknown as {
        permissoes: string[];
      };
    expect((await granted()).permissoes).toContain('users.manage');
    const due = demandHoldsFrom('America/Sao_Paulo', access.clock.now());
    while (access.clock.now() < due) {
      access.clock.advance(11 * 3_600_000);
      await granted();
    }
    expect((await granted()).permissoes.sort()).toEqual(['account.use', 'store.read']);
  });

  it('does not affect operators, and a repeated request does not restart the week', async () => {
    await operatorsAndOthers();
    const [first] = await access.query('select holds_from from second_factor_demands where store_id = $1', [
      store.storeId,
    ]);
    access.clock.advance(60_000);
    await call('conta/segundo-fator/exigir', { exigir: true });
    const [again] = await access.query('select holds_from from second_factor_demands where store_id = $1', [
      store.storeId,
    ]);
    expect(again).toEqual(first);
    const now = access.clock.now();
    access.clock.advance(demandHoldsFrom('America/Sao_Paulo', now) - now);
    const operator = await access.post('login/index', {
      usuario: store.operatorLogin,
      senha: store.password,
    });
    expect((operator.body.usuario as unknown as { permissoes: string[] }).permissoes).toContain(
      'orders.read',
    );
  });
});
