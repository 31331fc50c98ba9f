import { randomUUID } from 'node:crypto';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import type { Account } from '@comanda/domain/money/ledger/accounts';
import type { TestServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase, type Transaction } from '../../../../platform/database/transaction.ts';
import type { Captured } from '../payments/ledger-of-payments.ts';
import { postCaptured } from '../payments/ledger-of-payments.ts';
import { openBook } from '../provider/terms-commands.ts';

const ZONE = 'America/Sao_Paulo';
/**
 * Ignores pool errors, because a test's pool may outlive its database for a moment. A failing statement still
 * rejects.
 */
export const overlook = () => undefined;
const price = (cents: number) => ({ value: cents / 100, currency: 'BRL' });

/** The amounts of a test order in cents. Omitted amounts are zero. */
export interface SoldOrder {
  products: number;
  delivery?: number;
  storeDiscount?: number;
  sponsored?: number;
  /** Paid online, and captured when the order arrives. */
  online?: { method: 'PIX' | 'CREDIT' | 'DEBIT'; brand?: string; instalments?: number };
  /** Paid on delivery, without online payment. */
  onDelivery?: 'CASH' | 'CREDIT';
  /** The cash part of an order that was paid online. */
  cash?: number;
}

/** The document of an order, and its cents paid online. */
function documentOf(sold: SoldOrder, now: number) {
  const {
    products,
    delivery = 0,
    storeDiscount = 0,
    sponsored = 0,
    online,
    onDelivery = 'CASH',
    cash = 0,
  } = sold;
  const paid = products + delivery - storeDiscount - sponsored;
  const prepaid = online === undefined ? 0 : paid - cash;
  const methods = [
    { cents: prepaid, type: 'PREPAID', method: online?.method, brand: online?.brand },
    { cents: paid - prepaid, type: 'PENDING', method: onDelivery },
  ].filter(({ cents }) => cents > 0);
  const document = {
    id: randomUUID(),
    type: 'DELIVERY',
    displayId: 'K7QF',
    createdAt: new Date(now).toISOString(),
    orderTiming: 'INSTANT',
    preparationStartDateTime: new Date(now).toISOString(),
    merchant: { id: 'loja-1', name: 'Pizzaria Teste' },
    items: [
      {
        ...{ id: randomUUID(), index: 0, name: 'Pizza', externalCode: '501', unit: 'UN', quantity: 1 },
        ...{
          unitPrice: price(products),
          optionsPrice: price(0),
          totalPrice: price(products),
          options: [],
        },
      },
    ],
    otherFees:
      delivery === 0
        ? []
        : [{ name: 'Entrega', type: 'DELIVERY_FEE', receivedBy: 'MERCHANT', price: price(delivery) }],
    discounts: [
      { cents: storeDiscount, sponsor: 'MERCHANT' },
      { cents: sponsored, sponsor: 'MARKETPLACE' },
    ]
      .filter(({ cents }) => cents > 0)
      .map(({ cents, sponsor }) => ({
        ...{ amount: price(cents), target: 'CART' },
        sponsorshipValues: [{ name: sponsor, amount: price(cents) }],
      })),
    total: {
      ...{ itemsPrice: price(products), otherFees: price(delivery) },
      ...{ discount: price(storeDiscount + sponsored), orderAmount: price(paid) },
    },
    payments: {
      ...{ prepaid: prepaid / 100, pending: (paid - prepaid) / 100 },
      methods: methods.map(({ cents, ...way }) => ({ ...price(cents), ...way })),
    },
    ...receiverAt(now),
  };
  return { document, prepaid };
}

/** The customer and the delivery, which is due one hour after `now`. */
const receiverAt = (now: number) => ({
  customer: {
    id: randomUUID(),
    name: 'Ana Lima',
    phone: { number: '11987654321' },
    ordersCountOnMerchant: 0,
  },
  delivery: {
    deliveredBy: 'MERCHANT',
    deliveryAddress: {
      ...{
        country: 'BR',
        state: 'SP',
        city: 'São Paulo',
        district: 'Sé',
        street: 'Rua A',
        number: '1',
      },
      ...{
        postalCode: '01001000',
        formattedAddress: 'Rua A, 1',
        coordinates: { latitude: -23.5, longitude: -46.6 },
      },
    },
    deliveryDateTime: new Date(now + 3_600_000).toISOString(),
  },
});

/** A store with a ledger, for tests of its money. Times are ISO instants. */
export async function aLedgerStore(server: TestServer, { openedOn = '2026-01-01' } = {}) {
  const store = await server.createStore();
  const { storeId } = store;
  const pool = createPool({ url: server.urls.app, max: 4, applicationName: 'test', onError: overlook });
  const database = createDatabase(pool);
  const inStore = <T>(work: (tx: Transaction) => Promise<T>) => database.inStore(storeId, work);
  const run = (statement: string, values: unknown[] = []) =>
    runStatement<Record<string, number & string>>(server.urls.system, statement, values);
  await run(
    `insert into commission_terms (store_id, from_day, rate_millionths, set_at) values ($1, $2, 120000, now())`,
    [storeId, openedOn],
  );
  await inStore((tx) => openBook(tx, openedOn));
  let lastCharge = 0;

  const panelOf = () => server.as(store.adminLogin);
  const day = (at = server.clock.now()) => operationalDate(ZONE, at);
  return {
    ...{ store, storeId, inStore, run, day },
    close: () => pool.end(),
    /** An administrator of the store. */
    panel: panelOf,
    /** Sends an order and returns its number. */
    order: async (sold: SoldOrder): Promise<number> => {
      const { online } = sold;
      const { document, prepaid } = documentOf(sold, server.clock.now());
      const { body } = await server.partner(store.intakeKey).post('order', document);
      const orderId = body.data?.id_pedido;
      if (orderId === undefined) throw new Error(JSON.stringify(body));
      if (online !== undefined) {
        lastCharge += 1;
        const captured: Captured = {
          ...{ orderId, chargeId: lastCharge, method: online.method, brand: online.brand ?? null },
          ...{ instalments: online.instalments ?? 1, cents: prepaid, at: server.clock.now(), day: day() },
        };
        await inStore((tx) => postCaptured(tx, captured));
      }
      return orderId;
    },
    /** Sends status changes to the order as an administrator of the store. */
    change: async (orderId: number, ...letters: string[]) => {
      const panel = await panelOf();
      let last: Awaited<ReturnType<typeof panel.put>> | undefined;
      for (const letter of letters) {
        last = await panel.put(`orders/${orderId}`, { new_status: letter });
        if (last.status !== 200) throw new Error(`${letter}: ${JSON.stringify(last.body)}`);
      }
      return last?.body.pedido;
    },
    /** Balances of all accounts that are not 0. */
    balances: async (): Promise<Partial<Record<Account, number>>> => {
      const { rows } = await run(`select to_jsonb(b) as book from ledger_books b where store_id = $1`, [
        storeId,
      ]);
      const book = rows[0]?.book as unknown as Record<string, number>;
      const accounts = Object.entries(book).filter(
        ([name, cents]) => cents !== 0 && !/^(store_id|last_|opened_on|closed_through)/.test(name),
      );
      return Object.fromEntries(accounts.map(([name, cents]) => [name.replace('_', '-'), cents]));
    },
  };
}
