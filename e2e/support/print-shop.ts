import { getOrder } from '@comanda/contract/orders/orders/order-lookup.calls';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { listOrderPrints } from '@comanda/contract/orders/printing/printing.calls';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import type { PrinterOptions } from '@comanda/domain/orders/printing/print-device';
import type { PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { encodeText } from '@comanda/domain/orders/printing/printer/code-pages';
import { openTcpSink, type SinkOptions, type TcpSink } from '@comanda/print-agent/src/testing/tcp-sink.ts';
import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import type { AgentMachine } from '@comanda/testkit/printing/agent-machine';
import { acceptAutomatically, openStation } from '@comanda/testkit/printing/station';
import { runStatement } from '@comanda/testkit/run-statement';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { logIn } from '@comanda/testkit/running/running-stores';
import { createSessionClient, type SessionClient } from '@comanda/testkit/running/session-client';
import type { TestStore } from '@comanda/testkit/stores';
import type { Stack } from './stack.ts';

/** A store with one machine. Its agent prints on simulated TCP printers. */
export interface PrintShop {
  store: TestStore;
  admin: SessionClient;
  machine: AgentMachine;
  /** The simulated printer with this name. */
  sink(printer: string): TcpSink;
  /** Places a new order and returns its number. */
  order(displayId: string, over?: Record<string, unknown>): Promise<number>;
  find(orderId: number): Promise<OrderDetail>;
  prints(orderId: number): Promise<readonly PrintJob[]>;
  close(): Promise<void>;
}

export interface ShopOptions {
  settings?: Partial<PrintSettings>;
  /** Printers and their behaviour. Default: one printer named CAIXA. */
  printers?: Readonly<Record<string, SinkOptions>>;
  /** Stations and their printers. Default: the printer CAIXA prints everything. */
  stations?: Readonly<Record<string, readonly string[]>>;
  /** The partner's item codes by category id. */
  itemCodes?: Readonly<Record<number, string>>;
  /** Settings of printers that differ from the default. */
  options?: Readonly<Record<string, PrinterOptions>>;
  /** Variables that are added to the agent's environment. */
  env?: Record<string, string>;
}

/** Opens the shop with its agent connected. The server accepts new orders, unless `settings` differ. */
export async function openPrintShop(comanda: Stack, options: ShopOptions = {}): Promise<PrintShop> {
  const { printers = { CAIXA: {} }, stations = { Caixa: ['CAIXA'] } } = options;
  const store = await comanda.createStore();
  await fillMenu(comanda.urls.system, store.storeId, options.itemCodes ?? {});
  const http = createHttpClient(comanda.url, { sockets: 4 });
  const admin = createSessionClient(http, await logIn(http, store.adminLogin, store.password));
  const sinks: Record<string, TcpSink> = {};
  for (const [name, behaviour] of Object.entries(printers)) sinks[name] = await openTcpSink(behaviour);
  const station = await openStation(comanda, admin, {
    ...{ name: 'Balcão', printers: sinks, stations, options: options.options },
  });
  await acceptAutomatically(admin, options.settings);
  await station.machine.start(options.env);
  return {
    store,
    admin,
    machine: station.machine,
    sink: station.printer,
    order: async (displayId, over = {}) => {
      const order = aFreshOrder({ displayId, ...over });
      return (await comanda.placeOrder(store, order)).orderId;
    },
    find: async (orderId) => (await admin.send(getOrder, { orderId })).order,
    prints: (orderId) => admin.send(listOrderPrints, { orderId }),
    close: async () => {
      await station.close();
      http.close();
    },
  };
}

/** Fills the menu as the provider's command does. */
async function fillMenu(
  systemUrl: string,
  storeId: number,
  itemCodes: Readonly<Record<number, string>>,
): Promise<void> {
  const run = (statement: string, values: unknown[]) => runStatement(systemUrl, statement, values);
  for (const [categoryId, code] of Object.entries(itemCodes)) {
    await run('insert into menu_categories values ($1, $2, $3)', [storeId, categoryId, code]);
    await run('insert into menu_item_categories values ($1, $2, $3)', [storeId, code, categoryId]);
  }
}

/** True if a ticket contains a text, in the standard font of a printer. */
export function rules(ticket: Buffer | undefined, text: string): boolean {
  return ticket?.includes(Buffer.from(encodeText(text, 'cp850'))) ?? false;
}
