import { sendProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import { readMenu } from '@comanda/contract/menu/menu/menu.calls';
import { changePrices } from '@comanda/contract/menu/menu/prices.calls';
import { setProductStatus } from '@comanda/contract/menu/menu/products.calls';
import { changeStockStatus } from '@comanda/contract/menu/menu/stock.calls';
import { showCustomer } from '@comanda/contract/orders/orders/order-lookup.calls';
import { saveReplyTemplate } from '@comanda/contract/orders/ratings/ratings.calls';
import { prove } from '@comanda/contract/people/access/account.calls';
import { createUser } from '@comanda/contract/people/access/people.calls';
import {
  changeDeliveryAreas,
  listDeliveryAreas,
} from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import { listHours, saveWeek } from '@comanda/contract/store/hours/hours.calls';
import type { PriceMove } from '@comanda/domain/menu/menu/bulk-prices';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import { asPerson, type PersonClient } from '../../apps/demo/src/person-client.ts';
import type { StepsRecord } from '../../apps/demo/src/steps-record.ts';
import type { DemoStore } from '../../apps/demo/src/world/demo-store.ts';
import type { PastServer } from './past-server.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A user of a store, and the store's past. */
interface Office {
  past: PastServer;
  storeId: number;
  person: PersonClient;
  password: string;
}

interface OfficeStep {
  daysAgo: number;
  /** Index of the user among those that the store was created with. */
  who: 0 | 1;
  work(office: Office): Promise<void>;
}

export interface OfficePlan {
  stores: readonly { store: DemoStore; storeId: number }[];
  /** End of the past, in epoch milliseconds. */
  until: number;
  record: StepsRecord;
  /** Uploads the photos of the menus to the server at that address, as the stores' owners. */
  sendPhotos(serverUrl: string): Promise<void>;
}

/** Time of day of the events, in UTC. In the first hours of the evening, all stores of the demo are open. */
const EVENING = 22 * HOUR_MS;
/** The menus were set up this many days ago. */
const FIRST_DAYS_AGO = 88;

/** Simulates three months of ordinary changes by the stores' users, which the stores' history then shows. */
export async function playOffice(past: PastServer, plan: OfficePlan): Promise<void> {
  const { stores, until, record } = plan;
  const midnight = Math.floor(until / DAY_MS) * DAY_MS;
  const goTo = (daysAgo: number) =>
    past.setClock(midnight - daysAgo * DAY_MS + EVENING + ((daysAgo * 37) % 180) * MINUTE_MS);
  goTo(FIRST_DAYS_AGO);
  await plan.sendPhotos(past.url);
  for (const { store, storeId } of stores)
    for (const { daysAgo, who, work } of OFFICE[store.key] ?? []) {
      const user = store.document(until).users[who];
      const step = `${store.key} ${daysAgo}`;
      if (user === undefined || record.has(step)) continue;
      goTo(daysAgo);
      await asPerson(past.url, user, (person) => work({ past, storeId, person, password: user.password }));
      record.save(step);
    }
}

const FIVE_PERCENT = { kind: 'percent', hundredths: 500 } as const;
const dearer =
  (codes: readonly string[], by: PriceMove['by']) =>
  async ({ person }: Office): Promise<void> => {
    const { products } = await person.send(readMenu, {});
    const productIds = products
      .filter(({ pdvCode }) => codes.includes(pdvCode ?? ''))
      .map(({ productId }) => productId);
    await person.send(changePrices, {
      ...{ productIds, withOptions: false, seen: null },
      move: { by, ending: 90 },
    });
  };

/** Changes a district's fee. The last change sets the fee that simulated customers pay. */
const deliveryFee =
  (district: string, byCents: number) =>
  async ({ person }: Office): Promise<void> => {
    const { districts } = await person.send(listDeliveryAreas, {});
    const found = districts.find(({ name }) => name === district);
    if (!found?.served) return;
    const chosen = [{ districtId: found.districtId, version: null }];
    const cents = found.served.feeCents + byCents;
    await person.send(changeDeliveryAreas, { chosen, change: { fee: { kind: 'set', cents } } });
  };

const inStock =
  (item: string, status: 'in' | 'out') =>
  async ({ person }: Office): Promise<void> => {
    const { stockItems } = await person.send(readMenu, {});
    const found = stockItems.find(({ name }) => name === item);
    if (found === undefined) return;
    const { stockItemId } = found;
    await person.send(changeStockStatus, { stockItemId, status, backAt: null, version: null });
  };

const product =
  (code: string, status: 'hidden' | 'active') =>
  async ({ person }: Office): Promise<void> => {
    const { products } = await person.send(readMenu, {});
    const found = products.find(({ pdvCode }) => pdvCode === code);
    if (found !== undefined) await person.send(setProductStatus, { productId: found.productId, status });
  };

/** Sets another closing time for a day, in minutes. */
const closing =
  (weekday: 'ter' | 'qua', closes: number) =>
  async ({ person }: Office): Promise<void> => {
    const { days, opensByItself, closesByItself } = await person.send(listHours, {});
    await person.send(saveWeek, {
      days: days.map((day) => (day.weekday === weekday && day.isOpen ? { ...day, closes } : day)),
      ...{ opensByItself, closesByItself, version: null },
    });
  };

/** The owner opens the phone number of a customer from an earlier day, which the history records. */
const checkedAt =
  (reason: 'complaint' | 'payment' | 'customer-asked') =>
  async ({ past, storeId, person }: Office): Promise<void> => {
    const before = new Date(past.services.clock.now() - 2 * DAY_MS);
    const order = await past.services.database.inStore(storeId, (tx) =>
      tx.maybeRow<{ orderId: number }>(sql`
        select order_id as "orderId" from orders where store_id = ${tx.storeId} and status = 'delivered' and closed_at < ${before}
         order by closed_at desc limit 1`),
    );
    if (order !== null) await person.send(showCustomer, { ...order, reason });
  };

/** The owner invites an operator with a mistyped address, and the server gives up sending the mail. */
async function invitesWrongly({ person, password }: Office): Promise<void> {
  await person.send(prove, { password });
  await person.send(createUser, {
    ...{ name: 'Nádia Coelho', email: 'nadia.coelho@gmial.example', role: 'operator' },
    ...{ isActive: true, password: null, confirmation: null, isInvited: true },
  });
}

const answers =
  (...texts: string[]) =>
  async ({ person }: Office): Promise<void> => {
    for (const text of texts) await person.send(saveReplyTemplate, { templateId: null, text });
  };

const SHELF = `Código de barras;Nome do produto;Quantidade em estoque;Preço;Categoria
2000000003016;Azeite da casa 250 ml;12;39,90;Empório
2000000003023;Molho de tomate da Dona Conceição 500 g;30;18,90;Empório
2000000003030;Farinha para pizza 1 kg;40;12,90;Empório
2000000003047;Massa fresca congelada 400 g;18;16,90;Empório
2000000003054;Orégano da serra 20 g;25;6,90;Empório
2000000003061;Pimenta em conserva 150 g;quinze;14,90;Empório
`;

/**
 * Uploads a file of products that has one faulty row. The running server imports the file, and the import can
 * be undone.
 */
async function uploads({ person }: Office): Promise<void> {
  const columns = { barcode: 1, name: 2, quantity: 3, price: 4, category: 5 };
  const file = { name: 'emporio.csv', bytes: new TextEncoder().encode(SHELF) };
  await person.send(sendProductFile, { file, columns, shouldUpdate: true, waitsForYes: false });
}

/**
 * Steps by the key of the store. In the end, all products cost the same as before, because simulated
 * customers know the prices.
 */
const OFFICE: Readonly<Record<string, readonly OfficeStep[]>> = {
  pizzaria: [
    { daysAgo: 70, who: 0, work: deliveryFee('Cambuci', 150) },
    { daysAgo: 63, who: 0, work: deliveryFee('Cambuci', -150) },
    { daysAgo: 56, who: 0, work: dearer(['CB-01', 'CB-02', 'CB-03'], FIVE_PERCENT) },
    { daysAgo: 41, who: 1, work: inStock('Rúcula', 'out') },
    { daysAgo: 39, who: 1, work: inStock('Rúcula', 'in') },
    { daysAgo: 34, who: 0, work: closing('ter', 22 * 60) },
    { daysAgo: 28, who: 0, work: closing('ter', 23 * 60) },
    { daysAgo: 27, who: 0, work: checkedAt('complaint') },
    { daysAgo: 22, who: 1, work: product('LS-06', 'hidden') },
    { daysAgo: 20, who: 1, work: product('LS-06', 'active') },
    {
      daysAgo: 19,
      who: 0,
      work: answers(
        'Que bom que gostou! Até a próxima, abraço da Conceição.',
        'Sentimos muito. Chame a gente no próximo pedido, que vamos caprichar.',
      ),
    },
    { daysAgo: 13, who: 0, work: dearer(['LS-03', 'LS-04', 'LS-05'], { kind: 'amount', cents: 200 }) },
    { daysAgo: 8, who: 0, work: uploads },
    { daysAgo: 6, who: 0, work: checkedAt('customer-asked') },
    { daysAgo: 2, who: 1, work: inStock('Rúcula', 'out') },
    { daysAgo: 1, who: 1, work: inStock('Rúcula', 'in') },
  ],
  acai: [
    { daysAgo: 47, who: 0, work: dearer(['SD-03'], FIVE_PERCENT) },
    { daysAgo: 30, who: 0, work: inStock('Morango', 'out') },
    { daysAgo: 29, who: 0, work: inStock('Morango', 'in') },
    { daysAgo: 11, who: 0, work: checkedAt('payment') },
    { daysAgo: 1, who: 0, work: invitesWrongly },
  ],
};
