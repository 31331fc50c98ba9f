import { createBankSim } from '../../apps/bank-sim/src/create-bank-sim.ts';
import { openServer } from '../../apps/server/src/app.ts';
import { openSystemDatabase } from '../../apps/server/src/cli/open-system-database.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { type NamedServices, named } from '../../apps/server/src/define-area.ts';
import { databaseUrls } from '../../apps/server/src/platform/database/database-urls.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { findStoredAddress } from '../../apps/server/src/platform/stored-address.ts';
import { createPastMails } from './past-mails.ts';

export type BankSim = Awaited<ReturnType<typeof createBankSim>>;

/**
 * A server on the demonstration's data, whose clock is set by hand. A simulated payment provider uses the
 * same clock.
 */
export interface PastServer {
  services: NamedServices;
  url: string;
  sim: BankSim;
  /** Epoch milliseconds. */
  setClock(now: number): void;
  stop(): Promise<void>;
}

/** The payment provider's key and secret. `until` is the end of the past in epoch milliseconds. */
export interface PastAccess {
  key: string;
  secret: string;
  until: number;
}

const DAY_MS = 86_400_000;
/** Sent mails are deleted after this many days. */
const MAILS_STORED_DAYS = 30;

/**
 * Opens a server in addition to the running server. It runs no jobs, so that only the steps of the past
 * happen on its clock.
 */
export async function openPastServer(
  env: NodeJS.ProcessEnv,
  { until, ...access }: PastAccess,
): Promise<PastServer> {
  let now = Date.now();
  const clock = { now: () => now };
  const found = await openSystemDatabase(readConfig(env));
  await found.close();
  const { databaseUrl, databaseAppUrl, databaseSystemUrl } = found.config;
  if (databaseUrl === null) throw new Error('DATABASE_URL is missing');
  const urls = databaseUrls(databaseUrl, {
    app: databaseAppUrl ?? undefined,
    system: databaseSystemUrl ?? undefined,
  });
  const sim = await createBankSim({ ...access, now: clock.now });
  const bankUrl = await sim.http.listen({ host: '127.0.0.1', port: 0 });
  const mails = createPastMails(found.config, clock, until - MAILS_STORED_DAYS * DAY_MS);
  const opened = await openServer({
    config: {
      ...found.config,
      // Links in mails must lead to the running server, not to this one.
      publicUrl: found.config.publicUrl ?? findStoredAddress(found.config.dataDir)?.url ?? null,
      payments: { url: bankUrl, ...access },
      // Disables the rate limit, because the calls of three months arrive within seconds.
      sessionPerSecond: 100_000,
    },
    databaseUrls: urls,
    clock,
    log: createLogger('error'),
    mails,
  });
  const { http, pools, expectsGoodbyes } = opened;
  const services = named(opened.services);
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...{ services, sim, url },
    setClock: (next) => {
      now = next;
    },
    stop: async () => {
      expectsGoodbyes();
      services.payments.stopRequests();
      await Promise.all([services.realtime.close(), http.close(), sim.http.close()]);
      await mails.written();
      await pools.end();
    },
  };
}
