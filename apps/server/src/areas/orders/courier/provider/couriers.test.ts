import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

const ACCOUNT = {
  url: 'https://93.184.216.7/od/',
  cliente: 'loja-7',
  rua: 'Rua da Glória',
  numero: '100',
  cep: '01510-001',
};
const SECRET = 'segredo-do-serviço';

async function aStore() {
  const { storeId } = await server.createStore();
  const team = await server.asProvider();
  const path = `provedor/lojas/${storeId}/entregas`;
  const send = async (csv: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('loja', String(storeId));
    form.set('planilha', new Blob([csv]), 'bairros.csv');
    const response = await fetch(`${server.url}/api/provedor/entregas/planilha`, {
      method: 'POST',
      headers: { cookie: `pid=${team.token}`, platform: 'merchantWebv1', origin: server.url },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  };
  return { storeId, team, path, send };
}

it('links a store to its service; the secret is saved and never returned', async () => {
  const { storeId, team, path } = await aStore();
  const first = await team.post(`${path}/conta`, ACCOUNT);
  expect([first.status, first.body.erros[0]?.campo]).toEqual([422, 'segredo']);
  expect((await team.post(`${path}/conta`, { ...ACCOUNT, segredo: SECRET })).status).toBe(200);
  const stored = async () =>
    (
      await runStatement(
        server.urls.owner,
        'select client_secret from courier_accounts where store_id = $1',
        [storeId],
      )
    ).rows;
  const sealed = await stored();
  const read = await team.get(path);
  expect(read.body).toMatchObject({
    conta: { url: 'https://93.184.216.7/od', cliente: 'loja-7', ligada: true, lat: null },
    webhook: expect.stringMatching(new RegExp(`/api/entregas/${storeId}$`)),
  });
  expect(JSON.stringify(read.body)).not.toContain(SECRET);
  // A save without a secret leaves the saved secret unchanged.
  await team.post(`${path}/conta`, { ...ACCOUNT, cliente: 'loja-8', lat: -23.5, lng: -46.6 });
  expect(await stored()).toEqual(sealed);
  expect((await team.get(path)).body).toMatchObject({ conta: { cliente: 'loja-8', lat: -23.5 } });
  // The saved secret belongs to its address, so a new address needs a secret again.
  const elsewhere = { ...ACCOUNT, url: 'https://93.184.216.8/od' };
  const moved = await team.post(`${path}/conta`, elsewhere);
  expect([moved.status, moved.body.erros[0]?.campo]).toEqual([422, 'segredo']);
  expect((await team.get(path)).body).toMatchObject({ conta: { url: 'https://93.184.216.7/od' } });
  await team.post(`${path}/usar`, { ligada: false });
  expect((await team.get(path)).body).toMatchObject({ conta: { ligada: false } });
});

it.each([
  ['an address of this network', { url: 'http://169.254.169.254' }, 'url'],
  ['half a place', { lat: -23.5 }, 'lat'],
  ['a place that is none', { lat: -123.5, lng: 1 }, 'lat'],
])('refuses %s', async (_name, over, campo) => {
  const { team, path } = await aStore();
  const { status, body } = await team.post(`${path}/conta`, { ...ACCOUNT, segredo: SECRET, ...over });
  expect([status, body.erros[0]?.campo]).toEqual([422, campo]);
});

it('saves all districts of concurrent requests', async () => {
  const { team, path } = await aStore();
  const names = ['Centro', 'Sé', 'Liberdade', 'Bela Vista', 'Glicério', 'Sé'];
  const saved = await Promise.all(
    names.map((nome) => team.post(`${path}/bairros`, { nome, cidade: 'São Paulo', preco: 8 })),
  );
  expect(saved.map(({ status }) => status)).toEqual(names.map(() => 200));
  expect((await team.get(path)).body).toHaveProperty('bairros.length', 5);
});

it('accepts areas one by one, or as a spreadsheet, which is saved completely or not at all', async () => {
  const { team, path, send } = await aStore();
  await team.post(`${path}/bairros`, { nome: 'Vila Mariana', cidade: 'São Paulo', preco: 8.9 });
  expect((await send('nome;cidade;preço\nCambuí;Campinas;7\nVILA MARIANA;São Paulo;9,50')).body).toEqual({
    status: true,
    bairros: 2,
  });
  const bad = await send('Sé;São Paulo;6\nBrás;São Paulo;dez');
  expect(bad).toMatchObject({
    status: 422,
    body: { erros: [{ campo: 'planilha', mensagem: 'Linha 2: "dez" não é um preço de 0 a 999,99.' }] },
  });
  expect(await send(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0]))).toMatchObject({ status: 422 });
  expect((await team.post(`${path}/bairros/2/oferecer`, { ligado: false })).status).toBe(200);
  expect((await team.get(path)).body).toMatchObject({
    bairros: [
      { bairro: 1, nome: 'Vila Mariana', cidade: 'São Paulo', preco: 9.5, ligado: true },
      { bairro: 2, nome: 'Cambuí', cidade: 'Campinas', preco: 7, ligado: false },
    ],
  });
  const other = await aStore();
  expect((await team.post(`${other.path}/bairros/1/oferecer`, { ligado: false })).status).toBe(404);
});
