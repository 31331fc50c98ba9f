import { sendFile } from '@comanda/testkit/http/send-file';
import { testServer } from '@comanda/testkit/http/test-server';
import pg from 'pg';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const server = testServer();

interface Photo {
  arquivo: string;
  foco_x: number;
  foco_y: number;
}

/** A store with one product, and its administrator. */
async function aStore() {
  const store = await server.createStore();
  const owner = new pg.Client({ connectionString: server.urls.owner });
  await owner.connect();
  await owner.query(`insert into menu_categories (store_id, category_id, name) values ($1, 1, 'Pizzas')`, [
    store.storeId,
  ]);
  await owner.query(
    `insert into menu_products (store_id, product_id, category_id, name, changed_at)
     values ($1, 1, 1, 'Calabresa', now())`,
    [store.storeId],
  );
  await owner.end();
  const panel = await server.as(store.adminLogin);
  const photo = async () => {
    const { body } = await panel.get('cardapio/completo');
    const { versao, produtos } = body as unknown as {
      versao: number;
      produtos: { versao: number; imagem: Photo | null }[];
    };
    return { menu: versao, product: produtos[0]?.versao, imagem: produtos[0]?.imagem };
  };
  const send = (bytes: Uint8Array, fields: Record<string, string> = { id_cardapio: '1' }) =>
    sendFile({ url: server.url, token: panel.token }, 'cardapio/foto', bytes, { fields });
  return { store, panel, photo, send };
}

/** Makes a photo like a phone's: rotated, with GPS coordinates in the metadata. */
const sideways = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a40' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '22/1 54/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

it('saves a photo upright, without GPS coordinates, in three public widths', async () => {
  const { send, photo } = await aStore();
  const sent = await send(await sideways(), { id_cardapio: '1', foco_x: '20', foco_y: '70' });
  expect(sent).toMatchObject({ status: 200, body: { versao: 1 } });
  const { imagem, product } = await photo();
  expect(imagem).toMatchObject({ foco_x: 20, foco_y: 70 });
  expect(sent.body.url_imagem).toBe(`/arquivos/${imagem?.arquivo}-480.webp`);
  // A concurrent edit of the product's texts is saved without a conflict.
  expect(product).toBe(1);
  for (const width of [160, 480, 960]) {
    const answer = await fetch(`${server.url}/arquivos/${imagem?.arquivo}-${width}.webp`);
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: Math.min(width, 800) });
    expect(metadata.height).toBeGreaterThan(metadata.width ?? 0);
    expect(metadata.exif).toBeUndefined();
  }
});

it('moves its focus, removes it, and ignores requests without a change', async () => {
  const { panel, photo, send } = await aStore();
  const focus = (foco_x: number, foco_y: number) =>
    panel.post('cardapio/focoFoto', { id_cardapio: 1, foco_x, foco_y });
  expect(await focus(1, 2)).toMatchObject({ status: 409 });
  await send(await sideways());
  expect(await photo()).toMatchObject({ menu: 1, imagem: { foco_x: 50, foco_y: 50 } });
  expect((await focus(1, 2)).body).toMatchObject({ versao: 2 });
  expect((await focus(1, 2)).body).toMatchObject({ versao: 2 });
  expect(await focus(101, 0)).toMatchObject({ status: 422 });
  const remove = () => panel.post('cardapio/excluirFoto', { id_cardapio: 1 });
  expect((await remove()).body).toMatchObject({ versao: 3 });
  expect((await remove()).body).toMatchObject({ versao: 3 });
  expect((await photo()).imagem).toBeNull();
});

it('refuses a wrong file or product with the faulty field, without a change', async () => {
  const { send, photo } = await aStore();
  expect(await send(Buffer.from('MZ'))).toMatchObject({
    status: 422,
    body: { erros: [{ campo: 'arquivo' }] },
  });
  expect(await send(await sideways(), { id_cardapio: '2' })).toMatchObject({ status: 404 });
  expect(await photo()).toMatchObject({ menu: 0, imagem: null });
});
