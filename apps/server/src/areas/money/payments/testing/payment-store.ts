import { randomUUID } from 'node:crypto';
import { payPix } from '@comanda/bank-sim/src/things/pay-pix.ts';
import type { Config } from '@comanda/server/src/config.ts';
import { eventually } from '@comanda/testkit/eventually';
import { type TestServer, testServer } from '@comanda/testkit/http/test-server';
import { aPlainOrder } from '@comanda/testkit/orders/open-delivery';
import { type RunningBank, startBankSim } from '@comanda/testkit/payments/bank-server';
import { readyToSell } from '@comanda/testkit/payments/online-seller';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { named } from '../../../../define-area.ts';
import type { Services } from '../../../../services.ts';
import { payments } from '../area.ts';
import { PAYMENT_WEBHOOK_PATH } from '../inbox/webhook.ts';
import { checkDue } from '../payment-jobs.ts';
import type { PaymentServices } from '../payment-services.ts';
import { saveReceiver } from '../receivers/receivers.writes.ts';
import { sendReceiver } from '../receivers/send-receiver.ts';
import { findRefund, type StoredRefund } from '../refunds/refunds.writes.ts';
import { prepareRefund, type RefundWork } from '../refunds/request-refund.ts';

/**
 * Starts a server with a store that has online payment, and a simulator of the payment provider. The
 * simulator works correctly until a test sets a fault.
 */
export function paymentStore() {
  const platform = paymentPlatform();
  const { server, there, rows, aPaidStore } = platform;
  return {
    ...{ server, rows, aPaidStore },
    get bank() {
      return there().bank;
    },
    get store() {
      return there().store;
    },
    get services() {
      return there().services.money.payments;
    },
    /** The services of all areas, by name. */
    get platform() {
      return named(there().services);
    },
    ...ordersOf(platform),
    ...resultsOf(platform),
    event: (reference: string, over: object = {}) => ({
      eventId: `evt-${randomUUID()}`,
      kind: 'charge',
      reference,
      ...over,
    }),
  };
}

type TestPlatform = ReturnType<typeof paymentPlatform>;

/** The server, the simulator and the first store of a test file. */
function paymentPlatform() {
  const config: Partial<Config> = {};
  let parts: { bank: RunningBank; store: TestStore; services: Services } | undefined;
  let bank: RunningBank | undefined;
  let services: Services | undefined;
  const { open } = payments;
  const opened = vi.spyOn(payments, 'open').mockImplementation((bind, given) => {
    services = given;
    return open(bind, given);
  });
  beforeAll(async () => {
    bank = await startBankSim({ now: () => server.clock.now() });
    config.payments = bank.access;
  });
  const server: TestServer = testServer(config);
  const there = () => {
    if (parts === undefined) throw new Error('the store is there while a test runs');
    return parts;
  };
  const run = (statement: string, values: unknown[] = []) =>
    runStatement<Record<string, unknown>>(server.urls.system, statement, values);
  const aPaidStore = (over: { openedOn?: string } = {}) =>
    openPaidStore(server, there().services.money.payments, run, over);

  beforeAll(async () => {
    if (bank === undefined || services === undefined) throw new Error('bank and server were started');
    bank.sendWebhooksTo(`${server.url}${PAYMENT_WEBHOOK_PATH}`);
    parts = { bank, services, store: {} as TestStore };
    parts.store = await aPaidStore();
    await bank.round();
  });
  beforeEach(() => there().bank.behave());
  afterAll(async () => {
    opened.mockRestore();
    await bank?.stop();
  });
  const rows = async (statement: string, values: unknown[] = []) => (await run(statement, values)).rows;
  return { server, there, rows, aPaidStore };
}

type Run = (statement: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Creates a store that accepts online payment: registered, with an account, a commission, and online
 * acceptance switched on.
 */
async function openPaidStore(
  server: TestServer,
  paid: PaymentServices,
  run: Run,
  { openedOn = '2026-01-01' }: { openedOn?: string },
): Promise<TestStore> {
  const store = await server.createStore();
  const { storeId } = store;
  await run(
    'update stores set accepts_online_payment = true, can_be_paid_online = true where store_id = $1',
    [storeId],
  );
  await readyToSell(run, storeId, { openedOn });
  const facts = { name: store.name, document: store.document, email: 'dona@loja.example' };
  await paid.database.inStore(storeId, (tx) =>
    saveReceiver(tx, facts, { isAnother: true, now: server.clock.now() + 1e6 }),
  );
  await sendReceiver(paid, storeId);
  return store;
}

/** Functions for orders that are charged online. */
function ordersOf({ server, there }: TestPlatform) {
  /** An order to pay by Pix, sent with the request to charge it. */
  const anOrder = async (store = there().store, cents = 6490, method = 'PIX', over: object = {}) => {
    const document = aPlainOrder(cents, method, over);
    const answer = await server.partner(store.intakeKey).post('order', document);
    return { id: document.id, orderId: answer.body.data?.id_pedido, answer };
  };
  const charge = async (id: string, over: object = { metodo: 'PIX' }, store = there().store) =>
    server.partner(store.intakeKey).post(`order/${id}/cobranca`, over);

  return {
    ...{ anOrder, charge },
    /** An order with an unpaid Pix. */
    async aChargedOrder(store = there().store) {
      const { id, orderId } = await anOrder(store);
      const { body } = await charge(id, { metodo: 'PIX' }, store);
      return {
        id,
        orderId,
        chargeId: Number(body.data.id_cobranca),
        pixCode: String(body.data.pix_copia_e_cola),
      };
    },
    /** Pays as the customer. The provider's notice comes later. */
    pay: (pixCode: string) => payPix(there().bank.bank, pixCode),
    /** Delivers the provider's due notices. */
    receive: () => there().bank.round(),
    status: async (id: string, store = there().store) =>
      (await server.partner(store.intakeKey).get(`order/${id}`)).body.data.status,
    chargeOf: async (id: string, store = there().store) =>
      (await server.partner(store.intakeKey).get(`order/${id}/cobranca`)).body.data,
  };
}

/** Functions that read the state of charges, refunds and the ledger. */
function resultsOf({ server, there, rows }: TestPlatform) {
  return {
    /** Repeats `readState` until its result equals `expected`. */
    async until<Value>(readState: () => Promise<Value>, expected: unknown) {
      await eventually(async () => {
        await checkDue(there().services.money.payments);
        const found = await readState();
        if (typeof expected === 'object' && expected !== null && Object.keys(expected).length > 0)
          expect(found).toMatchObject(expected);
        else expect(found).toEqual(expected);
      });
    },
    /** Refunds as Ana of the provider's team, and waits for the payment provider's answer. */
    async refund(storeId: number, request: RefundWork): Promise<StoredRefund> {
      const paid = there().services.money.payments;
      const actor = { operator: 'ana', name: 'Ana', now: server.clock.now() };
      const { refundId, answered } = await paid.system.inStore(storeId, async (tx) => {
        const { run } = await prepareRefund(paid)(tx, request, actor);
        return run(actor);
      });
      await answered;
      const stored = await paid.database.inStore(storeId, (tx) => findRefund(tx, refundId));
      if (stored === null) throw new Error('the refund was not kept');
      return stored;
    },
    /** Balances of the store's ledger that are not 0. */
    async book({ storeId } = there().store) {
      const [row] = await rows(
        'select held, receivable, blocked, current, customer, custom from ledger_books where store_id = $1',
        [storeId],
      );
      return Object.fromEntries(
        Object.entries(row ?? {}).flatMap(([name, cents]) =>
          Number(cents) === 0 ? [] : [[name, Number(cents)]],
        ),
      );
    },
  };
}
