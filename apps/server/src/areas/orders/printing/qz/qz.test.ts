import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { qzKeysAnswer, qzSignatureAnswer } from '@comanda/contract/orders/printing/qz.wire';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { START, type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { aCertificate, type TestCertificate } from '@comanda/testkit/printing/a-certificate';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import { describe, expect, it } from 'vitest';
import { createSealer } from '../../../../platform/sealed-text.ts';

const server = testServer();
const YEAR_MS = 365 * 86_400_000;
const mine = aCertificate(START + YEAR_MS);
const another = aCertificate(START + YEAR_MS);

async function aStore() {
  const store = await server.createStore();
  return { store, panel: await server.as(store.operatorLogin), admin: await server.as(store.adminLogin) };
}

const save = (
  person: TestClient,
  { certificate, privateKey }: Pick<TestCertificate, 'certificate' | 'privateKey'>,
) => person.post('impressao/qz/chaves', { certificado: certificate, chave_privada: privateKey });

const request = (over: object = {}) =>
  JSON.stringify({ call: 'printers.find', params: {}, timestamp: server.clock.now(), ...over });
const sign = (person: TestClient, conteudo = request()) => person.post('impressao/qz/assinar', { conteudo });

function isSignedBy({ publicKey }: TestCertificate, text: string, signature: string): boolean {
  const hash = createHash('sha256').update(text, 'utf8').digest('hex');
  return verify('sha512', Buffer.from(hash), publicKey, Buffer.from(signature, 'base64'));
}

describe('POST impressao/qz/chaves', () => {
  it('shows the certificate to all users and the key to none', async () => {
    const { store, admin, panel } = await aStore();
    const none = readAnswer(qzKeysAnswer, await panel.get('impressao/qz'));
    expect(none).toMatchObject({ certificate: null, hasPrivateKey: false, fingerprint: null, savedAt: null });
    const pasted = { ...mine, certificate: `\n${mine.certificate.replaceAll('\n', '\r\n')}` };
    const saved = await save(admin, pasted);
    const seen = await panel.get('impressao/qz');
    expect(seen.body).toEqual(saved.body);
    expect(readAnswer(qzKeysAnswer, seen)).toMatchObject({
      certificate: mine.certificate,
      hasPrivateKey: true,
      validUntil: START + YEAR_MS,
      savedAt: server.clock.now(),
    });
    // No answer and no row may contain the key or a piece of it.
    const secret = mine.privateKey.split('\n').slice(1, -2);
    const rows = await asOwner<{ private_key: Buffer }>(
      server,
      'select private_key, to_jsonb(k) as it from print_qz_keys k where store_id = $1',
      [store.storeId],
    );
    const audit = await asOwner(server, 'select * from audit_log where store_id = $1', [store.storeId]);
    const words = [saved.body, seen.body, rows[0]?.private_key.toString('latin1'), rows, audit];
    for (const piece of secret) expect(JSON.stringify(words)).not.toContain(piece);
    // The key is encrypted for this store, so another store's number cannot decrypt it.
    const opened = (storeId: number) =>
      createSealer('test', `printing.qz.${storeId}`).unseal(rows[0]?.private_key ?? Buffer.alloc(0));
    expect([opened(store.storeId), opened(store.storeId + 1)]).toEqual([mine.privateKey, null]);
    expect(JSON.stringify(audit)).toContain('printing.qz-keys-saved');
  });

  it('replaces certificate and key together; one of two concurrent saves succeeds as a whole', async () => {
    const { admin, panel } = await aStore();
    await save(admin, mine);
    await Promise.all([save(admin, another), save(admin, mine), save(admin, another)]);
    const { certificate } = readAnswer(qzKeysAnswer, await panel.get('impressao/qz'));
    const stored = certificate === mine.certificate ? mine : another;
    const text = request();
    const { signature } = readAnswer(qzSignatureAnswer, await sign(panel, text));
    expect(isSignedBy(stored, text, signature)).toBe(true);
  });

  it.each<[string, Partial<TestCertificate>, string, RegExp]>([
    ['no certificate', { certificate: 'colei errado' }, 'certificado', /BEGIN CERTIFICATE/],
    ['half a certificate', { certificate: mine.certificate.slice(0, 300) }, 'certificado', /inteiro/],
    ['the key twice', { certificate: mine.privateKey }, 'certificado', /inteiro/],
    ['a certificate that is over', aCertificate(START - 1000), 'certificado', /vencido/],
    ['no key', { privateKey: mine.certificate }, 'chave_privada', /sem senha/],
    ['hidden letters', { privateKey: `${mine.privateKey}\u200b` }, 'chave_privada', /sem senha/],
    ['another’s key', { privateKey: another.privateKey }, 'chave_privada', /não pertence/],
    ['a short key', aCertificate(START + YEAR_MS, 1024), 'chave_privada', /2048/],
    [
      'a key of another kind',
      {
        privateKey: generateKeyPairSync('ed25519')
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      },
      'chave_privada',
      /RSA/,
    ],
    [
      'a locked key',
      {
        privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 })
          .privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
          .toString(),
      },
      'chave_privada',
      /sem senha/,
    ],
  ])('refuses %s, and what was there stays', async (_name, over, campo, mensagem) => {
    const { admin } = await aStore();
    await save(admin, mine);
    const answer = await save(admin, { ...mine, ...over });
    expect(answer).toMatchObject({ status: 422, body: { erros: [{ campo }] } });
    expect(answer.body.erros[0]?.mensagem).toMatch(mensagem);
    expect(readAnswer(qzKeysAnswer, await admin.get('impressao/qz')).certificate).toBe(mine.certificate);
  });

  it('is separate for each store', async () => {
    const [one, two] = [await aStore(), await aStore()];
    await save(one.admin, mine);
    expect(readAnswer(qzKeysAnswer, await two.panel.get('impressao/qz')).certificate).toBeNull();
    expect((await sign(two.panel)).body).toMatchObject({ erros: [{ campo: 'conteudo' }] });
  });
});

describe('POST impressao/qz/assinar', () => {
  it("signs the hash of the request's exact text", async () => {
    const { admin, panel } = await aStore();
    await save(admin, mine);
    const text = request({
      call: 'print',
      params: {
        printer: { name: 'Térmica “ção”' },
        options: { jobName: 'Comanda' },
        data: [{ type: 'raw', format: 'command', flavor: 'plain', data: 'Pão 🍕\n' }],
      },
    });
    const { signature } = readAnswer(qzSignatureAnswer, await sign(panel, text));
    expect(isSignedBy(mine, text, signature)).toBe(true);
    expect(isSignedBy(another, text, signature)).toBe(false);
    // The same request gets the same signature.
    expect(readAnswer(qzSignatureAnswer, await sign(panel, text)).signature).toBe(signature);
  });

  it.each([
    ['a hash', 'a'.repeat(64), /não é um pedido/],
    ['another call', request({ call: 'file.read', params: { path: '/etc/passwd' } }), /imprimir comandas/],
    ['an old call', request({ timestamp: START - 300_001 }), /relógio/],
  ])('does not sign %s', async (_name, text, mensagem) => {
    const { admin, panel } = await aStore();
    await save(admin, mine);
    const answer = await sign(panel, text);
    expect(answer).toMatchObject({ status: 422, body: { erros: [{ campo: 'conteudo' }] } });
    expect(answer.body.erros[0]?.mensagem).toMatch(mensagem);
    expect(JSON.stringify(answer.body)).not.toContain('assinatura');
  });

  it('reports that its key can no longer be decrypted', async () => {
    const { admin, panel, store } = await aStore();
    await save(admin, mine);
    await asOwner(server, `update print_qz_keys set private_key = '\\x00' where store_id = $1`, [
      store.storeId,
    ]);
    expect(readAnswer(qzKeysAnswer, await panel.get('impressao/qz'))).toMatchObject({ hasPrivateKey: false });
    expect((await sign(panel)).body.erros[0]?.mensagem).toMatch(/não foram salvos/);
  });

  it('throttles a session with too many requests, and no other session', async () => {
    const { admin, panel } = await aStore();
    await save(admin, mine);
    const statuses: number[] = [];
    for (let requested = 0; requested < 61; requested += 1) statuses.push((await sign(panel)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect((await sign(admin)).status).toBe(200);
    server.clock.advance(1_000);
    expect((await sign(panel)).status).toBe(200);
  });
});
