import { getPrintLogo } from '@comanda/contract/orders/printing/printing.calls';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import type { TicketLogo } from '@comanda/domain/orders/printing/ticket/ticket';
import { dotsOf } from '@comanda/domain/orders/printing/ticket/ticket-logo';
import { eventually } from '@comanda/testkit/eventually';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { sendFile } from '@comanda/testkit/http/send-file';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import { pairAgent, saveSettings } from '@comanda/testkit/printing/print-agent';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const server = testServer();

/** Draws a dark rectangle of this width on a transparent background of 600 by 300 pixels. */
const drawing = async (size: number) => {
  const square = await sharp({ create: { width: size, height: 200, channels: 3, background: '#7c2012' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 600, height: 300, channels: 4, background: '#0000' } })
    .composite([{ input: square, left: 20, top: 20 }])
    .png()
    .toBuffer();
};

async function aStore() {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const intake = server.partner(store.intakeKey);
  let placed = 0;
  const logo = async (): Promise<TicketLogo | null> =>
    readAnswer(getPrintLogo.output, await admin.get('impressao/logotipo'));
  /**
   * Sets the logo like an approval by the provider. Returns when all caches of the server have the change.
   */
  const setLogo = async (address: string | null) => {
    const before = JSON.stringify(await logo());
    await asOwner(server, 'update stores set logo = $2 where store_id = $1', [store.storeId, address]);
    await eventually(async () => expect(JSON.stringify(await logo())).not.toBe(before));
  };
  const send = async (size: number) => {
    const bytes = new Uint8Array(await drawing(size));
    const sent = await sendFile({ url: server.url, token: admin.token }, 'estabelecimento/logo', bytes);
    expect(sent).toMatchObject({ status: 200 });
    // A store can have only one open request. The test deletes the request; the uploaded picture remains.
    await asOwner(server, 'delete from pending_changes where store_id = $1', [store.storeId]);
    return sent.body.url_imagem;
  };
  /** Creates and accepts an order. */
  const order = async () => {
    placed += 1;
    await intake.post('order', anOpenDeliveryOrder({ displayId: `L${placed}` }));
    await admin.put(`orders/${placed}`, { new_status: 'PA' });
    return placed;
  };
  const agent = await (await pairAgent(server, admin)).connect();
  const jobs = async () =>
    Object.fromEntries((await agent.fetch()).map(({ tipo, comanda }) => [tipo, comanda.logo]));
  return { store, admin, agent, logo, setLogo, send, order, jobs };
}

it("is on the cashier's tickets if the store switched it on, on no others, and changes with the store’s logo", async () => {
  const { admin, logo, setLogo, send, order, jobs } = await aStore();
  expect(await logo()).toBeNull();
  await setLogo(await send(100));
  const first = await logo();
  expect(first).toMatchObject({ width: 80, height: 160 });
  expect(first && dotsOf(first)).not.toBeNull();

  await saveSettings(admin, { printsProduction: true, printsCustomerCopy: true, printsStoreCopy: true });
  await order();
  expect(await jobs()).toEqual({ customer: undefined, store: undefined, production: undefined });

  await admin.post('estabelecimentosimpressao/adicionar', { imprimirLogotipo: true });
  const id = await order();
  expect(await jobs()).toEqual({ customer: first, store: first, production: undefined });
  const local = await admin.get(`impressao/pedidos/${id}/comandas`);
  expect(Reflect.get(local.body, 'comandas')).toMatchObject([
    { tipo: 'customer', comanda: { logo: first } },
    { tipo: 'store', comanda: { logo: first } },
    { tipo: 'production', comanda: expect.not.objectContaining({ logo: expect.anything() }) },
  ]);
  await admin.put(`orders/${id}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  expect(Object.values(await jobs()).every((each) => each === undefined)).toBe(true);

  await setLogo(await send(200));
  const second = await logo();
  expect(second).toMatchObject({ width: 160, height: 160 });
  await order();
  expect(await jobs()).toMatchObject({ customer: second, store: second });
});

it("is never another store's logo, and always a picture of our own files", async () => {
  const [one, other] = [await aStore(), await aStore()];
  await one.setLogo(await one.send(300));
  expect(await other.logo()).toBeNull();
  await asOwner(server, "update stores set logo = '/demo/dona-conceicao.svg' where store_id = $1", [
    other.store.storeId,
  ]);
  await saveSettings(other.admin, { printsLogo: true });
  await other.order();
  expect(await other.jobs()).toEqual({ order: undefined });
  expect(await other.logo()).toBeNull();
});

it('delays no ticket: without a finished picture or its file, tickets are printed without a logo', async () => {
  const { admin, store, logo, order, jobs } = await aStore();
  const removed = `/arquivos/${'0'.repeat(64)}-480.webp`;
  await asOwner(server, 'update stores set logo = $2 where store_id = $1', [store.storeId, removed]);
  await saveSettings(admin, { printsLogo: true });
  await order();
  expect(await jobs()).toEqual({ order: undefined });
  expect(await logo()).toBeNull();
  await order();
  expect(await jobs()).toEqual({ order: undefined });
});

it('is off by default, and stays unchanged when a request omits it', async () => {
  const { admin } = await aStore();
  expect(DEFAULT_PRINT_SETTINGS.printsLogo).toBe(false);
  await saveSettings(admin, { printsLogo: true });
  await admin.post('estabelecimentosimpressao/adicionar', { delay: 2000 });
  const { body } = await admin.get('estabelecimentosimpressao/listar');
  expect(Reflect.get(body, 'obj')).toMatchObject({ imprimirLogotipo: true, delay: 2000, versao: 2 });
});
