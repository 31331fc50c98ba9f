import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type TestClient, type TestServer, testServer } from '../http/test-server.ts';
import { anOpenDeliveryOrder } from '../orders/open-delivery.ts';
import type { TestStore } from '../stores.ts';
import { type RunningCourierSim, startCourierSim } from './courier-server.ts';

/** The area that contains the address of test orders: Liberdade, R$ 8,90. */
const AREA = { coverage_area_id: 1, price: 8.9 };

type Delivery = RunningCourierSim['deliveries']['all'][number];

/** One store of a server for this test file. Its logistics service works until a test makes it fail. */
export function courierStore() {
  const server: TestServer = testServer();
  let parts: { store: TestStore; sim: RunningCourierSim; ana: TestClient; system: pg.Client } | undefined;
  const there = () => {
    if (parts === undefined) throw new Error('the store is there while a test runs');
    return parts;
  };
  beforeAll(async () => {
    const store = await server.createStore();
    const sim = await startCourierSim(server, [store.storeId]);
    const ana = await server.as(store.operatorLogin);
    const system = new pg.Client({ connectionString: server.urls.system });
    await system.connect();
    parts = { store, sim, ana, system };
  });
  afterAll(async () => {
    await parts?.system.end();
    await parts?.sim.stop();
  });
  beforeEach(() => there().sim.behave());

  const anAcceptedOrder = async (document: object = anOpenDeliveryOrder()): Promise<number> => {
    const { ana, store } = there();
    const { body } = await server.partner(store.intakeKey).post('order', document);
    await ana.put(`orders/${body.data.id_pedido}`, { new_status: 'PA' });
    return body.data.id_pedido;
  };
  /** Calls a courier of the service for an order. */
  const call = (orderId: number, over: object = {}) =>
    there().ana.post('v2/delivery', { id_pedido: orderId, ...AREA, ...over });
  return {
    server,
    get store() {
      return there().store;
    },
    get sim() {
      return there().sim;
    },
    /** A client for the store's operator. */
    get ana() {
      return there().ana;
    },
    /** The database, with the role comanda_system. */
    get system() {
      return there().system;
    },
    anAcceptedOrder,
    call,
    /** Returns the order as panels read it. */
    async detail(orderId: number) {
      const order = (await there().ana.get(`pedidos/listar/${orderId}`)).body.pedidos[0];
      if (!order) throw new Error(`no order ${orderId}`);
      return order;
    },
    /**
     * Creates an accepted order with a called courier. Returns the order's id, and the delivery at the
     * service.
     */
    async aCalledOrder(): Promise<{ orderId: number; delivery: Delivery }> {
      const orderId = await anAcceptedOrder();
      await call(orderId);
      const delivery = there().sim.deliveries.all.at(-1);
      if (!delivery) throw new Error('the service has no delivery');
      return { orderId, delivery };
    },
  };
}
