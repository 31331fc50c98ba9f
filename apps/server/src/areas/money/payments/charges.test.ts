import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';
import { repeatCharge } from './payment-jobs.ts';
import { paymentStore } from './testing/payment-store.ts';
import { cancelUnpaid } from './unpaid-orders.ts';

const shop = paymentStore();
const minute = 60_000;

it('an online order is hidden until it is paid by Pix; then the store has its full time to accept', async () => {
  const store = await shop.aPaidStore();
  const before = await shop.anOrder(store);
  expect(before.answer.status).toBe(200);
  expect(await shop.status(before.id, store)).toBe('AP');
  const operator = await shop.server.as(store.operatorLogin);
  expect((await operator.get('pedidos/listar')).body.pedidos).toEqual([]);

  const { body } = await shop.charge(before.id, { metodo: 'PIX' }, store);
  expect(body.data).toMatchObject({ situacao: 'AGUARDANDO', valor: 64.9, metodo: 'PIX', motivo: null });
  shop.server.clock.advance(7 * minute);
  shop.pay(String(body.data.pix_copia_e_cola));
  expect(await shop.receive()).toEqual(expect.arrayContaining([200]));
  await shop.until(() => shop.status(before.id, store), 'PP');
  expect(await shop.chargeOf(before.id, store)).toMatchObject({ situacao: 'PAGA', pix_copia_e_cola: null });
  expect(await shop.book(store)).toEqual({ held: 6490, customer: -6490 });
  const { body: shown } = await shop.server.partner(store.intakeKey).get(`order/${before.id}`);
  expect(Date.parse(String(shown.data.acceptBy)) - shop.server.clock.now()).toBe(8 * minute);
  const board = await operator.get('pedidos/listar');
  expect(board.body.pedidos).toHaveLength(1);
});

it('charges an order once, also after repeated requests, and by one method at a time', async () => {
  const { id, pixCode, chargeId } = await shop.aChargedOrder();
  expect((await shop.charge(id)).body.data).toMatchObject({
    id_cobranca: chargeId,
    pix_copia_e_cola: pixCode,
  });
  expect((await shop.charge(id, { metodo: 'CREDIT', token: 'tok_visa', bandeira: 'VISA' })).body.motivo).toBe(
    'payments.charge-under-way',
  );
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id), 'PP');
  expect((await shop.charge(id)).body.data).toMatchObject({ id_cobranca: chargeId, situacao: 'PAGA' });
});

it('two concurrent requests for a charge get the same charge', async () => {
  const { id } = await shop.anOrder();
  const [one, two] = await Promise.all([shop.charge(id), shop.charge(id)]);
  expect(one?.body.data.id_cobranca).toBe(two?.body.data.id_cobranca);
});

it.each([
  [{ metodo: 'CREDIT' }, 'token'],
  [{ metodo: 'PIX', parcelas: 3 }, 'parcelas'],
  [{ metodo: 'CREDIT', token: 'tok', parcelas: 13 }, 'parcelas'],
  [{ metodo: 'BITCOIN' }, 'metodo'],
  [{ metodo: 'CREDIT', token: 'tok', bandeira: '<b>' }, 'bandeira'],
])('refuses %j', async (request, field) => {
  const { status, body } = await shop.charge('x', request);
  expect([status, body.erros[0]?.campo]).toEqual([422, field]);
});

it('another card may follow a refused one, in instalments; its token is not stored', async () => {
  const { id, orderId } = await shop.anOrder(shop.store, 6490, 'CREDIT');
  const refused = await shop.charge(id, { metodo: 'CREDIT', token: 'tok_refused', bandeira: 'VISA' });
  expect(refused.body.data).toMatchObject({ situacao: 'RECUSADA', motivo: 'cartão recusado pelo emissor' });
  const card = { metodo: 'CREDIT', token: 'tok_elo', bandeira: 'ELO', parcelas: 3 };
  expect((await shop.charge(id, card)).body.data).toMatchObject({ situacao: 'PAGA' });
  expect(await shop.status(id)).toBe('PP');
  const [held] = await shop.rows(
    'select brand, instalments from held_payments where store_id = $1 and order_id = $2',
    [shop.store.storeId, orderId],
  );
  expect(held).toEqual({ brand: 'ELO', instalments: 3 });
  expect(await shop.rows('select 1 from payment_charges where card_token is not null')).toEqual([]);
});

it.each([
  ['never arrived', 'isDown'],
  ['was taken, its answer lost', 'losesAnswers'],
] as const)('a charge that %s is asked again after a crash, and is one charge', async (_named, how) => {
  shop.bank.misbehave({ [how]: true });
  const { id, orderId } = await shop.anOrder();
  const requested = await shop.charge(id);
  expect(requested.body.data).toMatchObject({ situacao: 'ENVIANDO', pix_copia_e_cola: null });
  shop.bank.behave();
  shop.server.clock.advance(31_000);
  await shop.until(() => shop.chargeOf(id), {
    situacao: 'AGUARDANDO',
    id_cobranca: requested.body.data.id_cobranca,
  });
  const ours = shop.bank.bank
    .all('charge')
    .filter(({ object }) => object.reference.includes(`charge${requested.body.data.id_cobranca}-`));
  expect([ours.length, orderId]).toEqual([1, requested.body.data.id_pedido]);
});

it('rejects answers with other amounts, and repeats the request until the answer is right', async () => {
  shop.bank.misbehave({ tellsOtherAmounts: true });
  const { id } = await shop.anOrder(shop.store, 6490, 'CREDIT');
  const { body } = await shop.charge(id, { metodo: 'CREDIT', token: 'tok_visa' });
  expect(body.data.situacao).toBe('ENVIANDO');
  shop.server.clock.advance(31_000);
  await repeatCharge(shop.services, shop.store.storeId, Number(body.data.id_cobranca));
  expect(await shop.status(id)).toBe('AP');
  shop.bank.behave();
  shop.server.clock.advance(2 * minute);
  await shop.until(() => shop.status(id), 'PP');
});

it('a payment after the cancellation is refunded automatically, and the ledger never holds it', async () => {
  const store = await shop.aPaidStore();
  const { id, pixCode, chargeId } = await shop.aChargedOrder(store);
  shop.bank.misbehave({ isDown: true });
  await shop.server.partner(store.intakeKey).post(`order/${id}/cancelar`);
  shop.pay(pixCode);
  shop.bank.behave();
  shop.server.clock.advance(2 * minute);
  const refunds = () =>
    shop.rows('select cents::integer, cause, state from payment_refunds where store_id = $1', [
      store.storeId,
    ]);
  await shop.until(refunds, [{ cents: 6490, cause: 'surplus', state: 'waiting' }]);
  shop.server.clock.advance(5_000);
  await shop.receive();
  await shop.until(refunds, [{ state: 'done' }]);
  expect(await shop.status(id, store)).toBe('PC');
  expect(await shop.book(store)).toEqual({});
  expect(
    await shop.rows(
      'select paid_cents::integer as paid, returned_cents::integer as back, is_held as held from payment_charges where store_id = $1 and charge_id = $2',
      [store.storeId, chargeId],
    ),
  ).toEqual([{ paid: 6490, back: 6490, held: false }]);
});

it('an unpaid charge is withdrawn with its order, also when the provider never received the charge', async () => {
  const waiting = await shop.aChargedOrder();
  shop.bank.misbehave({ isDown: true });
  const unacknowledged = await shop.anOrder();
  await shop.charge(unacknowledged.id);
  shop.bank.behave();
  for (const { id } of [waiting, unacknowledged])
    await shop.server.partner(shop.store.intakeKey).post(`order/${id}/cancelar`);
  shop.server.clock.advance(31_000);
  await shop.until(() => shop.chargeOf(waiting.id), { situacao: 'VENCIDA' });
  await shop.until(() => shop.chargeOf(unacknowledged.id), { situacao: 'VENCIDA' });
  expect(() => shop.pay(waiting.pixCode)).toThrow('não aceita pagamento');
});

it('a double payment is refunded once', async () => {
  const store = await shop.aPaidStore();
  shop.bank.misbehave({ paysTwice: true });
  const { id, pixCode } = await shop.aChargedOrder(store);
  shop.pay(pixCode);
  await shop.receive();
  await shop.until(() => shop.status(id, store), 'PP');
  const refunds = () =>
    shop.rows('select cents::integer, cause from payment_refunds where store_id = $1', [store.storeId]);
  await shop.until(refunds, [{ cents: 6490, cause: 'surplus' }]);
  expect(await shop.book(store)).toEqual({ held: 6490, customer: -6490 });
});

it('an unpaid order is cancelled after half an hour; before that a second Pix is possible', async () => {
  const { id, orderId } = await shop.aChargedOrder();
  shop.server.clock.advance(16 * minute);
  await shop.receive();
  await shop.until(() => shop.chargeOf(id), { situacao: 'VENCIDA' });
  expect((await shop.charge(id)).body.data.situacao).toBe('AGUARDANDO');
  shop.server.clock.advance(15 * minute);
  await cancelUnpaid(shop.services);
  const { body } = await shop.server.partner(shop.store.intakeKey).get(`order/${id}`);
  expect(body.data).toMatchObject({ status: 'PC', cancellation: { code: 'NOT_PAID' } });
  // The board shows that this order was cancelled because it was not paid. Other cancelled orders do not have
  // this sign.
  const { body: received } = await shop.server
    .partner(shop.store.intakeKey)
    .post('order', anOpenDeliveryOrder());
  const panel = await shop.server.as(shop.store.adminLogin);
  await panel.put(`orders/${received.data.id_pedido}`, {
    ...{ new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' },
  });
  const { pedidos } = (await panel.get('pedidos/listar')).body as unknown as {
    pedidos: { id_pedido: number; status: string; nao_pago?: boolean }[];
  };
  const listed = (orderId: number) => pedidos.find(({ id_pedido }) => id_pedido === orderId);
  expect(listed(orderId)).toMatchObject({ status: 'PC', nao_pago: true });
  expect(listed(received.data.id_pedido)).toMatchObject({ status: 'PC' });
  expect(listed(received.data.id_pedido)).not.toHaveProperty('nao_pago');
  await shop.until(() => shop.chargeOf(id), { situacao: 'VENCIDA' });
  expect((await shop.charge(id)).body.motivo).toBe('payments.not-awaited');
});

it('a store without online payment refuses such orders with the reason, and charges no other order', async () => {
  const store = await shop.server.createStore();
  const { answer } = await shop.anOrder(store);
  expect([answer.status, answer.body.motivo]).toEqual([409, 'payments.not-taken']);
  expect(answer.body.mensagem).toBe(
    'Esta loja não recebe pagamento online agora: falta o cadastro de pagamento online.',
  );
  const { body } = await shop.server.partner(shop.store.intakeKey).post('order', anOpenDeliveryOrder());
  expect((await shop.charge(body.data.id)).body.motivo).toBe('payments.not-awaited');
  expect((await shop.charge('nenhum')).body.motivo).toBe('intake.order-not-found');
});

it('nothing is charged before the first day of the commission, nor an order of an earlier day', async () => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const tomorrow = day(shop.server.clock.now() + 24 * 60 * minute);
  const store = await shop.aPaidStore({ openedOn: tomorrow });
  const inWords = tomorrow.split('-').reverse().join('/');
  const now = shop.server.clock.now();
  const forLater = {
    orderTiming: 'SCHEDULED',
    schedule: { scheduledDateTimeStart: new Date(now + 2 * 24 * 60 * minute).toISOString() },
  };
  for (const over of [{}, forLater])
    expect((await shop.anOrder(store, 6490, 'PIX', over)).answer.body.mensagem).toBe(
      `Esta loja não recebe pagamento online agora: começa em ${inWords}.`,
    );
  const made = new Date(now).toISOString();
  shop.server.clock.advance(24 * 60 * minute);
  const late = await shop.anOrder(store, 6490, 'PIX', { createdAt: made });
  expect(late.answer.body.mensagem).toBe(
    `Esta loja não recebe pagamento online agora: começou em ${inWords}, e o pedido é de antes.`,
  );
  const ofToday = { createdAt: new Date(shop.server.clock.now()).toISOString() };
  const { id } = await shop.anOrder(store, 6490, 'PIX', ofToday);
  expect((await shop.charge(id, { metodo: 'PIX' }, store)).status).toBe(200);
  // This order comes from an older release, which did not check the terms of the order's day.
  const other = await shop.anOrder(store, 6490, 'PIX', ofToday);
  await shop.rows('update orders set created_at = $3 where store_id = $1 and order_id = $2', [
    ...[store.storeId, other.orderId, new Date(now)],
  ]);
  const { status, body } = await shop.charge(other.id, { metodo: 'PIX' }, store);
  expect([status, body.motivo]).toEqual([409, 'payments.not-taken']);
});

it('an order is not charged after its store switches online payment off', async () => {
  const store = await shop.aPaidStore();
  const { id } = await shop.anOrder(store);
  await shop.rows('update stores set accepts_online_payment = false where store_id = $1', [store.storeId]);
  expect((await shop.charge(id, { metodo: 'PIX' }, store)).body.mensagem).toBe(
    'Esta loja não recebe pagamento online agora: a loja desligou o pagamento online.',
  );
});

const card = (over: object = {}) => ({ metodo: 'CREDIT', token: 'tok_visa', bandeira: 'VISA', ...over });
it.each<[declared: string, request: object, field: string, words: RegExp]>([
  ['PIX', card(), 'metodo', /declara como paga \(PIX\)/],
  ['CREDIT', { metodo: 'PIX' }, 'metodo', /CREDIT/],
  ['CREDIT', { metodo: 'DEBIT', token: 'tok_visa' }, 'metodo', /CREDIT/],
  ['CREDIT', card({ parcelas: 12 }), 'parcelas', /até 3 parcelas/],
  ['CREDIT', card({ parcelas: 4, bandeira: 'Banescard' }), 'parcelas', /até 3 parcelas/],
])('an order that declares %s is not charged by %j', async (declared, request, field, words) => {
  const { id } = await shop.anOrder(shop.store, 6490, declared);
  const { status, body } = await shop.charge(id, request);
  expect([status, body.erros[0]?.campo]).toEqual([422, field]);
  expect(body.erros[0]?.mensagem).toMatch(words);
  expect(await shop.status(id)).toBe('AP');
});

it.each(['accent-as-character', 'accent-as-bytes'] as const)(
  'a Pix code with an accent (%s) is shown and paid',
  async (pixCodes) => {
    shop.bank.misbehave({ pixCodes });
    const { id, pixCode } = await shop.aChargedOrder();
    expect(pixCode).toContain('Goiânia');
    shop.pay(pixCode);
    await shop.receive();
    await shop.until(() => shop.status(id), 'PP');
  },
);

it.each(['broken', 'other-amount'] as const)(
  'a Pix code that is %s is hidden; a payment with it counts, or returns when the order is cancelled',
  async (pixCodes) => {
    const store = await shop.aPaidStore();
    shop.bank.misbehave({ pixCodes });
    const codeOf = (charge: object | undefined) =>
      charge !== undefined && 'pixCode' in charge ? String(charge.pixCode) : 'none';
    const unseen = async () => {
      const { id, chargeId, pixCode } = await shop.aChargedOrder(store);
      expect(pixCode).toBe('null');
      expect(await shop.chargeOf(id, store)).toMatchObject({
        ...{ situacao: 'AGUARDANDO', pix_copia_e_cola: null },
        motivo: 'O código Pix veio ilegível do provedor de pagamento',
      });
      const theirs = shop.bank.bank.find(`s${store.storeId}-charge${chargeId}-1`)?.object;
      return { id, theirs };
    };
    const [late, never] = [await unseen(), await unseen()];
    // The customer pays at the moment of the cancellation.
    shop.bank.misbehave({ isDown: true });
    shop.server.clock.advance(31 * minute);
    await cancelUnpaid(shop.services);
    shop.pay(codeOf(late.theirs));
    shop.bank.misbehave({ isDown: false });
    shop.server.clock.advance(2 * minute);
    await shop.until(
      () =>
        shop.rows('select cents::integer, cause from payment_refunds where store_id = $1', [store.storeId]),
      [{ cents: 6490, cause: 'surplus' }],
    );
    await shop.until(() => shop.chargeOf(never.id, store), { situacao: 'VENCIDA' });
    expect(await shop.status(late.id, store)).toBe('PC');
    const paid = await unseen();
    shop.pay(codeOf(paid.theirs));
    await shop.receive();
    await shop.until(() => shop.status(paid.id, store), 'PP');
    expect(await shop.book(store)).toEqual({ held: 6490, customer: -6490 });
  },
);
