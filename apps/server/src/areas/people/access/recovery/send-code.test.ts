import { accessServer, PANEL_HEADERS } from '@comanda/testkit/access/access-server';
import { solveProof } from '@comanda/testkit/access/solve-proof';
import { overtaken } from '@comanda/testkit/overtaken';
import type { TestStore } from '@comanda/testkit/stores';
import { beforeEach, expect, it } from 'vitest';

const access = accessServer();
let store: TestStore;
beforeEach(async () => {
  store = await access.createStore({ name: 'Pizza & Cia <b>' });
});

type From = Parameters<typeof access.post>[2];
const send = (type: string, over: object = {}, from: From = {}) =>
  access.post(
    'reset-password/send-code',
    { cnpj_cpf: store.document, id_estabelecimento: store.storeId, type, ...over },
    from,
  );
/** Sends a request like a browser: solves a proof of work when the server asks for one. */
async function sendWithProof(type: string, from: From) {
  const answer = await send(type, {}, from);
  return answer.status === 428 ? send(type, { prova: solveProof(answer.body) }, from) : answer;
}

it('mails six digits in Portuguese and answers the login masked only', async () => {
  const { status, body } = await send('email');
  expect(status).toBe(200);
  expect(body).toEqual({
    status: true,
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    usuario: 'do******',
    reenvio_em_segundos: 60,
  });
  const [mail] = access.mails;
  expect(mail?.to).toBe(`contato@loja${store.storeId}.example.com`);
  expect(mail?.subject).toMatch(/^\d{6} é o seu código de validação$/);
  expect(mail?.text).toContain('Pizza & Cia <b>');
  expect(mail?.text).toMatch(/\n\d{6}\n/);
  expect(mail?.html).toContain('Pizza &amp; Cia &lt;b&gt;');
  expect(mail?.html).not.toContain('<b>');
});

it('sends an SMS that fits in one segment', async () => {
  expect((await send('sms')).status).toBe(200);
  expect(access.messages[0]).toMatchObject({ to: '11987654321', kind: 'recovery-code' });
  expect(access.messages[0]?.text).toMatch(/^Seu código é \d{6}, válido por 5 minutos/);
  expect(access.messages[0]?.text.length).toBeLessThanOrEqual(70);
});

it('stores the code keyed, never plain', async () => {
  const { body } = await send('email');
  const [row] = await access.query<{ code_mac: Buffer; user_id: number; left: number }>(
    `select code_mac, user_id, extract(epoch from expires_at - created_at)::integer as left
     from recovery_codes where request_id = $1`,
    [body.uuid],
  );
  expect(row?.code_mac).toHaveLength(32);
  expect(row).toMatchObject({ user_id: store.adminId, left: 300 });
});

it('limits each requester to one code in sixty seconds, three an hour and ten a day', async () => {
  const attempts: number[] = [];
  const attempt = async () => {
    const { status } = await send('email');
    attempts.push(status);
  };
  await attempt();
  access.clock.advance(59_000);
  await attempt();
  expect(attempts).toEqual([200, 429]);
  for (let hour = 0; hour < 5; hour += 1) {
    access.clock.advance(3_600_000);
    for (let time = 0; time < 4; time += 1) {
      access.clock.advance(61_000);
      await attempt();
    }
  }
  expect(access.mails).toHaveLength(10);
  expect(attempts.at(-1)).toBe(429);
  access.clock.advance(24 * 3_600_000);
  await attempt();
  expect(attempts.at(-1)).toBe(200);
});

it('other people cannot block the owner: codes need a proof of work, SMS are limited, and a known device is not counted', async () => {
  const login = await access.post(
    'login/index',
    { usuario: store.operatorLogin, senha: store.password },
    { headers: PANEL_HEADERS },
  );
  const cookie = /aparelho=[\w-]+/.exec(login.header('set-cookie'))?.[0] ?? '';
  const outsider = (at: number) => ({ address: `198.51.${at}.7` });
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) statuses.push((await send('sms', {}, outsider(at))).status);
  expect(statuses).toEqual([200, 200, 200, ...Array(9).fill(428)]);
  await access.query(`update throttles set hits = 9 where scope = 'recovery.code.strangers.sms'`);
  expect((await sendWithProof('sms', outsider(12))).status).toBe(200);
  expect((await sendWithProof('sms', outsider(13))).status).toBe(429);
  expect((await sendWithProof('email', outsider(50))).status).toBe(200);
  const known = { headers: { ...PANEL_HEADERS, cookie } };
  expect((await send('sms', {}, known)).status).toBe(200);
  expect((await send('sms', {}, known)).status).toBe(429);
});

it('one of two concurrent requests sends a code', async () => {
  const answers = await Promise.all([send('email'), send('sms')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429]);
  expect(access.mails.length + access.messages.length).toBe(1);
});

it('reports that the SMS provider refused, and allows another try at once', async () => {
  access.isMailDown = true;
  const { status, body } = await send('email');
  expect([status, body.erro]).toEqual([502, 'Não foi possível enviar o código de validação.']);
  access.isMailDown = false;
  expect((await send('email')).status).toBe(200);
});

it('refuses a store of another document, a missing contact and an unknown way', async () => {
  const other = await access.createStore({ mobile: null });
  expect((await send('email', { id_estabelecimento: other.storeId })).body.motivo).toBe(
    'recovery.store-invalid',
  );
  const missing = await send('sms', { id_estabelecimento: other.storeId, cnpj_cpf: other.document });
  expect([missing.status, missing.body.motivo]).toEqual([422, 'recovery.contact-missing']);
  expect((await send('pombo')).status).toBe(422);
});

it.each([
  ['email', 'nova@example.com'],
  ['sms', '11911112222'],
])('sends a code by %s to the contact that is stored while it is asked for', async (type, to) => {
  const column = type === 'email' ? 'email' : 'mobile';
  const replaced = {
    statement: `update stores set ${column} = $2 where store_id = $1`,
    values: [store.storeId, to],
  };
  const { status } = await overtaken(access.systemUrl, replaced, () => send(type));
  expect(status).toBe(200);
  const sent = [...access.mails, ...access.messages];
  expect(sent.map((each) => each.to)).toEqual([to]);
});

it('stores no code when the contact is removed meanwhile, and does not count the attempt', async () => {
  const removed = {
    statement: 'update stores set mobile = null where store_id = $1',
    values: [store.storeId],
  };
  const { body } = await overtaken(access.systemUrl, removed, () => send('sms'));
  expect(body.motivo).toBe('recovery.contact-missing');
  expect(access.messages).toEqual([]);
  const codes = await access.query('select from recovery_codes where store_id = $1', [store.storeId]);
  expect(codes).toEqual([]);
  expect((await send('email')).status).toBe(200);
});
