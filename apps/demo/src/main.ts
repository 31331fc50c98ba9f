import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { playBank } from './bank/play-bank.ts';
import { changeSettings } from './change-settings.ts';
import { playCouriers } from './couriers/play-couriers.ts';
import { createIntakeClient } from './customers/intake-client.ts';
import { createPayer } from './customers/pay-online.ts';
import { playCustomers } from './customers/play-customers.ts';
import { createCustomerClient } from './customers/talk/customer-client.ts';
import { setUpAreas } from './delivery-areas/set-up-areas.ts';
import { playHelper } from './helpers/play-helpers.ts';
import { setUpMenus, setUpPhotos } from './menu/set-up-menus.ts';
import { serveOutboxPage } from './outbox-page.ts';
import { playOffice, playPast } from './past/play-past.ts';
import { prepareWorld } from './prepare-world.ts';
import { playPrinting } from './printing/play-printing.ts';
import { requestJoin } from './registration/request-join.ts';
import { setRegistration } from './registration/set-registration.ts';
import { setHours } from './set-hours.ts';
import { readSettings, type Settings } from './settings.ts';
import { letIntoConsole } from './team/set-up-team.ts';
import { tryAgain } from './try-again.ts';
import { demoStores, WORLD_SEED } from './world/demo-stores.ts';
import { customersOf } from './world/past-orders.ts';
import { createRandom } from './world/random.ts';

/**
 * Serves the page of the demo's e-mails until the demo ends. If this fails, the demo runs without that page.
 */
async function openOutbox({ dataDir, outboxPort }: Settings, signal: AbortSignal): Promise<void> {
  const page = await serveOutboxPage(join(dataDir, 'outbox'), outboxPort).catch((error: Error) => {
    console.error(`demo: a caixa de saída não abriu (${error.message})`);
    return null;
  });
  signal.addEventListener('abort', () => page?.close().closeAllConnections());
}

/** Creates the missing demo data and prints 'demo pronta'. Then simulates customers until the demo ends. */
async function main(signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.env);
  const clientOf = (intakeKey: string) => createIntakeClient({ baseUrl: settings.baseUrl, intakeKey, fetch });
  await openOutbox(settings, signal);
  const startedAt = Date.now();
  const isOurs = await prepareWorld({
    env: process.env,
    dataDir: settings.dataDir,
    signal,
    now: startedAt,
    clients: demoStores.map((store) => clientOf(store.intakeKey)),
  });
  if (!isOurs) console.error('demo: o banco tem lojas que não são da demonstração; nada foi criado.');
  /**
   * Runs a part of the demo in the background. If the part fails after all attempts, the failure is reported
   * and other parts continue.
   */
  const inBackground = (what: string, work: () => Promise<unknown>): Promise<void> =>
    tryAgain(what, work, { signal }).then(
      () => undefined,
      (error: unknown) => {
        if (!signal.aborted) console.error(`demo: sem ${what}; o próximo início tenta de novo`, error);
      },
    );
  const here = { env: process.env, signal, dataDir: settings.dataDir, serverUrl: settings.baseUrl };
  if (isOurs) await inBackground('a equipe do provedor', () => letIntoConsole('equipe', here));
  console.log('demo pronta');
  if (!isOurs) return;
  const hours = demoStores.map((store) =>
    inBackground(`horários: ${store.name}`, async () => {
      await setHours(store, settings.baseUrl, startedAt);
      await changeSettings(store, settings.baseUrl, startedAt);
    }),
  );
  void inBackground('cadastro da pizzaria', () => setRegistration({ ...here, now: startedAt }));
  playCouriers({ ...here, port: settings.courierPort }).catch((error: unknown) => {
    if (!signal.aborted) console.error('demo: sem entregadores', error);
  });
  const paidOnline = new Set<string>();
  const { bank } = settings;
  const payer = bank && createPayer(`http://127.0.0.1:${bank.port}`, paidOnline, fetch);
  void inBackground('a segunda pessoa da equipe', () => letIntoConsole('equipe2', here));
  void inBackground('pedidos de cadastro', () => requestJoin(here));
  const areas = inBackground('locais de atendimento', () => setUpAreas(here));
  const menus = inBackground('cardápio', () => setUpMenus(here));
  void menus.then(async () => {
    // The print settings contain categories of the menu, so the menus are created first.
    if (settings.prints)
      await playPrinting(here).catch((error: unknown) => {
        if (!signal.aborted) console.error('demo: sem impressoras', error);
      });
  });
  if (bank !== null)
    void playPast({ ...here, access: bank }).then(
      () => playBank({ ...here, access: bank, onReady: (key) => paidOnline.add(key) }),
      (error: unknown) => {
        if (!signal.aborted) console.error('demo: sem o passado do financeiro e sem pagamento online', error);
      },
    );
  // The past changes hours and areas, and adds photos to the menus. All of these are therefore set up first.
  void Promise.all([...hours, areas, menus]).then(async () => {
    if (bank !== null)
      await inBackground('o dia a dia das lojas', () => playOffice({ ...here, access: bank }));
    await inBackground('fotos', () => setUpPhotos(here));
  });
  const wait = async (ms: number) => void (await sleep(ms, undefined, { signal }));
  if (settings.hasHelpers)
    // Runs in the background until the demonstration ends.
    for (const store of demoStores)
      playHelper({ store, serverUrl: settings.baseUrl, wait }).catch(() => undefined);
  await Promise.all(
    demoStores.map((store) =>
      playCustomers({
        store,
        // Each start uses another seed for customers, because ids must not repeat.
        random: createRandom(`${WORLD_SEED}/${store.key}/${startedAt}`),
        customers: customersOf(store, WORLD_SEED),
        client: clientOf(store.intakeKey),
        rate: settings.rate,
        talkShare: settings.talkShare,
        payer,
        customerOf: (link) => createCustomerClient({ baseUrl: settings.baseUrl, link, fetch }),
        wait,
        now: Date.now,
        onLost: (orderId) => console.error(`demo: o pedido ${orderId} não entrou`),
      }),
    ),
  );
}

const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The server that started this demo has ended.
process.once('disconnect', stop);

try {
  await main(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error('demo:', error);
    process.exitCode = 1;
  }
}
// Exits explicitly, because the open channel to the parent would keep this process running.
if (process.exitCode === 1 || stopping.signal.aborted) process.exit();
