import { accessServer, PANEL_HEADERS } from '@comanda/testkit/access/access-server';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeEach, describe, expect, it } from 'vitest';

const access = accessServer();
const NEW_PASSWORD = 'Massa#Fina9';
let store: TestStore;
let uuid: string;
let code: string;
beforeEach(async () => {
  store = await access.createStore();
  [uuid, code] = await newCode();
});

async function newCode(of = store): Promise<[string, string]> {
  const { body } = await access.post('reset-password/send-code', {
    cnpj_cpf: of.document,
    id_estabelecimento: of.storeId,
    type: 'email',
  });
  return [body.uuid, /\d{6}/.exec(access.mails.at(-1)?.subject ?? '')?.[0] ?? ''];
}
const wrongCode = () => (code === '000000' ? '000001' : '000000');
const save = (over: object = {}) =>
  access.post('reset-password/save-password', {
    id_estabelecimento: store.storeId,
    cnpj_cpf: store.document,
    uuid,
    code,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    ...over,
  });
const logIn = (senha: string, headers: Record<string, string> = {}) =>
  access.post('login/index', { usuario: store.adminLogin, senha }, { headers });

async function triesLeft(): Promise<number | undefined> {
  const [row] = await access.query<{ tries_left: number }>(
    'select tries_left from recovery_codes where request_id = $1',
    [uuid],
  );
  return row?.tries_left;
}

describe('with the right code', () => {
  it('changes the password, ends all sessions of the user, notifies the store and returns the login', async () => {
    const session = (await logIn(store.password)).body.usuario.sessao;
    const ended: string[] = [];
    const stop = access.sessionEvents.onEnded(({ sessionId }) => ended.push(sessionId));
    const { status, body } = await save();
    stop();
    expect([status, body]).toEqual([
      200,
      { status: true, mensagem: 'Senha alterada com sucesso.', usuario: store.adminLogin },
    ]);
    expect(ended).toEqual([session.id_sessao]);
    expect((await access.get('login/sessao', { authorization: session.hash ?? '' })).status).toBe(401);
    expect((await logIn(store.password)).status).toBe(401);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
    await expect.poll(() => access.mails.at(-1)?.kind).toBe('password-changed');
    expect(access.mails.at(-1)?.to).toBe(`contato@loja${store.storeId}.example.com`);
  });

  it('works once', async () => {
    expect((await save()).status).toBe(200);
    const again = await save({ password: 'Outra#Massa9', password_confirmation: 'Outra#Massa9' });
    expect([again.status, again.body.motivo]).toEqual([422, 'recovery.code-wrong']);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('succeeds for one of two concurrent calls', async () => {
    const answers = await Promise.all([save(), save(), save()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422]);
  });

  it('unblocks at once a user with too many failures', async () => {
    for (let failure = 0; failure < 5; failure += 1) await logIn('errada');
    expect((await logIn(store.password)).status).toBe(429);
    expect((await save()).status).toBe(200);
    expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('is refused after five minutes', async () => {
    access.clock.advance(300_000);
    expect((await save()).body.motivo).toBe('recovery.code-wrong');
  });

  it('is refused after the user has changed e-mail or password', async () => {
    const authorization = (await logIn(store.password)).body.usuario.sessao.hash ?? '';
    const call = (path: string, body: object) => access.post(path, body, { headers: { authorization } });
    const email = `nova${store.storeId}@exemplo.com.br`;
    await call('conta/email', { email });
    const codigo = access.mails.find(({ to }) => to === email)?.subject.slice(0, 6);
    expect((await call('conta/email/confirmar', { codigo })).status).toBe(200);
    expect((await save()).body.motivo).toBe('recovery.code-wrong');
    access.clock.advance(60_000);
    [uuid, code] = await newCode();
    const password = 'Lasanha#2031';
    const change = { senha_atual: store.password, password, password_confirmation: password };
    expect((await call('conta/senha', change)).status).toBe(200);
    expect((await save()).body.motivo).toBe('recovery.code-wrong');
  });

  it('stays valid when another person requests a code, until one of the codes is used', async () => {
    const body = { cnpj_cpf: store.document, id_estabelecimento: store.storeId, type: 'email' };
    const theirs = await access.post('reset-password/send-code', body, { address: '198.51.100.5' });
    const theirCode = /\d{6}/.exec(access.mails.at(-1)?.subject ?? '')?.[0] ?? '';
    expect((await save()).status).toBe(200);
    expect((await save({ uuid: theirs.body.uuid, code: theirCode })).body.motivo).toBe('recovery.code-wrong');
  });

  it('makes the browser known: password guesses of other people have no effect there', async () => {
    const answer = await access.post(
      'reset-password/save-password',
      {
        id_estabelecimento: store.storeId,
        cnpj_cpf: store.document,
        uuid,
        code,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      },
      { headers: PANEL_HEADERS },
    );
    const cookie = /aparelho=[\w-]+/.exec(answer.header('set-cookie'))?.[0] ?? '';
    for (let failure = 0; failure < 6; failure += 1) await logIn('errada');
    expect((await logIn(NEW_PASSWORD)).status).toBe(429);
    expect((await logIn(NEW_PASSWORD, { ...PANEL_HEADERS, cookie })).status).toBe(200);
  });

  it('is invalid after a newer code was sent', async () => {
    access.clock.advance(60_000);
    const [newUuid, newest] = await newCode();
    expect((await save()).body.motivo).toBe('recovery.code-wrong');
    expect((await save({ uuid: newUuid, code: newest })).status).toBe(200);
  });

  it('resets an administrator with a password before one who is only invited', async () => {
    await access.query(
      `update users set roles = '{Lojista Admin}', password_hash = case user_id when 1 then 'none' else password_hash end
        where store_id = $1`,
      [store.storeId],
    );
    access.clock.advance(61_000);
    [uuid, code] = await newCode();
    expect((await save()).body).toMatchObject({ status: true, usuario: store.operatorLogin });
  });

  it('resets the oldest active admin, not the operator', async () => {
    await access.query('update users set is_active = false where store_id = $1 and user_id = 1', [
      store.storeId,
    ]);
    const { body } = await save();
    expect(body.motivo).toBe('recovery.password-not-saved');
    const operator = await access.post('login/index', {
      usuario: store.operatorLogin,
      senha: store.password,
    });
    expect(operator.status).toBe(200);
  });
});

describe('a weak password uses no try', () => {
  it.each([
    ['curta', 'password', 'A Senha deve ter no mínimo 8 caracteres.'],
    ['semnumero!A', 'password', 'A senha deve conter pelo menos um número.'],
    ['semmaiuscula1!', 'password', 'A senha deve conter pelo menos uma letra maiúscula.'],
    ['SemEspecial1', 'password', 'A senha deve conter pelo menos um caractere especial.'],
    ['Senha@123', 'password', 'Esta senha é muito comum. Escolha outra.'],
    ['Flamengo@2026', 'password', 'Esta senha é muito comum. Escolha outra.'],
    ['Dr4gon!77', 'password', 'Esta senha é muito comum. Escolha outra.'],
    [`A1!${'x'.repeat(130)}`, 'password', 'A senha deve ter no máximo 128 caracteres.'],
  ])('%s', async (password, campo, mensagem) => {
    const { status, body } = await save({ password, password_confirmation: password, code: wrongCode() });
    expect([status, body.motivo, body.erros]).toEqual([422, 'recovery.password-weak', [{ campo, mensagem }]]);
    expect(await triesLeft()).toBe(5);
  });

  it('a confirmation that differs', async () => {
    const { body } = await save({ password_confirmation: 'Massa#Fina8' });
    expect(body.motivo).toBe('recovery.password-not-saved');
    expect(body.erros).toEqual([
      { campo: 'password_confirmation', mensagem: 'A senha e a confirmação de senha não são iguais.' },
    ]);
    expect(await triesLeft()).toBe(5);
  });
});

describe('only the owner sees that a password is refused because it is easy to guess', () => {
  it.each([
    ['Xis-TESTE#77', 'A senha não pode ter'],
    ['x-DONA.Teste-9', 'A senha não pode ter'],
    ['Comanda@2026', 'A senha não pode ter'],
    ['Forno#2024', 'A nova senha precisa ser diferente da atual.'],
  ])('%s', async (password, words) => {
    const input = { password, password_confirmation: password };
    expect((await save({ ...input, code: wrongCode() })).body.motivo).toBe('recovery.code-wrong');
    const { body } = await save(input);
    expect([body.motivo, body.erros[0]?.campo]).toEqual(['recovery.password-weak', 'password']);
    expect(body.erros[0]?.mensagem).toContain(words);
    expect((await save()).status).toBe(200);
  });
});

describe('guessing (S6)', () => {
  it('five wrong tries, then not even the right code', async () => {
    const motives: string[] = [];
    for (let guess = 0; guess < 5; guess += 1) motives.push((await save({ code: wrongCode() })).body.motivo);
    expect(motives).toEqual([...Array(4).fill('recovery.code-wrong'), 'recovery.code-spent']);
    expect(await triesLeft()).toBe(0);
    expect((await save()).body.motivo).toBe('recovery.code-spent');
    access.clock.advance(300_000);
    expect((await save()).body.motivo).toBe('recovery.code-wrong');
    expect((await logIn(store.password)).status).toBe(200);
  });

  it('fifty guesses at the same time share the five tries', async () => {
    const guesses = Array.from({ length: 50 }, (_, index) => {
      const guess = String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
      return access.post(
        'reset-password/save-password',
        {
          id_estabelecimento: store.storeId,
          cnpj_cpf: store.document,
          uuid,
          code: guess,
          password: NEW_PASSWORD,
          password_confirmation: NEW_PASSWORD,
        },
        { address: `198.51.100.${index}` },
      );
    });
    expect(new Set((await Promise.all(guesses)).map((answer) => answer.status))).toEqual(new Set([422]));
    expect(await triesLeft()).toBe(0);
    expect((await save()).status).toBe(422);
  });

  it('the fifth try may still be right', async () => {
    for (let guess = 0; guess < 4; guess += 1) await save({ code: wrongCode() });
    expect((await save()).status).toBe(200);
  });

  it('a code is valid for its own request, store and document only', async () => {
    const other = await access.createStore();
    const [otherUuid, otherCode] = await newCode(other);
    const crossed = [
      save({ uuid: otherUuid }),
      save({ code: otherCode === code ? wrongCode() : otherCode }),
      save({ uuid: otherUuid, code: otherCode }),
      save({ cnpj_cpf: other.document }),
      save({ id_estabelecimento: other.storeId }),
      save({ uuid: 'nao-e-uuid' }),
      save({ uuid: '00000000-0000-4000-8000-000000000000' }),
    ];
    for (const { status, body } of await Promise.all(crossed)) {
      expect([status, body.motivo]).toEqual([422, 'recovery.code-wrong']);
    }
    expect((await save({ uuid: uuid.toUpperCase() })).status).toBe(200);
  });

  it('one address may guess sixty times an hour', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 61; guess += 1) {
      const { status } = await access.post(
        'reset-password/save-password',
        {
          id_estabelecimento: store.storeId,
          cnpj_cpf: store.document,
          uuid,
          code: wrongCode(),
          password: NEW_PASSWORD,
          password_confirmation: NEW_PASSWORD,
        },
        { address: '198.51.100.200' },
      );
      statuses.push(status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(422));
    expect(statuses[60]).toBe(429);
  });
});
