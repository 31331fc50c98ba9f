import { foundPrinters } from '@comanda/contract/orders/printing/print-device.wire';
import { type AgentSetup, readSetup } from '../config/agent-config.ts';
import { listenOnLoopback } from '../module/listen-on-loopback.ts';
import { CODE_MINUTES, createModulePermissions } from '../module/module-permissions.ts';
import { createPrintModule } from '../module/print-module.ts';
import { createPageRenderer } from '../page/page-renderer.ts';
import { createPrinters } from '../printers/printers.ts';
import type { Spooler } from '../printers/spooler.ts';
import { drawRaw } from '../raw/draw-raw.ts';
import { COMMANDS, MESSAGES } from '../texts.ts';
import { lockFolder } from './agent-lock.ts';
import { openShift, type Shift } from './open-shift.ts';
import { systemName } from './system-name.ts';

export const AGENT_VERSION = '1.0';

export interface RunOptions {
  folder: string;
  /** Ports of the loopback module; 0 picks a free one. */
  ports: readonly number[];
  spooler: Spooler;
  log(text: string): void;
  /** Milliseconds between two reads of config.json, and between two lists of the system's printers. */
  watchEveryMs?: number;
  relistEveryMs?: number;
  /** Milliseconds between two checks of the printers that have an address. */
  checkEveryMs?: number;
  /** Milliseconds that a ticket waits for the status of its printer. */
  answerMs?: number;
}

export interface RunningAgent {
  /** Ports where the loopback module answers. */
  readonly ports: readonly number[];
  /** Finishes the tickets in progress, then ends the agent. */
  stop(): Promise<void>;
}

const WATCH_EVERY_MS = 5_000;
/** On Windows, listing printers starts a PowerShell process, so it happens less often. */
const RELIST_EVERY_MS = process.platform === 'win32' ? 300_000 : 60_000;
/** Milliseconds between two checks. If a printer is switched off, the panel shows it after this time. */
const CHECK_EVERY_MS = 30_000;
const LISTED_FOR_MODULE_MS = 10_000;

/**
 * Runs the agent until it is stopped. Throws a message for the user if the agent is not paired, or already
 * runs.
 */
export async function runAgent(options: RunOptions): Promise<RunningAgent> {
  const { folder, log } = options;
  const now = () => Date.now();
  const setup = readSetup(folder);
  const { pareamento: pairing } = setup;
  if (pairing === null) throw new Error(COMMANDS.notPaired);
  const showFault = (error: unknown) =>
    log(MESSAGES.unexpected(error instanceof Error ? error.message : String(error)));
  const unlock = await lockFolder(folder);
  if (unlock === null) throw new Error(COMMANDS.alreadyRunning);

  const printers = createPrinters({
    spooler: options.spooler,
    addresses: setup.impressoras,
    answerMs: options.answerMs,
    now,
    changed: () => void reportPrinters(LISTED_FOR_MODULE_MS).catch(showFault),
  });
  const pages = createPageRenderer();
  /** The printers that were last sent to the server, as text. */
  let configured = '';
  /** Replaced when the shift opens. Until then, there is no connection to use. */
  let introduce = (): void => undefined;
  const hello = async () => {
    const impressoras = foundPrinters.encode(await printers.list(LISTED_FOR_MODULE_MS));
    configured = JSON.stringify(impressoras);
    return { versao: AGENT_VERSION, sistema: systemName(), impressoras };
  };
  const open = (next: typeof pairing) =>
    openShift({ folder, pairing: next, printers, draw: { page: pages.draw, raw: drawRaw }, hello, log, now });
  log(MESSAGES.started(pairing.loja, pairing.nome));
  let shift: Shift = await open(pairing);
  introduce = () => shift.link.introduce();

  const permissions = createModulePermissions(folder, now, (code) =>
    log(MESSAGES.moduleCode(code, CODE_MINUTES)),
  );
  const module = createPrintModule({
    allowedOrigin: () => shift.pairing.servidor,
    permissions,
    printers: () => printers.list(LISTED_FOR_MODULE_MS),
    print: (print) => shift.printQueue.printLocally(print),
    now,
  });
  const servers = await listenOnLoopback(module, options.ports, log);

  /** Applies changes of config.json, which commands write while the agent runs. */
  async function follow(next: AgentSetup): Promise<void> {
    printers.setAddresses(next.impressoras);
    if (next.pareamento !== null && JSON.stringify(next.pareamento) !== JSON.stringify(shift.pairing)) {
      log(MESSAGES.pairedAgain);
      await shift.close();
      shift = await open(next.pareamento);
      return;
    }
    shift.printQueue.retryNow();
    introduce();
  }

  let known = JSON.stringify(setup);
  const watchConfig = repeat(options.watchEveryMs ?? WATCH_EVERY_MS, showFault, async () => {
    const next = readSetup(folder);
    if (JSON.stringify(next) === known) return;
    known = JSON.stringify(next);
    await follow(next);
  });
  /** Reports changes of the printers to the server: new printers, removed printers, and changed statuses. */
  async function reportPrinters(maxAgeMs: number): Promise<void> {
    const found = foundPrinters.encode(await printers.list(maxAgeMs));
    if (JSON.stringify(found) !== configured) introduce();
  }
  const watchPrinters = repeat(options.relistEveryMs ?? RELIST_EVERY_MS, showFault, () => reportPrinters(0));
  const checkPrinters = repeat(options.checkEveryMs ?? CHECK_EVERY_MS, showFault, printers.check);
  void printers.check();
  // Sends printer statuses that were found while the shift was opening.
  await reportPrinters(LISTED_FOR_MODULE_MS);

  return {
    ports: servers.ports,
    async stop() {
      servers.close();
      await Promise.all([watchConfig(), watchPrinters(), checkPrinters()]);
      await shift.close();
      pages.stop();
      unlock();
    },
  };
}

/**
 * Repeats work with pauses, one round at a time. Returns a function that stops it after the current round.
 */
function repeat(
  everyMs: number,
  failed: (error: unknown) => void,
  work: () => Promise<void>,
): () => Promise<void> {
  let turn: Promise<void> | null = null;
  const timer = setInterval(() => {
    turn ??= work()
      .catch(failed)
      .finally(() => {
        turn = null;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
