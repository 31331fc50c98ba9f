import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer();

const HOSTILE =
  '<h1>Termo</h1><p onclick="x()">Um <b>texto</b><script>alert(1)</script><img src=x onerror=alert(1)></p><a href="javascript:x">aqui</a>';
const READ = '<h2>Termo</h2><p>Um <strong>texto</strong></p><p>aqui</p>';

async function aStore() {
  const store = await server.createStore();
  const team = await server.asProvider();
  return { store, team, path: `provedor/lojas/${store.storeId}/contratos` };
}

it('requests a signature for sanitised HTML; the preview shows the same text', async () => {
  const { store, team, path } = await aStore();
  const preview = await team.post('provedor/contratos/previa', { texto: HOSTILE, html: true });
  expect(preview.body).toEqual({ status: true, texto: READ });
  const created = await team.post(path, {
    titulo: '  Termo   de uso ',
    texto: HOSTILE,
    html: true,
    link: '',
    obrigatorio: true,
  });
  expect(created.body).toEqual({ status: true, contrato: 1 });
  expect((await team.get(`${path}/1`)).body).toEqual({
    status: true,
    titulo: 'Termo de uso',
    texto: READ,
    link: null,
  });
  expect((await (await server.as(store.adminLogin)).get('terms/check')).body).toMatchObject({
    assinar: true,
    texto: READ,
    obrigatorio: true,
  });
});

it('names in the signed text the campaigns that the signature allows', async () => {
  const { store, team, path } = await aStore();
  const campaign = {
    campanha_de: ' MARKETPLACE ',
    campanha_codigo: 'BEM\nVINDO',
    campanha_ate: '2026-12-31',
  };
  const created = await team.post(path, {
    ...{ titulo: 'Campanhas', texto: 'Texto', html: false, obrigatorio: false },
    ...campaign,
  });
  expect(created.status).toBe(200);
  const { body } = await (await server.as(store.adminLogin)).get('terms/check');
  expect(String((body as { texto?: string }).texto)).toMatch(
    /^<p>Texto<\/p><p>Com esta assinatura .*: plataforma, código BEM VINDO\. .* até 31\/12\/2026\./,
  );
});

it('cancels an unsigned document, once', async () => {
  const { team, path } = await aStore();
  await team.post(path, { titulo: 'Termo', texto: 'Texto', html: false, obrigatorio: false });
  expect((await team.post(`${path}/1/cancelar`)).status).toBe(200);
  expect((await team.post(`${path}/1/cancelar`)).body).toMatchObject({ motivo: 'agreement.not-pending' });
  expect((await team.get(path)).body).toMatchObject({
    contratos: [{ contrato: 1, titulo: 'Termo', cancelado_em: '2026-11-20T22:10:00.000Z' }],
  });
});

it.each([
  ['no title', { titulo: ' ', texto: 'Texto' }, 'titulo'],
  ['HTML without a word in it', { titulo: 'Termo', texto: '<script>x()</script>', html: true }, 'texto'],
  ['a campaign of nobody', { titulo: 'Termo', texto: 'Texto', campanha_codigo: 'BEMVINDO' }, 'campanha_de'],
  ['a link that is a script', { titulo: 'Termo', texto: 'Texto', link: 'javascript:x()' }, 'link'],
])('refuses %s at its field', async (_name, agreement, campo) => {
  const { team, path } = await aStore();
  const { status, body } = await team.post(path, { html: false, obrigatorio: false, ...agreement });
  expect([status, body.erros[0]?.campo]).toEqual([422, campo]);
});

it('refuses unknown stores and documents of another store; support lacks the permission', async () => {
  const { team, path } = await aStore();
  const other = await aStore();
  await team.post(path, { titulo: 'Termo', texto: 'Texto', html: false, obrigatorio: false });
  expect((await team.get(`${other.path}/1`)).body).toMatchObject({ motivo: 'provider.unknown-agreement' });
  expect((await team.post(`${other.path}/1/cancelar`)).body).toMatchObject({
    motivo: 'agreement.not-pending',
  });
  expect((await team.get('provedor/lojas/99999999/contratos')).body).toMatchObject({
    motivo: 'provider.unknown-store',
  });
  const support = await server.asProvider('support');
  expect((await support.get(path)).status).toBe(200);
  expect((await support.post(`${path}/1/cancelar`)).body).toMatchObject({ motivo: 'auth.forbidden' });
});
