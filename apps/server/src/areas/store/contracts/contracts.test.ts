import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { cancelContract } from '../provider/contracts.ts';

/** A real mail server of our own; the product speaks SMTP to it. */
const mails: string[] = [];
/** What signers get afterwards, in their own time. */
const copies: string[] = [];
let refusesMail = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(refusesMail ? new Error('no such mailbox') : null),
  onData: (stream, _session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const mail = Buffer.concat(parts).toString();
      (/^Subject: Assinado/m.test(mail) ? copies : mails).push(mail);
      done();
    });
  },
});
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

const server = testServer({
  mail: {
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    from: 'Comanda <nao-responda@comanda.example>',
  },
});

beforeEach(() => {
  mails.length = 0;
  refusesMail = false;
});

const BODY = '<h2>Termos</h2><p>A loja concorda.</p>';
const SIGNER = { nome: 'Conceição Silva', cpf: '529.982.247-25' };

async function aStore({ isMandatory = true } = {}) {
  const store = await server.createStore();
  await asSystem(
    `insert into contracts (store_id, contract_id, title, body, is_mandatory, created_at)
     values ($1, 1, 'Termos de uso', $2, $3, now())`,
    [store.storeId, BODY, isMandatory],
  );
  const admin = await server.as(store.adminLogin);
  const check = async () => (await admin.get('terms/check')).body as unknown as Record<string, unknown>;
  const send = (over: object = {}) =>
    admin.post('terms/sendToSignature', { email: 'dona@loja.example.com', contrato: 1, ...over });
  return { store, admin, check, send };
}

async function asSystem(statement: string, values: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server.urls.system });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** A mail as its reader sees it: out of its quoted-printable coat. */
function readable(mail = ''): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The secret of the last mail's link, as its reader finds it. */
function lastToken(): string {
  const text = (mails.at(-1) ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/contrato\/([\w.-]+)/.exec(text)?.[1] ?? '';
}

const read = (token: string) => server.anonymous().get(`contrato/${token}`);
const sign = (token: string, over: object = {}) =>
  server.anonymous().post(`contrato/${token}/assinar`, { ...SIGNER, ...over });

describe('a document to sign', () => {
  it('is asked for, mailed, read and signed, and asked for no more', async () => {
    const { store, admin, check, send } = await aStore();
    expect(await check()).toMatchObject({
      status: true,
      assinar: true,
      titulo: 'Termos de uso',
      texto: BODY,
      email: `contato@loja${store.storeId}.example.com`,
      contrato: 1,
      obrigatorio: true,
      enviado_para: null,
    });
    expect((await send({ email: ' Dona@Loja.example.com ' })).body).toEqual({
      status: true,
      mensagem: 'Enviamos o link de assinatura para dona@loja.example.com.',
      close: false,
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/To: dona@loja\.example\.com/);
    expect(await check()).toMatchObject({ enviado_para: 'dona@loja.example.com', reenvio_em_segundos: 60 });

    const token = lastToken();
    expect((await read(token)).body).toMatchObject({
      loja: store.name,
      titulo: 'Termos de uso',
      texto: BODY,
    });
    const panel = await openSocket(server.url, admin.token);
    expect((await sign(token)).body).toMatchObject({ status: true, assinado_em: server.clock.now() });
    expect(await panel.take('pedido', 1)).toEqual([{ tipo: 'f5pagina' }]);
    panel.close();
    expect(await check()).toMatchObject({ status: true, assinar: false, contrato: null });

    await vi.waitFor(() => expect(copies).toHaveLength(1));
    const copy = readable(copies[0]);
    expect(copy).toMatch(/To: dona@loja\.example\.com/);
    expect(copy).toContain('foi assinado por Conceição Silva em ');
    expect(copy).toContain('A loja concorda.');
    expect(copy).toContain(createHash('sha256').update(`Termos de uso\n${BODY}`).digest('hex'));
    const { rows } = await asSystem('select * from contract_signatures where store_id = $1', [store.storeId]);
    expect(rows).toMatchObject([
      {
        contract_id: 1,
        name: 'Conceição Silva',
        document: '52998224725',
        sent_to: 'dona@loja.example.com',
        text_hash: createHash('sha256').update(`Termos de uso\n${BODY}`).digest(),
      },
    ]);
    expect(rows[0].address_hash).toHaveLength(32);
    const links = await asSystem('select link_hash from contracts where store_id = $1', [store.storeId]);
    expect(links.rows).toEqual([{ link_hash: createHash('sha256').update(token).digest() }]);
  });

  it('closes its prompt after the mail when nobody must sign', async () => {
    const { send } = await aStore({ isMandatory: false });
    expect((await send()).body).toMatchObject({ close: true });
  });

  it('is a matter of administrators', async () => {
    const { store } = await aStore();
    const operator = await server.as(store.operatorLogin);
    expect((await operator.get('terms/check')).status).toBe(403);
    expect((await operator.post('terms/sendToSignature', { email: 'a@b.com.br', contrato: 1 })).status).toBe(
      403,
    );
  });

  it('of another store does not exist', async () => {
    const { admin } = await aStore();
    await aStore();
    const refused = await admin.post('terms/sendToSignature', { email: 'a@b.com.br', contrato: 2 });
    expect(refused).toMatchObject({ status: 409, body: { motivo: 'contract.not-pending' } });
  });

  it('is not asked for once it was cancelled, and its link is void', async () => {
    const { store, check, send } = await aStore();
    await send();
    await asSystem('update contracts set cancelled_at = now() where store_id = $1', [store.storeId]);
    expect(await check()).toMatchObject({ assinar: false });
    expect((await sign(lastToken())).status).toBe(410);
  });
});

/** Somebody else's transaction in one store, open until it is told to commit. */
async function begun(url: string, statement: string, values: [storeId: number, ...rest: unknown[]]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(`select set_config('app.store_id', $1, true)`, [String(values[0])]);
  await client.query(statement, values);
  return {
    commit: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

const somebodyWaits = () =>
  vi.waitFor(async () => {
    const waiting = await asSystem(
      `select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`,
      [],
    );
    expect(waiting.rows).not.toHaveLength(0);
  });

describe('a document that is taken back while it is signed', () => {
  it('is not signed when it was taken back first', async () => {
    const { store, send } = await aStore();
    await send();
    const takingBack = await begun(
      server.urls.system,
      'update contracts set cancelled_at = now() where store_id = $1',
      [store.storeId],
    );
    const signing = sign(lastToken());
    await somebodyWaits();
    await takingBack.commit();
    expect(await signing).toMatchObject({ status: 410, body: { motivo: 'contract.link-invalid' } });
    const { rows } = await asSystem('select from contract_signatures where store_id = $1', [store.storeId]);
    expect(rows).toHaveLength(0);
  });

  it('is not taken back when it was signed first', async () => {
    const { store } = await aStore();
    const signing = await begun(
      server.urls.app,
      `with held as (select * from contracts where store_id = $1 for update)
       insert into contract_signatures
         (store_id, contract_id, signed_at, name, document, sent_to, address_hash, text_hash)
       select store_id, contract_id, now(), 'Conceição Silva', '52998224725', 'dona@loja.example.com', $2, $2
         from held`,
      [store.storeId, Buffer.alloc(32)],
    );
    const pool = createPool({
      url: server.urls.system,
      max: 1,
      applicationName: 'provider',
      onError: () => undefined,
    });
    const takingBack = createDatabase(pool).inStore(store.storeId, (tx) =>
      cancelContract(tx, 1, { operator: 'Iara', now: server.clock.now() }),
    );
    await somebodyWaits();
    await signing.commit();
    expect(await takingBack).toBe(false);
    await pool.end();
  });
});

describe('sending', () => {
  it('waits a minute and ten a day; a mail that did not go counts for nothing', async () => {
    const { send, check } = await aStore();
    refusesMail = true;
    expect(await send()).toMatchObject({ status: 502, body: { motivo: 'contract.mail-not-sent' } });
    expect(await check()).toMatchObject({ enviado_para: null });
    refusesMail = false;
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429 });
    const answers: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      server.clock.advance(61_000);
      answers.push((await send()).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });

  it('refuses an address that is none', async () => {
    const { send } = await aStore();
    for (const email of ['dona', 'dona@', 'a@b.com\r\nBcc: x@y.com', '']) {
      expect(await send({ email })).toMatchObject({ status: 422, body: { erros: [{ campo: 'email' }] } });
    }
    expect(mails).toHaveLength(0);
  });
});

describe('a signing link', () => {
  it('counts once, whoever is first', async () => {
    const { send } = await aStore();
    await send();
    const token = lastToken();
    const answers = await Promise.all([sign(token), sign(token), sign(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect((await read(token)).body).toMatchObject({ motivo: 'contract.link-invalid' });
  });

  it('is void after the next one, and after seven days', async () => {
    const { send } = await aStore();
    await send();
    const first = lastToken();
    server.clock.advance(61_000);
    await send();
    expect((await read(first)).status).toBe(410);
    expect((await read(lastToken())).status).toBe(200);
    server.clock.advance(7 * 86_400_000);
    expect((await sign(lastToken())).status).toBe(410);
  });

  it('cannot be guessed, lent to another store or misspelt', async () => {
    const { send, store } = await aStore();
    const other = await aStore();
    await send();
    const token = lastToken();
    const secret = token.split('.')[1] ?? '';
    for (const wrong of [
      `${other.store.storeId}.${secret}`,
      `${store.storeId}.${'A'.repeat(43)}`,
      secret,
      'x',
      `${token}x`,
    ]) {
      expect((await read(wrong)).status).toBe(410);
      expect((await sign(wrong)).status).toBe(410);
    }
    expect((await read(token)).status).toBe(200);
  });

  it.each([
    ['a first name alone', { nome: 'Conceição' }, 'nome'],
    ['markup', { nome: '<b>Conceição</b> Silva' }, 'nome'],
    ['nothing', { nome: '' }, 'nome'],
    ['a wrong CPF', { cpf: '529.982.247-26' }, 'cpf'],
    ['eleven times one digit', { cpf: '111.111.111-11' }, 'cpf'],
    ['a CNPJ', { cpf: '11.222.333/0001-81' }, 'cpf'],
  ])('is not used up by %s', async (_name, over, field) => {
    const { send } = await aStore();
    await send();
    expect(await sign(lastToken(), over)).toMatchObject({ status: 422, body: { erros: [{ campo: field }] } });
    expect((await sign(lastToken())).status).toBe(200);
  });
});
