import { testServer } from '@comanda/testkit/http/test-server';
import { overtaken } from '@comanda/testkit/overtaken';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { outboxTexts } from '@comanda/testkit/running/outbox';
import { TEST_PASSWORD } from '@comanda/testkit/stores';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';

const dataDir = folderOfTest();
const server = testServer({ dataDir, isOutboxShown: false });

type Wire = Record<string, unknown>;
const browser = (headers: Record<string, string>) => async (path: string, body: Wire) => {
  const response = await fetch(`${server.url}/api/provedor/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', platform: 'merchantWebv1', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Wire;
  const pairs = response.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { status: response.status, answer, cookie: pairs.join('; ') };
};
const anonymous = browser({});
const codeAt = (secret: string, now: number) => new TOTP({ secret, digits: 6 }).generate({ timestamp: now });

/** The link in the latest mail to an address. */
function linkMailedTo(email: string): string {
  const mail =
    outboxTexts(dataDir)
      .filter((each) => each.includes(email))
      .at(-1) ?? '';
  return /\/provedor\/senha#([\w-]{43})/.exec(mail)?.[1] ?? '';
}

describe('an invited person', () => {
  it('chooses a password, must then set up a second factor, and logs in with each code once', async () => {
    const admin = await server.asProvider('admin');
    const input = { nome: 'Bia Lima', usuario: 'bia', email: 'bia@example.com', perfil: 'Suporte' };
    const added = (await admin.post('provedor/equipe', input)).body as unknown as Wire;
    expect(added).toMatchObject({ convite_enviado: false, link: expect.stringMatching(/senha#[\w-]{43}$/) });
    expect((await admin.post('provedor/equipe', input)).body.motivo).toBe('team.login-taken');
    await expect.poll(() => linkMailedTo('bia@example.com')).not.toBe('');
    const token = linkMailedTo('bia@example.com');
    expect(added.link).toContain(token);
    const password = 'Lasanha#2031';
    expect((await anonymous('senha/abrir', { token })).answer).toMatchObject({
      usuario: 'bia',
      nome: 'Bia Lima',
    });
    await anonymous('senha/salvar', { token, password, password_confirmation: password });
    const credentials = { usuario: 'bia', senha: password };
    const first = await anonymous('login', credentials);
    expect(first.answer).toMatchObject({ pessoa: { falta_fator: true, permissoes: ['own.account'] } });
    const bia = browser({ cookie: first.cookie });
    const stores = await fetch(`${server.url}/api/provedor/equipe`, { headers: { cookie: first.cookie } });
    expect(stores.status).toBe(403);

    const { segredo } = (await bia('conta/fator/novo', {})).answer as { segredo: string };
    expect((await bia('conta/fator', { segredo, codigo: '000000' })).answer.motivo).toBe(
      'provider.code-wrong',
    );
    const code = codeAt(segredo, server.clock.now());
    const { codigos } = (await bia('conta/fator', { segredo, codigo: code })).answer as { codigos: string[] };
    expect(codigos).toHaveLength(10);

    expect((await anonymous('login', credentials)).answer.motivo).toBe('provider.code-wanted');
    // The code is refused, because it was already used for the setup.
    expect((await anonymous('login', { ...credentials, codigo: code })).answer.motivo).toBe(
      'provider.code-wrong',
    );
    server.clock.advance(60_000);
    const next = { ...credentials, codigo: codeAt(segredo, server.clock.now()) };
    const both = await Promise.all([anonymous('login', next), anonymous('login', next)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const [recovery] = codigos;
    const recovered = { ...credentials, codigo: recovery?.toLowerCase() };
    expect((await anonymous('login', recovered)).answer).toMatchObject({ pessoa: { falta_fator: false } });
    expect((await anonymous('login', recovered)).answer.motivo).toBe('provider.code-wrong');

    // A new phone needs a recently confirmed password and code, and ends the person's other sessions.
    server.clock.advance(600_000);
    for (const path of ['conta/fator/novo', 'conta/fator'])
      expect((await bia(path, { segredo, codigo: '1' })).answer.motivo).toBe('auth.prove-again');
    const proof = async (given: Wire) => (await bia('conta/confirmar', given)).answer;
    expect(await proof({ senha: 'errada' })).toMatchObject({
      motivo: 'auth.password-wrong',
      erros: [{ campo: 'senha' }],
    });
    expect((await proof({ senha: password })).motivo).toBe('auth.second-factor-needed');
    expect((await proof({ senha: password, codigo: '000000' })).motivo).toBe('auth.code-wrong');
    const shown = codeAt(segredo, server.clock.now());
    expect(await proof({ senha: password, codigo: shown })).toMatchObject({ status: true });
    expect((await proof({ senha: password, codigo: shown })).motivo).toBe('auth.code-wrong');
    const elsewhere = browser({
      cookie: (await anonymous('login', { ...credentials, codigo: codigos[1] })).cookie,
    });
    const other = (await bia('conta/fator/novo', {})).answer as { segredo: string };
    const swap = { segredo: other.segredo, codigo: codeAt(other.segredo, server.clock.now()) };
    expect((await bia('conta/fator', swap)).status).toBe(200);
    expect((await elsewhere('conta/fator/novo', {})).status).toBe(401);
  });

  it('can be guessed only a few times, from all addresses together, and can still log in with a known browser', async () => {
    const { login, personId } = await server.asProvider();
    const cookie = (await anonymous('login', { usuario: login, senha: TEST_PASSWORD })).cookie;
    const person = browser({ cookie });
    const { segredo } = (await person('conta/fator/novo', {})).answer as { segredo: string };
    await person('conta/fator', { segredo, codigo: codeAt(segredo, server.clock.now()) });
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1) {
      // Deletes the count of this IP address, as if the guesses came from many addresses.
      await runStatement(
        server.urls.owner,
        `delete from throttles where scope in ('login.address', 'login.account-address')`,
      );
      statuses.push(
        (await anonymous('login', { usuario: login, senha: TEST_PASSWORD, codigo: '000000' })).status,
      );
    }
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses.slice(5)).toEqual(Array(20).fill(429));
    const own = cookie.split('; ').at(-1) ?? '';
    const right = {
      usuario: login,
      senha: TEST_PASSWORD,
      codigo: codeAt(segredo, server.clock.now() + 30_000),
    };
    expect(own).toMatch(/^aparelho-equipe=/);
    for (const planted of [
      '',
      own.replace(`=${personId}.`, '=1.'),
      own.replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`),
    ])
      expect((await browser({ cookie: planted })('login', right)).status).toBe(429);
    expect((await browser({ cookie: own })('login', right)).status).toBe(200);
    const admin = await server.asProvider();
    await admin.post(`provedor/equipe/${personId}/fator`);
    expect((await anonymous('login', { usuario: login, senha: TEST_PASSWORD })).status).toBe(200);
  });
});

describe('the team', () => {
  it('logs out at once a person who is blocked or gets another role, and detects conflicting saves', async () => {
    const admin = await server.asProvider('admin');
    const other = await server.asProvider('support');
    const save = { versao: 1, nome: 'Outro nome', email: 'outro@example.com', perfil: 'Administração' };
    const path = `provedor/equipe/${other.personId}`;
    expect((await admin.put(path, save)).status).toBe(200);
    expect((await other.get('provedor/sessao')).status).toBe(401);
    const stale = await admin.put(path, { ...save, nome: 'Ainda outro' });
    expect(stale.body).toMatchObject({
      motivo: 'record.changed-meanwhile',
      versao: 2,
      alterado_por: admin.login,
    });
    const again = await anonymous('login', { usuario: other.login, senha: TEST_PASSWORD });
    expect(again.status).toBe(200);
    expect((await admin.post(`${path}/bloquear`)).status).toBe(200);
    const me = await fetch(`${server.url}/api/provedor/sessao`, { headers: { cookie: again.cookie } });
    expect(me.status).toBe(401);
    expect((await anonymous('login', { usuario: other.login, senha: TEST_PASSWORD })).status).toBe(401);
    expect((await admin.post(`${path}/link`)).body.motivo).toBe('team.is-blocked');
    expect((await admin.post('provedor/equipe/999999/bloquear')).status).toBe(404);
    const { rows } = await runStatement(
      server.urls.owner,
      `select call, outcome, numbers from provider_audit where person_id = $1 order by entry_id`,
      [admin.personId],
    );
    expect(rows).toMatchObject([
      { call: 'team.save-person', outcome: 'done', numbers: { personId: other.personId } },
      { call: 'team.save-person', outcome: 'record.changed-meanwhile' },
      { call: 'team.block-person', outcome: 'done' },
      { call: 'team.send-link', outcome: 'team.is-blocked' },
      { call: 'team.block-person', outcome: 'team.unknown-person', numbers: { personId: 999_999 } },
    ]);
  });

  it('does not undo a block that commits during the reset of a second factor or the making of a link', async () => {
    const admin = await server.asProvider('admin');
    const other = await server.asProvider('support');
    const path = `provedor/equipe/${other.personId}`;
    const blocked = {
      statement: 'update provider_people set is_active = false where person_id = $1',
      values: [other.personId],
    };
    const reset = await overtaken(server.urls.owner, blocked, () => admin.post(`${path}/fator`));
    expect(reset.status).toBe(200);
    const state = () =>
      runStatement(
        server.urls.owner,
        `select is_active, link_hash from provider_people where person_id = $1`,
        [other.personId],
      );
    expect((await state()).rows).toEqual([{ is_active: false, link_hash: null }]);
    await admin.post(`${path}/reativar`);
    const link = await overtaken(server.urls.owner, blocked, () => admin.post(`${path}/link`));
    expect(link.body.motivo).toBe('team.is-blocked');
    expect((await state()).rows).toEqual([{ is_active: false, link_hash: null }]);
  });

  it('revokes the link that was mailed to a former e-mail address; another role does not', async () => {
    const admin = await server.asProvider('admin');
    const input = { nome: 'Ivo', usuario: 'ivo', email: 'ivo@example.com', perfil: 'Suporte' };
    const { link } = (await admin.post('provedor/equipe', input)).body as unknown as { link: string };
    const token = link.split('#')[1];
    const { rows } = await runStatement<{ person_id: number }>(
      server.urls.owner,
      `select person_id from provider_people where username = 'ivo'`,
    );
    const save = (versao: number, over: Wire) =>
      admin.put(`provedor/equipe/${rows[0]?.person_id}`, { ...input, versao, ...over });
    expect((await save(1, { perfil: 'Administração' })).status).toBe(200);
    expect((await anonymous('senha/abrir', { token })).status).toBe(200);
    expect((await save(2, { perfil: 'Administração', email: 'ivo.novo@example.com' })).status).toBe(200);
    expect((await anonymous('senha/abrir', { token })).answer.motivo).toBe('password-link.invalid');
  });

  it('changes a person’s own password with the current one, and ends the other sessions', async () => {
    const { login, post, get } = await server.asProvider();
    const elsewhere = await anonymous('login', { usuario: login, senha: TEST_PASSWORD });
    const input = { senha_atual: 'errada', password: 'Lasanha#2031', password_confirmation: 'Lasanha#2031' };
    expect((await post('provedor/conta/senha', input)).body.motivo).toBe('provider.password-wrong');
    expect((await post('provedor/conta/senha', { ...input, senha_atual: TEST_PASSWORD })).status).toBe(200);
    expect((await get('provedor/sessao')).status).toBe(200);
    const there = await fetch(`${server.url}/api/provedor/sessao`, { headers: { cookie: elsewhere.cookie } });
    expect(there.status).toBe(401);
    await anonymous('login', { usuario: login, senha: 'Lasanha#2031' });
    expect((await post('provedor/conta/sessoes/encerrar')).body).toMatchObject({ encerradas: 1 });
  });

  it('refuses a new password when another one was saved after the check of the current one', async () => {
    const { personId, post } = await server.asProvider();
    const reset = {
      statement: `update provider_people set password_hash = 'reset' where person_id = $1`,
      values: [personId],
    };
    const password = 'Lasanha#2031';
    const input = { senha_atual: TEST_PASSWORD, password, password_confirmation: password };
    const { body } = await overtaken(server.urls.owner, reset, () => post('provedor/conta/senha', input));
    expect(body).toMatchObject({ motivo: 'provider.password-wrong', erros: [{ campo: 'senha_atual' }] });
    const { rows } = await runStatement(
      server.urls.owner,
      'select password_hash from provider_people where person_id = $1',
      [personId],
    );
    expect(rows).toEqual([{ password_hash: 'reset' }]);
  });
});
