import {
  sendActivity,
  sendIdentification,
  sendResidence,
} from '@comanda/contract/money/online-payment/documents.calls';
import { saveOnlineRegistration } from '@comanda/contract/money/online-payment/registration.calls';
import { logIn } from '@comanda/contract/people/access/access.calls';
import type { NewStore } from '@comanda/domain/store/store/new-store';
import { insertInvoices } from '@comanda/server/src/areas/money/invoices/public.ts';
import { createStore, suspendStore } from '@comanda/server/src/areas/store/store/public.ts';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import { registrationOf } from '../../apps/demo/src/bank/store-registration.ts';
import { anonymousClient, asPerson } from '../../apps/demo/src/person-client.ts';
import type { StepsRecord } from '../../apps/demo/src/steps-record.ts';
import { documentPicture } from './document-picture.ts';
import { holdRepasses } from './held-repasses.ts';
import { TEAM } from './past-events.ts';
import type { PastServer } from './past-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'Comanda@2026';

const base = {
  ...{ logo: null, symbol: null, minMinutes: 40, maxMinutes: 60, hasBulkUpload: false, intakeKey: null },
  ...{ isDemo: true, banners: [], timeZone: 'America/Sao_Paulo' },
} as const;

/** A new store whose documents wait for the team's review. */
const NEWCOMER: NewStore = {
  ...base,
  company: 'comanda',
  name: 'Marmitaria da Nena',
  legalName: 'Nena Refeições Ltda',
  document: '45997418000153',
  district: 'Savassi',
  city: 'Belo Horizonte',
  state: 'MG',
  email: 'nena@example.com',
  mobile: '31900018842',
  phones: [{ number: '31900018842', carrier: null, contactName: 'Nena', kind: 'celular' }],
  isOpen: false,
  users: [
    {
      name: 'Irene Tavares',
      username: 'lojista3',
      email: 'irene@example.com',
      password: PASSWORD,
      role: 'admin',
    },
  ],
  invoices: [],
};

/** Data of a store that has an unpaid debt. */
const debtor = (until: number): NewStore => ({
  ...base,
  company: 'comanda',
  name: 'Hamburgueria do Porto',
  legalName: 'Porto Lanches Ltda',
  document: '19131243000197',
  district: 'Recife Antigo',
  city: 'Recife',
  state: 'PE',
  timeZone: 'America/Recife',
  email: 'porto@example.com',
  mobile: '81900027731',
  phones: [{ number: '81900027731', carrier: null, contactName: 'Davi', kind: 'celular' }],
  isOpen: false,
  users: [
    { name: 'Davi Lira', username: 'lojista4', email: 'davi@example.com', password: PASSWORD, role: 'admin' },
  ],
  invoices: [
    {
      dueOn: new Date(until - 47 * DAY_MS).toISOString().slice(0, 10),
      balanceCents: -31_240,
      reason: 'Adesivos do salão e cardápios de mesa',
    },
  ],
});

/** Days before its first saved order when each of the demo's own stores joined, in the order of their ids. */
const SINCE_DAYS = [412, 187];

/** Logins that do not exist, for simulated guesses. */
const GUESSED = ['maria.souza', 'gerente', 'pizzaria@example.com'];

/**
 * Creates two more stores for the provider, once: a new store whose documents wait for approval, and a
 * suspended store. Also simulates failed logins by strangers.
 */
export async function playNeighbours(
  past: PastServer,
  { until, record }: { until: number; record: StepsRecord },
): Promise<void> {
  const onlyOnce = async (step: string, daysAgo: number, work: (now: number) => Promise<void>) => {
    if (record.has(step)) return;
    const now = until - daysAgo * DAY_MS;
    past.setClock(now);
    await work(now);
    record.save(step);
  };
  for (const [index, days] of SINCE_DAYS.entries()) await cameIn(past, index + 1, until - days * DAY_MS);
  const newcomer = await ensureStore(past, NEWCOMER, until - 5 * DAY_MS);
  await onlyOnce('documentos', 0.8, () => sendDocuments(past));
  const owing = await ensureStore(past, debtor(until), until - 260 * DAY_MS);
  await onlyOnce('suspensa', 12, (now) =>
    past.services.system.inStore(owing, (tx) =>
      suspendStore(tx, { text: 'Fatura em aberto há mais de 30 dias' }, { ...TEAM.first, now }),
    ),
  );
  if (newcomer === owing) throw new Error('two stores have one number');
  await holdRepasses({ past, storeId: owing, timeZone: 'America/Recife', once: onlyOnce });
  await onlyOnce('tentativas', 1.3, async (now) => {
    for (const [index, login] of GUESSED.entries()) {
      past.setClock(now + index * 7 * HOUR_MS);
      await anonymousClient(past.url)
        .send(logIn, { login, password: 'senha123' })
        .then(
          () => Promise.reject(new Error(`${login} is somebody`)),
          () => undefined,
        );
    }
  });
}

/**
 * Returns the id of a store. Creates the store if it is missing; it then has joined at `since` (epoch
 * milliseconds).
 */
async function ensureStore(past: PastServer, store: NewStore, since: number): Promise<number> {
  const { system } = past.services;
  const [known] = await system.directory<{ storeId: number }>(
    sql`select store_id as "storeId" from store_documents where document = ${store.document}`,
  );
  if (known !== undefined) return known.storeId;
  const { storeId } = await createStore(system, store, (tx) => insertInvoices(tx, store.invoices));
  await cameIn(past, storeId, since);
  return storeId;
}

async function cameIn({ services }: PastServer, storeId: number, since: number): Promise<void> {
  await services.system.inStore(storeId, (tx) =>
    tx.rows(sql`update stores set created_at = ${new Date(since)} where store_id = ${tx.storeId}`),
  );
}

async function sendDocuments(past: PastServer): Promise<void> {
  const [owner] = NEWCOMER.users;
  if (owner === undefined) throw new Error(`${NEWCOMER.name} has nobody`);
  const bytes = documentPicture();
  await asPerson(past.url, owner, async (person) => {
    const address = { street: 'Rua Pernambuco', postalCode: '30130150' };
    await person.send(saveOnlineRegistration, registrationOf(NEWCOMER, address));
    for (const [index, call] of [sendIdentification, sendResidence, sendActivity].entries())
      await person.send(call, { file: { name: `documento-${index + 1}.png`, bytes } });
  });
}
