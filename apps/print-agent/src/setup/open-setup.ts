import { spawn } from 'node:child_process';
import { hostname } from 'node:os';
import { installAutostart, isInstalled, type Program } from '../commands/autostart-commands.ts';
import { readSetup, saveSetup } from '../config/agent-config.ts';
import { listenOnLoopback } from '../module/listen-on-loopback.ts';
import { isLocked } from '../running/agent-lock.ts';
import { pairWithServer, readServer } from '../server/pair-with-server.ts';
import { SETUP } from '../texts.ts';
import { copyProgram, forgetOlderPrograms } from './copy-program.ts';
import { openInBrowser } from './open-in-browser.ts';
import { serverOfPackage } from './server-of-package.ts';
import { createSetupHandler } from './setup-handler.ts';

/** After this many milliseconds without a pairing, the page is treated as abandoned and the program ends. */
const OPEN_MS = 30 * 60_000;
/** Milliseconds that the page has to fetch its last answer. */
const FINISH_MS = 500;

export interface SetupOptions {
  folder: string;
  log(text: string): void;
  /** Actions that affect more than the agent's folder. Tests replace them. */
  open?: (url: string) => Promise<boolean>;
  startWithMachine?: (folder: string, program: Program) => Promise<void>;
  startNow?: (folder: string, program: Program) => void;
}

/**
 * Runs when a user double-clicks the program. Opens a page in this machine's browser that asks for the
 * panel's code. Afterwards, the program is in the agent's folder, starts automatically and runs. If the
 * machine is already paired, it gets this version, and the page shows its status. Resolves when the user has
 * finished.
 */
export async function openSetup({
  folder,
  log,
  open = openInBrowser,
  startWithMachine = (of, program) => installAutostart(of, null, () => undefined, undefined, program),
  startNow = runDetached,
}: SetupOptions): Promise<void> {
  const packaged = serverOfPackage();

  /**
   * Installs this version and starts the agent. If the system refuses the automatic start, the agent runs
   * only until the shutdown.
   */
  async function settle(): Promise<void> {
    const program = copyProgram(folder);
    try {
      await startWithMachine(folder, program);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
      if (!(await isLocked(folder))) startNow(folder, program);
    }
    forgetOlderPrograms(folder, program);
  }

  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const handler = createSetupHandler({
    async state() {
      const { pareamento: pairing } = readSetup(folder);
      return {
        store: pairing?.loja ?? null,
        server: packaged ?? pairing?.servidor ?? null,
        name: pairing?.nome ?? hostname().slice(0, 60),
        isRunning: await isLocked(folder),
        startsByItself: await isInstalled(folder),
      };
    },
    async link({ code, name, server }) {
      const pairing = await pairWithServer(packaged ?? readServer(server ?? ''), code, name);
      saveSetup(folder, { ...readSetup(folder), pareamento: pairing });
      await settle();
    },
    finish: () => setTimeout(finish, FINISH_MS),
  });

  if (readSetup(folder).pareamento !== null) await settle();
  const servers = await listenOnLoopback(handler.listener, [0], () => undefined);
  const url = `http://127.0.0.1:${servers.ports[0]}${handler.path}`;
  log((await open(url)) ? SETUP.opened : SETUP.openByHand);
  log(url);
  const late = setTimeout(finish, OPEN_MS);
  await finished;
  clearTimeout(late);
  servers.close();
}

/** Starts a process that continues after this program and its window have ended. */
function runDetached(folder: string, { node, main }: Program): void {
  spawn(node, [main, '--pasta', folder, '--registro'], {
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  }).unref();
}
