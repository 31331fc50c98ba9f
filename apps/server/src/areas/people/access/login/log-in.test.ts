import { accessServer, PANEL_HEADERS } from '@comanda/testkit/access/access-server';
import { overtaken } from '@comanda/testkit/overtaken';
import { type TestStore, testAdminEmail } from '@comanda/testkit/stores';
import { beforeEach, describe, expect, it } from 'vitest';

const access = accessServer();
let store: TestStore;
beforeEach(async () => {
  store = await access.createStore();
});

const logIn = (usuario: string, senha: string, from: Parameters<typeof access.post>[2] = {}) =>
  access.post('login/index', { usuario, senha }, from);
const good = (from?: Parameters<typeof access.post>[2]) => logIn(store.adminLogin, store.password, from);
const bad = (from?: Parameters<typeof access.post>[2]) => logIn(store.adminLogin, 'errada', from);

/** The cookie that identifies a known browser. */
function deviceOf(answer: Awaited<ReturnType<typeof good>>): string {
  return /aparelho=[\w-]+/.exec(answer.header('set-cookie'))?.[0] ?? '';
}

async function audit(): Promise<string[]> {
  const rows = await access.query<{ action: string }>(
    'select action from audit_log where store_id = $1 order by at, action',
    [store.storeId],
  );
  return rows.map((row) => row.action);
}

/** Access records of a store. Attempts with unknown names have store 0. */
function records(storeId: number): Promise<object[]> {
  return access.query(
    `select action, user_id, address, login_mac is not null as is_hashed, details from access_records
      where store_id = $1 order by at, action`,
    [storeId],
  );
}

it('records logins and their addresses, also of unknown names', async () => {
  const from = { address: '203.0.113.5' };
  const { body } = await logIn(store.operatorLogin, store.password, from);
  const authorization = body.usuario.sessao.hash ?? '';
  await bad(from);
  await logIn('senha-no-campo-errado', 'x', from);
  await expect
    .poll(() => records(0))
    .toContainEqual({
      action: 'login-failed',
      user_id: null,
      address: '203.0.113.5',
      is_hashed: true,
      details: {},
    });
  await access.post('login/sair', {}, { ...from, headers: { authorization } });
  const seen = { address: '203.0.113.5', is_hashed: false, details: {} };
  await expect
    .poll(() => records(store.storeId))
    .toEqual([
      { ...seen, action: 'logged-in', user_id: store.operatorId },
      { ...seen, action: 'logged-out', user_id: store.operatorId },
      { ...seen, action: 'login-failed', user_id: store.adminId },
    ]);
});

it('sends a mail about a new browser, but not about the first one', async () => {
  access.mails.length = 0;
  const first = await good({ headers: PANEL_HEADERS });
  await good({ headers: { ...PANEL_HEADERS, cookie: deviceOf(first) } });
  expect(access.mails).toEqual([]);
  await good({ headers: PANEL_HEADERS });
  await expect
    .poll(() => access.mails.map(({ kind, to }) => [kind, to]))
    .toEqual([['new-device', testAdminEmail(store.storeId)]]);
});

describe('a right password', () => {
  it('gives other clients a token that works in both header forms, and is not stored', async () => {
    const { status, body, header } = await good();
    const token = body.usuario.sessao.hash ?? '';
    expect(status).toBe(200);
    expect(body.usuario).toMatchObject({
      nome: 'Dona Teste',
      id_estabelecimento: store.storeId,
      role_group: ['Lojista Admin'],
      socket: { canal: store.channel },
    });
    expect(token).toMatch(new RegExp(`^${store.storeId}\\.[\\w-]{43}$`));
    expect(header('set-cookie')).toBe('');
    for (const authorization of [token, `Basic ${token}`]) {
      const session = await access.get('login/sessao', { authorization });
      expect(session.body.usuario.sessao).toEqual({ hash: null, id_sessao: body.usuario.sessao.id_sessao });
    }
    const [stored] = await access.query<{ token_hash: Buffer }>('select token_hash from sessions');
    expect(stored?.token_hash).toHaveLength(32);
    expect(await audit()).toEqual(['access.logged-in']);
  });

  it('gives the panel a cookie and no token; the next login ends the session before', async () => {
    const first = await good({ headers: PANEL_HEADERS });
    expect(first.body.usuario.sessao.hash).toBeNull();
    expect(first.header('set-cookie')).toMatch(
      /^sid=\d+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax,aparelho=/,
    );
    const cookie = first.header('set-cookie').split(';')[0] ?? '';
    expect((await access.get('login/sessao', { cookie })).status).toBe(200);

    const ended: string[] = [];
    const stop = access.sessionEvents.onEnded(({ sessionId }) => ended.push(sessionId));
    const second = await good({ headers: { ...PANEL_HEADERS, cookie } });
    stop();
    expect(second.header('set-cookie').split(';')[0]).not.toBe(cookie);
    expect(ended).toEqual([first.body.usuario.sessao.id_sessao]);
    expect((await access.get('login/sessao', { cookie })).status).toBe(401);
  });

  it.each([
    ['user name in capitals', () => ` ${store.adminLogin.toUpperCase()} `],
    ['e-mail', () => testAdminEmail(store.storeId)],
  ])('is found by %s', async (_name, login) => {
    expect((await logIn(login(), store.password)).status).toBe(200);
  });

  it('is not enough without a known role', async () => {
    await access.query(`update users set roles = '{Lojista Dono}' where store_id = $1`, [store.storeId]);
    const { status, body } = await good();
    expect([status, body.motivo]).toEqual([403, 'auth.no-role']);
  });

  it('lets many users log in concurrently: right logins never block each other', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => good()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.usuario.sessao.hash)).size).toBe(40);
  });
});

describe('one text for every refusal', () => {
  it('wrong password, unknown login, disabled user, unusable hash, odd characters', async () => {
    const disabled = await access.createStore();
    await access.query('update users set is_active = false where store_id = $1', [disabled.storeId]);
    const hashless = await access.createStore();
    await access.query(`update users set password_hash = '' where store_id = $1`, [hashless.storeId]);
    const answers = [
      await bad(),
      await logIn('ninguem', 'errada'),
      await logIn(disabled.adminLogin, disabled.password),
      await logIn(hashless.adminLogin, ''.padEnd(9, 'x')),
      await logIn('\0nada', 'x'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body.motivo).toBe('auth.bad-credentials');
      expect(body.erro).toBe('Não foi possível fazer login, verifique seus dados e tente novamente!');
    }
    await expect.poll(audit).toEqual(['access.login-failed']);
  });
});

describe('throttles (S7)', () => {
  it('after five failures an account must wait at this address: 30 s, then twice as long, up to 15 min', async () => {
    for (let failure = 0; failure < 5; failure += 1) expect((await bad()).status).toBe(401);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const refused = await good();
      expect([refused.status, refused.body.motivo]).toEqual([429, 'auth.throttled']);
      const seconds = Number(refused.header('retry-after'));
      waits.push(seconds);
      access.clock.advance(seconds * 1000);
      expect((await bad()).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    const refused = await good();
    expect(refused.body.erro).toContain('faltam 15 minutos.');
    access.clock.advance(900_000);
    expect((await good()).status).toBe(200);
    expect((await bad()).status).toBe(401);
    expect((await good()).status).toBe(200);
  });

  it('concurrent guesses share the five attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => bad()));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(20);
  });

  it('other people cannot lock the owner out; they only make a login slower', async () => {
    for (let outsider = 1; outsider <= 60; outsider += 1) {
      const { status } = await bad({ address: `198.51.100.${outsider}` });
      expect(status).toBe(401);
      access.clock.advance(3_000);
    }
    expect(access.pauses).toHaveLength(10);
    expect((await good({ address: '203.0.113.9' })).status).toBe(200);
    expect(access.pauses).toHaveLength(11);
  });

  it('distributed guesses are checked one by one; a known device never waits, and the user gets one mail a day', async () => {
    const cookie = deviceOf(await good({ headers: PANEL_HEADERS }));
    const guessAll = async () => {
      const guesses = Array.from({ length: 120 }, (_, at) => bad({ address: `198.51.${at % 40}.7` }));
      return (await Promise.all(guesses)).filter(({ status }) => status === 401).length;
    };
    expect(await guessAll()).toBe(55);
    expect(access.pauses.toSorted((one, other) => one - other)).toEqual(
      [3, 6, 9, 12, 15].map((s) => s * 1000),
    );
    expect((await good({ address: '198.51.0.7', headers: { ...PANEL_HEADERS, cookie } })).status).toBe(200);
    expect(access.pauses).toHaveLength(5);
    await expect
      .poll(() => access.mails.map(({ kind, to }) => [kind, to]))
      .toEqual([['many-failed-logins', testAdminEmail(store.storeId)]]);
    access.clock.advance(86_400_000);
    await guessAll();
    await expect.poll(() => access.mails).toHaveLength(2);
  });

  it('attempts that are refused because too many are waiting are not counted', async () => {
    for (let guess = 0; guess < 55; guess += 1) await bad({ address: `198.51.${guess}.7` });
    const from = { address: '203.0.113.9' };
    for (let refused = 0; refused < 40; refused += 1) expect((await good(from)).status).toBe(429);
    const counted = await access.query(
      `select scope, hits from throttles
        where scope in ('login.account', 'login.account-day') and window_ends_at > $1 order by scope`,
      [new Date(access.clock.now())],
    );
    expect(counted).toEqual([
      { scope: 'login.account', hits: 55 },
      { scope: 'login.account-day', hits: 55 },
    ]);
    // A colleague at the same IP address need not wait.
    expect((await logIn(store.operatorLogin, store.password, from)).status).toBe(200);
  });

  it('an address that tries a thousand accounts is limited to thirty attempts a minute', async () => {
    const statuses: number[] = [];
    for (let account = 0; account < 1000; account += 1) {
      statuses.push((await logIn(`alvo.${account}`, 'Senha#2024', { address: '198.51.100.77' })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect((await good({ address: '198.51.100.77' })).status).toBe(429);
    access.clock.advance(60_000);
    expect((await good({ address: '198.51.100.77' })).status).toBe(200);
  });

  it('wrong tries of others at the same address do not affect a known device', async () => {
    const cookie = deviceOf(await good({ headers: PANEL_HEADERS }));
    const known = { headers: { ...PANEL_HEADERS, cookie } };
    for (let account = 0; account < 40; account += 1) await logIn(`alvo.${account}`, 'errada');
    for (let failure = 0; failure < 7; failure += 1) await bad();
    expect((await good()).status).toBe(429);
    expect((await good(known)).status).toBe(200);
    // The browser is known for this user only, and its failures are counted separately.
    expect((await logIn(store.operatorLogin, store.password, known)).status).toBe(429);
    for (let failure = 0; failure < 10; failure += 1) expect((await bad(known)).status).toBe(401);
    expect((await good(known)).status).toBe(429);
    access.clock.advance(30_000);
    expect((await good(known)).status).toBe(200);
  });

  it('a computer is known for all who log in there, but only by a secret that the server has made', async () => {
    const first = await good({ headers: PANEL_HEADERS });
    expect(first.header('set-cookie')).toMatch(
      /aparelho=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const cookie = deviceOf(first);
    const shared = await logIn(store.operatorLogin, store.password, {
      headers: { ...PANEL_HEADERS, cookie },
    });
    expect(deviceOf(shared)).toBe(cookie);
    const planted = `aparelho=${'x'.repeat(43)}`;
    expect(deviceOf(await good({ headers: { ...PANEL_HEADERS, cookie: planted } }))).not.toBe(planted);
    const saved = await access.query<{ device_hash: Buffer }>('select device_hash from known_devices');
    expect(saved.every(({ device_hash }) => device_hash.length === 32)).toBe(true);
    expect((await good()).header('set-cookie')).toBe('');
  });

  it('right logins do not count against their address', async () => {
    for (let login = 0; login < 35; login += 1) expect((await good()).status).toBe(200);
  });

  it('stores no address and no login in plain text', async () => {
    await bad();
    const rows = await access.query<{ subject: Buffer }>('select subject from throttles');
    expect(rows.length).toBeGreaterThan(0);
    for (const { subject } of rows) expect(subject).toHaveLength(32);
  });
});

it('begins no session when another password was saved, or the user blocked, after the check of the password', async () => {
  for (const change of [`password_hash = 'reset'`, 'is_active = false']) {
    const person = await access.createStore();
    const changed = {
      statement: `update users set ${change} where store_id = $1 and user_id = $2`,
      values: [person.storeId, person.adminId],
    };
    const login = () => logIn(person.adminLogin, person.password);
    const { status, body } = await overtaken(access.systemUrl, changed, login);
    expect([status, body.motivo]).toEqual([401, 'auth.bad-credentials']);
    const sessions = await access.query('select from sessions where store_id = $1', [person.storeId]);
    expect(sessions).toEqual([]);
  }
});
