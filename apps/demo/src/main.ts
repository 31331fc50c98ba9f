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
import { setUpMenus, setUpPhotos } from './menu/set-up-menus.ts';
import { serveOutboxPage } from './outbox-page.ts';
import { prepareWorld } from './prepare-world.ts';
import { playPrinting } from './printing/play-printing.ts';
import { askToJoin } from './registration/ask-to-join.ts';
import { setRegistration } from './registration/set-registration.ts';
import { setHours } from './set-hours.ts';
import { readSettings } from './settings.ts';
import { setUpTeam } from './team/set-up-team.ts';
import { demoStores, WORLD_SEED } from './world/demo-stores.ts';
import { customersOf } from './world/past-orders.ts';
import { createRandom } from './world/random.ts';

/** Makes the demo world when it is missing, says 'demo pronta', then plays customers until told to stop. */
async function main(signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.env);
  const clientOf = (intakeKey: string) => createIntakeClient({ baseUrl: settings.baseUrl, intakeKey, fetch });
  const page = await serveOutboxPage(join(settings.dataDir, 'outbox'), settings.outboxPort).catch(
    (error: Error) => {
      console.error(`demo: a caixa de saída não abriu (${error.message})`);
      return null;
    },
  );
  signal.addEventListener('abort', () => page?.close().closeAllConnections());
  const startedAt = Date.now();
  const isOurs = await prepareWorld({
    env: process.env,
    dataDir: settings.dataDir,
    signal,
    now: startedAt,
    clients: demoStores.map((store) => clientOf(store.intakeKey)),
  });
  if (!isOurs) console.error('demo: o banco tem lojas que não são da demonstração; nada foi criado.');
  if (isOurs)
    await setUpTeam({ env: process.env, signal, dataDir: settings.dataDir }).catch((error: unknown) => {
      if (!signal.aborted) console.error('demo: sem a equipe do provedor', error);
    });
  console.log('demo pronta');
  if (!isOurs) return;
  for (const store of demoStores) {
    setHours(store, settings.baseUrl, startedAt)
      .then(() => changeSettings(store, settings.baseUrl, startedAt))
      .catch((error: unknown) => {
        if (!signal.aborted) console.error(`demo: ${store.name} ficou sem horários`, error);
      });
  }
  setRegistration({ env: process.env, signal, serverUrl: settings.baseUrl, now: startedAt }).catch(
    (error: unknown) => {
      if (!signal.aborted) console.error('demo: a pizzaria ficou sem cadastro', error);
    },
  );
  playCouriers({
    env: process.env,
    signal,
    dataDir: settings.dataDir,
    serverUrl: settings.baseUrl,
    port: settings.courierPort,
  }).catch((error: unknown) => {
    if (!signal.aborted) console.error('demo: sem entregadores', error);
  });
  const here = { env: process.env, signal, dataDir: settings.dataDir, serverUrl: settings.baseUrl };
  const paidOnline = new Set<string>();
  const { bank } = settings;
  if (bank !== null)
    playBank({ ...here, access: bank, onReady: (key) => paidOnline.add(key) }).catch((error: unknown) => {
      if (!signal.aborted) console.error('demo: sem pagamento online', error);
    });
  const payer = bank && createPayer(`http://127.0.0.1:${bank.port}`, paidOnline, fetch);
  askToJoin(here).catch((error: unknown) => {
    if (!signal.aborted) console.error('demo: sem pedidos de cadastro', error);
  });
  setUpAreas(here).catch((error: unknown) => {
    if (!signal.aborted) console.error('demo: sem locais de atendimento', error);
  });
  setUpMenus(here)
    .catch((error: unknown) => {
      if (!signal.aborted) console.error('demo: sem cardápio', error);
    })
    // Whose papers are printed where the menu's categories say.
    .then(async () => {
      const photos = setUpPhotos(here).catch((error: unknown) => {
        if (!signal.aborted) console.error('demo: sem fotos', error);
      });
      if (settings.prints) await playPrinting(here);
      await photos;
    })
    .catch((error: unknown) => {
      if (!signal.aborted) console.error('demo: sem impressoras', error);
    });
  await Promise.all(
    demoStores.map((store) =>
      playCustomers({
        store,
        // Another start, other customers at the door: ids must not repeat.
        random: createRandom(`${WORLD_SEED}/${store.key}/${startedAt}`),
        customers: customersOf(store, WORLD_SEED),
        client: clientOf(store.intakeKey),
        rate: settings.rate,
        talkShare: settings.talkShare,
        payer,
        customerOf: (link) => createCustomerClient({ baseUrl: settings.baseUrl, link, fetch }),
        wait: async (ms) => void (await sleep(ms, undefined, { signal })),
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
// The server that started the demo is gone, however it went.
process.once('disconnect', stop);

try {
  await main(stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error('demo:', error);
    process.exitCode = 1;
  }
}
// The channel to the parent would keep the process alive.
if (process.exitCode === 1 || stopping.signal.aborted) process.exit();
