import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testServer } from '@comanda/testkit/http/test-server';
import { registeredStore } from '@comanda/testkit/online-payment/registered-store';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const dataDir = folderOfTest();
const server = testServer({ dataDir });
const IDENTIFICATION = 'pagamentoonline/imgidentificacao';
const SENDINGS = [IDENTIFICATION, 'pagamentoonline/imgresidencia', 'pagamentoonline/imgatividade'];

const photo = (background = '#a40') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
/** Fetches a document without the headers of our own front ends. */
const fetchAs = (token: string, path: string) =>
  fetch(`${server.url}/${path}`, { headers: { authorization: token } });
const DOCUMENT = 'api/pagamentoonline/documento/identificacao';
const storedFiles = () => {
  const dir = join(dataDir, 'files');
  return existsSync(dir) ? readdirSync(dir).filter((name) => name.startsWith('documento-')) : [];
};
const documentsOf = async (person: { get(path: string): Promise<{ body: unknown }> }) =>
  (
    (await person.get('pagamentoonline/listarDocumentos')).body as {
      documentos: { documento: string; situacao: string; envio: number; motivo_texto: string | null }[];
    }
  ).documentos;

it("a document is converted and encrypted; only its store's administrators and reviewers can fetch it", async () => {
  const { store, admin, operator, send, registration } = await registeredStore(server);
  const before = storedFiles();
  const sent = await send(IDENTIFICATION, await photo());
  const url_imagem = '/api/pagamentoonline/documento/identificacao?envio=1';
  expect(sent.body).toMatchObject({ status: true, erros: [], url_imagem });
  expect(await registration()).toMatchObject({ est_imgIdentificacao: url_imagem, est_imgResidencia: null });
  const own = await fetchAs(admin.token, url_imagem.slice(1));
  expect(own.headers.get('content-type')).toBe('image/webp');
  expect(own.headers.get('cache-control')).toMatch(/no-store|private/);
  expect(await sharp(Buffer.from(await own.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 900,
  });
  const [file = ''] = storedFiles().filter((name) => !before.includes(name));
  expect(readFileSync(join(dataDir, 'files', file)).includes('WEBP')).toBe(false);
  expect((await fetch(`${server.url}/arquivos/${file}`)).status).toBe(404);
  const outsider = await registeredStore(server);
  expect((await fetchAs(operator.token, DOCUMENT)).status).toBe(403);
  expect((await fetchAs(outsider.admin.token, DOCUMENT)).status).toBe(404);
  expect((await fetch(`${server.url}/${DOCUMENT}`)).status).toBe(401);
  const support = await server.asProvider('support');
  const at = `provedor/lojas/${store.storeId}/pagamento-online`;
  expect((await support.get(`${at}/documentos/residencia`)).body.motivo).toBe('online-payment.no-document');
  expect((await support.get(at)).body).toMatchObject({
    cadastro: { pro_nome: 'Luciana Prado' },
    documentos: [{ url_imagem: `/api/${at}/documentos/identificacao?envio=1` }, {}, {}],
  });
});

it('a file without PNG or JPEG content is refused, even if its name ends with .png', async () => {
  const { admin, operator, send } = await registeredStore(server);
  const files = storedFiles();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const webp = await sharp(png).webp().toBuffer();
  for (const [bytes, name] of [
    [Buffer.from('%PDF-1.7 nada'), 'rg.png'],
    [webp, 'rg.jpg'],
    [png.subarray(0, 40), 'rg.png'],
    [png, 'pequena.png'],
  ] as const) {
    const { status, body } = await send(IDENTIFICATION, bytes, name);
    expect([status, body.motivo], name).toEqual([422, 'online-payment.picture-refused']);
    expect(body.erros).toMatchObject([{ campo: 'arquivo' }]);
  }
  const large = await send(IDENTIFICATION, Buffer.concat([png, Buffer.alloc(9 * 1024 * 1024)]), 'rg.png');
  expect(large.status).toBe(413);
  expect((await send(IDENTIFICATION, png, 'rg.png', operator)).status).toBe(403);
  expect((await documentsOf(admin)).map(({ situacao }) => situacao)).toEqual(Array(3).fill('nao-enviado'));
  expect(storedFiles()).toEqual(files);
  const unregistered = await registeredStore(server, { isRegistered: false });
  expect((await unregistered.send(IDENTIFICATION, png)).body.motivo).toBe('online-payment.no-registration');
});

it('only a rejected document is sent again, and its old file is removed; an approved one stays', async () => {
  const { store, admin, send, mails, status: state } = await registeredStore(server);
  for (const path of SENDINGS) await send(path, await photo());
  const files = storedFiles();
  const reviewer = await server.asProvider('support');
  const at = `provedor/lojas/${store.storeId}/pagamento-online/documentos`;
  const decide = (kind: string, what: string, fields: object) =>
    reviewer.post(`${at}/${kind}/${what}`, fields);
  expect(
    (await decide('identificacao', 'recusar', { envio: 1, motivo: 'outro', texto: 'curto' })).body.motivo,
  ).toBe('online-payment.rejection-untold');
  const refusal = { envio: 1, motivo: 'ilegivel', texto: 'Use mais luz.' };
  const both = await Promise.all([
    decide('identificacao', 'recusar', refusal),
    decide('identificacao', 'recusar', refusal),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await documentsOf(admin))[0]).toMatchObject({
    ...{ situacao: 'recusado', motivo: 'ilegivel', envio: 1 },
    motivo_texto: 'Não dá para ler: envie uma foto mais nítida. Use mais luz.',
  });
  expect(await state()).toMatchObject({ falta: ['documentos', 'aprovacao', 'conta'] });
  expect(await mails()).toEqual({ 'online-document-rejected': 2 });
  await send(IDENTIFICATION, await photo('#04a'));
  expect(storedFiles().filter((name) => !files.includes(name))).toHaveLength(1);
  expect(files.filter((name) => !storedFiles().includes(name))).toHaveLength(1);
  // This decision was about upload 1, so upload 2 still waits for review.
  expect((await decide('identificacao', 'aprovar', { envio: 1 })).body.motivo).toBe(
    'online-payment.document-decided',
  );
  for (const [kind, envio] of [
    ['identificacao', 2],
    ['residencia', 1],
    ['atividade', 1],
  ] as const)
    expect((await decide(kind, 'aprovar', { envio })).status).toBe(200);
  expect((await send(IDENTIFICATION, await photo())).body.motivo).toBe('online-payment.document-approved');
  expect(await mails()).toMatchObject({ 'online-payment-state': 2 });
  // No payment provider is connected, so an approved store lacks only an account.
  expect(await state()).toMatchObject({ zoop_status: 'ENABLED', pode_aceitar: false, falta: ['conta'] });
});
