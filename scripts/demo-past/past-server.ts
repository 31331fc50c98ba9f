import { createBankSim } from '../../apps/bank-sim/src/create-bank-sim.ts';
import { type OpenedServer, openServer } from '../../apps/server/src/app.ts';
import { openSystemDatabase } from '../../apps/server/src/cli/open-system-database.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { databaseUrls } from '../../apps/server/src/platform/database/database-urls.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import type { MailQueue } from '../../apps/server/src/platform/mail/mail-queue.ts';

export type BankSim = Awaited<ReturnType<typeof createBankSim>>;

/** A server on the demonstration's data whose clock is set by hand, with a payment provider on the same clock. */
export interface PastServer extends Pick<OpenedServer, 'services'> {
  url: string;
  sim: BankSim;
  /** Epoch milliseconds. */
  setClock(now: number): void;
  stop(): Promise<void>;
}

/** Mail of the past was read long ago: none is sent. */
export const noMails: MailQueue = {
  isSetUp: true,
  queue: () => Promise.resolve(),
  onQueued: () => undefined,
};

/** Opens it beside the server that runs; it has no jobs, so that nothing but the past's own steps happens on its clock. */
export async function openPastServer(
  env: NodeJS.ProcessEnv,
  access: { key: string; secret: string },
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
  const { http, services, pools, expectsGoodbyes } = await openServer({
    config: {
      ...found.config,
      payments: { url: bankUrl, ...access },
      // One person's calls of three months come within seconds.
      sessionPerSecond: 100_000,
    },
    databaseUrls: urls,
    clock,
    log: createLogger('error'),
    mails: noMails,
  });
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...{ services, sim, url },
    setClock: (next) => {
      now = next;
    },
    stop: async () => {
      expectsGoodbyes();
      services.payments.stopAsking();
      await Promise.all([services.realtime.close(), http.close(), sim.http.close()]);
      await pools.end();
    },
  };
}
