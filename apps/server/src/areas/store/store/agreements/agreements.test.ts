import { createHash } from 'node:crypto';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { describe, expect, it } from 'vitest';
import { agreementHarness, BODY } from './testing/agreement-harness.ts';

const { aStore, asSystem, lastToken, mailbox, read, server, sign } = await agreementHarness();

/** Decodes a quoted-printable mail to the text that its reader sees. */
function readable(mail = ''): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

describe('a document to sign', () => {
  it('is requested, mailed, read and signed, and then requested no more', async () => {
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
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toMatch(/To: dona@loja\.example\.com/);
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

    await expect.poll(() => mailbox.copies).toHaveLength(1);
    const copy = readable(mailbox.copies[0]);
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
    expect(rows[0]?.address_hash).toHaveLength(32);
    const links = await asSystem('select link_hash from contracts where store_id = $1', [store.storeId]);
    expect(links.rows).toEqual([{ link_hash: createHash('sha256').update(token).digest() }]);
  });

  it('hides its dialog after the mail when the document is optional', async () => {
    const { send } = await aStore({ isMandatory: false });
    expect((await send()).body).toMatchObject({ close: true });
  });

  it('is not requested after its cancellation, and its link is invalid', async () => {
    const { store, check, send } = await aStore();
    await send();
    await asSystem('update contracts set cancelled_at = now() where store_id = $1', [store.storeId]);
    expect(await check()).toMatchObject({ assinar: false });
    expect((await sign(lastToken())).status).toBe(410);
  });
});

describe('sending', () => {
  it('is limited to one a minute and three a day', async () => {
    const { send } = await aStore();
    expect((await send()).status).toBe(200);
    expect(await send()).toMatchObject({ status: 429 });
    const answers: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      server.clock.advance(61_000);
      answers.push((await send()).status);
    }
    expect(answers).toEqual([200, 200, 429]);
  });

  it('refuses an invalid address', async () => {
    const { send } = await aStore();
    for (const email of ['dona', 'dona@', 'a@b.com\r\nBcc: x@y.com', '']) {
      expect(await send({ email })).toMatchObject({ status: 422, body: { erros: [{ campo: 'email' }] } });
    }
    expect(mailbox.mails).toHaveLength(0);
  });
});

describe('a signing link', () => {
  it('works once, for the first signer only', async () => {
    const { send } = await aStore();
    await send();
    const token = lastToken();
    const answers = await Promise.all([sign(token), sign(token), sign(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect((await read(token)).body).toMatchObject({ motivo: 'agreement.link-invalid' });
  });

  it('is invalid after a newer link, and after seven days', async () => {
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

  it('cannot be guessed, used in another store or changed', async () => {
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
