import {
  changePrintDevice,
  createPairingCode,
  listPrintDevices,
} from '@comanda/contract/orders/printing/printing.calls';
import { NO_ROUTES, type PrinterOptions } from '@comanda/domain/orders/printing/print-device';
import { runCommand } from '@comanda/print-agent/src/commands/run-command.ts';
import { type AgentProcess, startAgent } from '@comanda/print-agent/src/testing/agent-process.ts';
import type { SessionClient } from '../running/session-client.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../running/temporary-folder.ts';

/** An operator's machine with the real agent, which its own commands set up. */
export interface AgentMachine {
  readonly deviceId: number;
  readonly folder: string;
  /** The current agent process. After a kill or stop, it is the ended process. */
  agent(): AgentProcess;
  /** Starts the agent and waits until it is connected. */
  start(env?: Readonly<Record<string, string | undefined>>): Promise<void>;
  /** Kills the agent with SIGKILL, so that it cannot finish anything. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Sets the printers of each station, and their addresses. */
  route(
    printersByStation: Readonly<Record<string, readonly string[]>>,
    optionsByPrinter?: Readonly<Record<string, PrinterOptions>>,
    /** Name of the printer for tickets without a chosen printer. */
    defaultPrinter?: string,
  ): Promise<void>;
  /** Stops the agent and deletes its data. */
  remove(): Promise<void>;
}

const CONNECTED = 'Ligado ao servidor';

/**
 * Pairs a new machine with the store of `admin`, using the code that the panel would show. Saves the
 * addresses of its printers ('tcp://…', 'arquivo:…'). The agent is not started.
 */
export async function setUpAgentMachine(
  url: string,
  admin: SessionClient,
  { name, printers }: { name: string; printers: Readonly<Record<string, string>> },
): Promise<AgentMachine> {
  const folder = makeTemporaryFolder();
  let process: AgentProcess | null = null;
  const { code } = await admin.send(createPairingCode, {});
  await command(folder, ['parear', '--servidor', url, '--codigo', code, '--nome', name]);
  for (const [printer, address] of Object.entries(printers)) {
    await command(folder, ['impressora', 'adicionar', printer, address]);
  }
  const device = (await admin.send(listPrintDevices, {})).find((each) => each.name === name);
  if (device === undefined) throw new Error(`the store has no device ${name}`);
  const { deviceId } = device;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => void (await process?.end(signal));
  return {
    deviceId,
    folder,
    agent: () => {
      if (process === null) throw new Error('the agent was not started');
      return process;
    },
    start: async (env) => {
      process = startAgent(['--pasta', folder, '--portas', '0,0'], env);
      await process.untilOutput(CONNECTED);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    route: async (printersByStation, optionsByPrinter = {}, defaultPrinter = undefined) => {
      const routes = {
        ...NO_ROUTES,
        ...(defaultPrinter !== undefined && { defaultPrinter }),
        printersByStation,
        optionsByPrinter,
      };
      await admin.send(changePrintDevice, { deviceId, name, routes });
    },
    remove: async () => {
      await end('SIGTERM');
      removeTemporaryFolder(folder);
    },
  };
}

/** Runs a command of the agent, as at a terminal. Throws its output if it fails. */
async function command(folder: string, args: readonly string[]): Promise<void> {
  const output: string[] = [];
  const code = await runCommand([...args, '--pasta', folder], (text) => output.push(text));
  if (code !== 0) throw new Error(`agente ${args.join(' ')}: ${output.join('\n')}`);
}
