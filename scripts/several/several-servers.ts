import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../apps/server/src/config.ts';
import { rememberedDatabase } from '../../apps/server/src/installation/database-of-data.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { createLogger } from '../../apps/server/src/platform/log.ts';
import { saveAddress } from '../../apps/server/src/platform/stored-address.ts';
import type { Shutdown } from '../shutdown.ts';
import { texts } from '../start-texts.ts';
import { isListening, startFront } from './front.ts';
import { hasHaproxy, localHaproxyConfig } from './local-haproxy.ts';
import type { StartedServer } from './one-of-several.ts';
import { type ServerChild, startServerChild } from './server-child.ts';
import { severalTexts } from './texts.ts';

/** Offset of the first server's port from `PORT`. The demonstration uses the ports between. */
const FIRST_PORT = 11;
/** Database connections of each server, and connections left for terminal commands. */
const CONNECTIONS = { ofServer: 40, others: 20 };

/** Several servers on one database, which one program starts. */
export interface SeveralServers extends StartedServer {
  ownerUrl: string;
  /** Text about the ports, for the terminal. */
  about: string;
}

/**
 * Starts several servers on one database, each in a process of its own. If the machine has HAProxy, it runs
 * in front of them. SIGUSR2 replaces the servers one after another. Resolves when all are ready, and to null
 * if one does not start. Throws {@link ConfigError} for an address on a network, because this HAProxy has no
 * TLS. Also throws it if another program listens on the port.
 */
export async function startSeveralServers(
  config: Config,
  count: number,
  { shutdown, pages }: { shutdown: Shutdown; pages: Promise<unknown> },
): Promise<SeveralServers | null> {
  if (config.host !== '127.0.0.1' || config.port === 0) throw new ConfigError(severalTexts.onlyHere(config));
  const isFronted = hasHaproxy();
  if (isFronted && (await isListening(config.host, config.port)))
    throw new ConfigError(texts.portBusy(config.port));
  const ownerUrl = config.databaseUrl ?? (await startDatabase(config, count, shutdown));
  await pages;
  const ports = Array.from({ length: count }, (_, index) => config.port + FIRST_PORT + index);
  const children: ServerChild[] = [];
  await shutdown.add(async () => {
    for (const child of children) await child.stop();
  });
  const url = isFronted && config.publicUrl === null ? `http://localhost:${config.port}` : null;
  const first: StartedServer[] = [];
  for (const port of ports) {
    if (shutdown.hasBegun()) return null;
    const child = startServerChild(envOf(config, ownerUrl, port), {
      served: () => {
        if (url !== null) saveFront(config, url);
      },
      died: () => console.error(severalTexts.died(port)),
    });
    children.push(child);
    const started = await child.ready;
    if (started === null) return null;
    first.push(started);
  }
  if (isFronted && !(await openFront(config, ports, shutdown))) return null;
  replaceOnSignal(children, ports);
  const [server] = first;
  if (server === undefined) return null;
  return {
    ...server,
    url: url ?? server.url,
    ownerUrl,
    about: severalTexts.about(config.port, ports, isFronted),
  };
}

async function startDatabase({ dataDir, logLevel }: Config, count: number, shutdown: Shutdown) {
  const connections = count * CONNECTIONS.ofServer + CONNECTIONS.others;
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLogger(logLevel), connections });
  await shutdown.add(() => postgres.stop());
  return postgres.ownerUrl;
}

function envOf(config: Config, ownerUrl: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: ownerUrl,
    COMANDA_DATA: config.dataDir,
    PORT: String(port),
    COMANDA_PORTA_DA_FRENTE: String(config.port),
  };
}

/**
 * Saves the address of HAProxy, because terminal commands print the saved address. Each server has just saved
 * its own.
 */
function saveFront(config: Config, url: string): void {
  saveAddress(config.dataDir, { url, consoleUrl: url, database: rememberedDatabase(config) });
}

/** Starts HAProxy. Resolves to true when HAProxy listens, and to false when it ended instead. */
async function openFront(config: Config, serverPorts: readonly number[], shutdown: Shutdown) {
  const path = join(config.dataDir, 'haproxy.cfg');
  const hasToken = config.opsToken !== null;
  writeFileSync(path, localHaproxyConfig({ port: config.port, serverPorts, hasToken }));
  const front = startFront({
    ...{ path, host: config.host, port: config.port },
    // HAProxy sends this token with its health checks of the servers.
    env: { ...process.env, COMANDA_OPS_TOKEN: config.opsToken ?? '' },
    died: () => console.error(severalTexts.frontDied),
  });
  await shutdown.add(() => front.stop());
  return front.ready;
}

/** Replaces one server after another. Meanwhile, the other servers answer. */
function replaceOnSignal(children: readonly ServerChild[], ports: readonly number[]): void {
  let isReplacing = false;
  process.on('SIGUSR2', () => {
    if (isReplacing) return;
    isReplacing = true;
    const replace = async () => {
      for (const [index, child] of children.entries()) {
        const isBack = await child.replace();
        console.log(severalTexts.replaced(ports[index] ?? 0, isBack));
        // Stops here, so that the other servers continue. A version that does not start must not replace them
        // all.
        if (!isBack) return;
      }
    };
    void replace().finally(() => {
      isReplacing = false;
    });
  });
}
