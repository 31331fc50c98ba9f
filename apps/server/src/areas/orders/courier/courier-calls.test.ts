import { phoneForPeople } from '@comanda/contract/orders/intake/new-order.wire';
import { courierStore } from '@comanda/testkit/courier/courier-store';
import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import { describe, expect, it } from 'vitest';

const shop = courierStore();
const { anAcceptedOrder, aCalledOrder, call, detail, server } = shop;

describe('calling a courier', () => {
  it("changes the order's status by the service's reports", async () => {
    const { orderId, delivery } = await aCalledOrder();
    expect(await detail(orderId)).toMatchObject({
      status: 'PL',
      externalDeliveryStatus: 'SEARCHING_DELIVERY',
      pedidoObj: { solicitacao_entregador: { situacao: 'buscando', bairro: 'Liberdade', valor: 8.9 } },
    });
    expect(await shop.sim.deliveries.step(delivery)).toEqual([204]);
    expect(await detail(orderId)).toMatchObject({
      status: 'LE',
      externalDeliveryStatus: 'WAITING_COLLECT',
      pedidoObj: {
        entregador: {
          nome: delivery.courier.name,
          placa: 'não informada',
          telefone: phoneForPeople({ number: delivery.courier.phone }),
        },
      },
    });
    for (let steps = 0; steps < 3; steps++) await shop.sim.deliveries.step(delivery);
    expect(await detail(orderId)).toMatchObject({ status: 'PE', externalDeliveryStatus: 'WITH_DELIVERY' });
    for (let steps = 0; steps < 5; steps++) await shop.sim.deliveries.step(delivery);
    const done = await detail(orderId);
    expect(done).toMatchObject({ status: 'PD', externalDeliveryStatus: 'FINISHED' });
    expect(done.pedidoObj.andamentos.map(({ label }) => label.split(' · ')[0])).toEqual([
      'Pedido recebido',
      'Pedido aceito',
      'Motoboy solicitado',
      'Motoboy a caminho da loja',
      'Motoboy saiu com o pedido',
      'Entrega concluída',
    ]);
    const { body } = await shop.ana.get(`pedidos/externalDeliveryStatusList/${orderId}`);
    expect(body).toMatchObject({
      externalDeliveryStatusList: [
        { status: 'SEARCHING_DELIVERY', meta_data: { deliveryMan: null } },
        { status: 'WAITING_COLLECT', meta_data: { deliveryMan: { name: delivery.courier.name } } },
        { status: 'WITH_DELIVERY' },
        { status: 'FINISHED' },
      ],
    });
  });

  it("sends the service address, order and amounts in the service's format", async () => {
    const { delivery } = await aCalledOrder();
    expect(delivery.order).toMatchObject({
      merchant: { name: shop.store.name },
      pickupAddress: { street: 'Rua da Consolação', state: 'BR-SP', country: 'BR' },
      deliveryAddress: { street: 'Rua da Glória', district: 'Liberdade', latitude: -23.5603 },
      payments: {
        method: 'OFFLINE',
        offlineMethod: [{ type: 'CASH', amount: { value: 64.9 } }],
        change: { value: 35.1 },
      },
    });
  });

  it("sends the courier to the store's own address, without the coordinates of the account's address", async () => {
    const admin = await server.as(shop.store.adminLogin);
    const { est } = (await admin.get('estabelecimento/getExibir')).body as unknown as { est: object };
    const moved = { endereco_rua: 'Rua Vergueiro', endereco_numero: '1000', endereco_cep: '01504-000' };
    const email = 'loja@exemplo.com.br';
    expect(
      (
        await admin.post('estabelecimento/postEstabelecimento', {
          estabelecimento: { ...est, email, ...moved },
        })
      ).status,
    ).toBe(200);
    const { pickupAddress } = (await aCalledOrder()).delivery.order;
    expect(pickupAddress).toMatchObject({ street: 'Rua Vergueiro', number: '1000', postalCode: '01504000' });
    expect(pickupAddress).not.toHaveProperty('latitude');
    const back = { endereco_rua: '', endereco_numero: '', endereco_cep: '' };
    await admin.post('estabelecimento/postEstabelecimento', { estabelecimento: { ...est, email, ...back } });
    expect((await aCalledOrder()).delivery.order.pickupAddress).toHaveProperty('latitude');
  });

  it('uses the current price when the request has none, also for a form', async () => {
    const [silent, seen] = [await anAcceptedOrder(), await anAcceptedOrder()];
    const { token } = await server.as(shop.store.operatorLogin);
    const request = (fields: Record<string, string>) =>
      fetch(`${server.url}/api/v2/delivery`, {
        method: 'POST',
        headers: { authorization: token },
        body: new URLSearchParams({ coverage_area_id: '1', ...fields }),
      });
    expect((await call(silent, { price: undefined })).body).toMatchObject({
      solicitacao_entregador: { valor: 8.9 },
    });
    expect((await request({ id_pedido: String(seen), price: '7.5' })).status).toBe(409);
    expect((await request({ id_pedido: String(seen), price: '8.90' })).status).toBe(200);
  });

  it('refuses forbidden requests, each with its reason', async () => {
    const orderId = await anAcceptedOrder();
    const reason = async (answer: Promise<{ body: { motivo: string; erro: string } }>) => (await answer).body;
    expect(await reason(call(orderId, { price: 7 }))).toMatchObject({
      motivo: 'courier.price-changed',
      erro: expect.stringContaining('8,90'),
    });
    expect(await reason(call(orderId, { coverage_area_id: null }))).toMatchObject({
      motivo: 'courier.area-missing',
    });
    expect(await reason(call(orderId, { coverage_area_id: 99 }))).toMatchObject({
      motivo: 'courier.area-not-found',
    });
    expect(await reason(call(999_999))).toMatchObject({ motivo: 'order.not-found' });
    expect(await reason(call(await anAcceptedOrder(aPickupOrder())))).toMatchObject({
      motivo: 'courier.not-allowed',
    });
    const unlocated = anOpenDeliveryOrder();
    Object.assign(unlocated.delivery as object, {
      deliveryAddress: {
        ...(unlocated.delivery as { deliveryAddress: object }).deliveryAddress,
        coordinates: null,
      },
    });
    expect(await reason(call(await anAcceptedOrder(unlocated)))).toMatchObject({
      motivo: 'courier.address-not-located',
      erro: expect.stringMatching(/^Erro ao solicitar entrega externa!/),
    });
    expect((await detail(orderId)).status).toBe('PA');
    await call(orderId);
    expect(await reason(call(orderId))).toMatchObject({ motivo: 'courier.already-requested' });
  });

  it('frees the order when the service refuses or finds no courier, so that another request is possible', async () => {
    shop.sim.misbehave({ refuses: true });
    const orderId = await anAcceptedOrder();
    expect((await call(orderId)).body).toMatchObject({
      motivo: 'courier.refused',
      erro: expect.stringContaining('fora da área de atendimento'),
    });
    expect(await detail(orderId)).toMatchObject({ status: 'PA', externalDeliveryId: null });
    shop.sim.misbehave({ refuses: false, rejects: true });
    await call(orderId);
    const rejected = shop.sim.deliveries.all.at(-1);
    if (rejected) await shop.sim.deliveries.step(rejected);
    expect(await detail(orderId)).toMatchObject({
      status: 'PA',
      externalDeliveryStatus: null,
      pedidoObj: {
        solicitacao_entregador: { situacao: 'recusada', observacao: 'não há motoboy disponível' },
      },
    });
    shop.sim.behave();
    expect((await call(orderId)).status).toBe(200);
    expect((await detail(orderId)).status).toBe('PL');
  });

  it("lists coverage areas; the area of the order's address is first", async () => {
    const { body } = await shop.ana.get('v2/delivery/coverageAreas');
    expect(body).toMatchObject({
      coverageAreas: [
        { coverageArea: { name: 'Centro', city: { name: 'Osasco' } }, price: 12, enabled: true },
        { coverageArea: { name: 'Centro', city: { name: 'São Paulo' } } },
        { coverageAreaID: 1, coverageArea: { name: 'Liberdade' } },
      ],
    });
    const orderId = await anAcceptedOrder();
    const district = (await detail(orderId)).pedidoObj.endereco_id_bairro;
    expect((await shop.ana.get(`areas/${district}`)).body).toMatchObject({ area: { external_id: 1 } });
    expect((await shop.ana.post('delivery/auth')).body).toMatchObject({ status: true, expires_in: 3600 });
  });
});
