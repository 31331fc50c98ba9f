import { sendFile } from '@comanda/testkit/http/send-file';
import { testServer } from '@comanda/testkit/http/test-server';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const server = testServer();
const picture = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

async function aStoreThatWaits(background = '#a00') {
  const { storeId, adminLogin } = await server.createStore();
  const admin = await server.as(adminLogin);
  const bytes = await picture(background);
  const sent = await sendFile({ url: server.url, token: admin.token }, 'estabelecimento/logo', bytes, {
    name: 'logo.png',
  });
  const path = `provedor/lojas/${storeId}/alteracoes/1`;
  const logo = async () => (await admin.get('estabelecimento/getLoja')).body.estabelecimento.logotipo;
  return { storeId, admin, picture: sent.body.url_imagem, path, logo };
}

it('lists pending changes of one store or field, and lets support decide; the store sees the reason', async () => {
  const one = await aStoreThatWaits();
  const two = await aStoreThatWaits('#0a0');
  const support = await server.asProvider('support');
  const listed = await support.get(`provedor/alteracoes?loja=${one.storeId}&campo=logotipo`);
  expect(listed.body).toMatchObject({
    total: 1,
    alteracoes: [{ loja: one.storeId, solicitacao: 1, campo: 'logotipo', depois: one.picture }],
  });
  expect((await support.get('provedor/alteracoes?campo=banner')).body).toMatchObject({ total: 0 });
  expect((await support.post(`${one.path}/aprovar`)).status).toBe(200);
  expect(await one.logo()).toBe(one.picture);
  expect((await support.post(`${two.path}/recusar`, { motivo: 'feio' })).status).toBe(422);
  const motivo = 'A imagem está cortada nas bordas.';
  expect((await support.post(`${two.path}/recusar`, { motivo })).status).toBe(200);
  expect((await two.admin.get('pendencias/listar')).body).toMatchObject({
    obj: [{ status: 'Rejeitado', motivo }],
  });
  const late = await support.post(`${two.path}/aprovar`);
  expect([late.status, late.body.motivo]).toEqual([409, 'registration.change-decided']);
  expect((await support.post('provedor/lojas/99999/alteracoes/1/aprovar')).body.motivo).toBe(
    'provider.unknown-store',
  );
});

it('one of an approval and a concurrent withdrawal succeeds', async () => {
  const support = await server.asProvider('support');
  for (let time = 0; time < 4; time += 1) {
    const store = await aStoreThatWaits();
    const [approved, withdrawn] = await Promise.all([
      support.post(`${store.path}/aprovar`),
      store.admin.post('pendencias/cancelar', { id_pendencias: 1 }),
    ]);
    expect([approved.status, withdrawn.status].sort()).toEqual([200, 409]);
    expect((await store.logo()) === store.picture).toBe(approved.status === 200);
  }
});
