import { savePrintSettings } from '@comanda/contract/orders/printing/printing.calls';
import type { PrinterOptions } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import type { SessionClient } from '../running/session-client.ts';
import { type AgentMachine, setUpAgentMachine } from './agent-machine.ts';

/** A printer on raw TCP that runs on this computer. */
interface TcpPrinter {
  readonly port: number;
  close(): Promise<void>;
}

/** A machine of a store with the real agent, and its printers. */
export interface Station<Printer extends TcpPrinter> {
  readonly machine: AgentMachine;
  readonly printers: ReadonlyMap<string, Printer>;
  /** A printer by its name. Throws if there is none. */
  printer(name: string): Printer;
  /** Ends the agent, then the printers. */
  close(): Promise<void>;
}

export interface StationOptions<Printer extends TcpPrinter> {
  /** Name of the machine. */
  name: string;
  printers: Readonly<Record<string, Printer>>;
  /** Stations and their printers. */
  stations?: Readonly<Record<string, readonly string[]>>;
  /** Settings of printers that differ from the default. */
  options?: Readonly<Record<string, PrinterOptions>>;
  /** Name of the printer for tickets without a chosen printer. */
  defaultPrinter?: string;
  /** Pairs the machine. Default: with the agent of this release. */
  setUp?: typeof setUpAgentMachine;
}

/** Sets up a machine with these printers for the store of `admin`. The agent is not started. */
export async function openStation<Printer extends TcpPrinter>(
  { url }: { url: string },
  admin: SessionClient,
  {
    name,
    printers,
    stations = {},
    options,
    defaultPrinter,
    setUp = setUpAgentMachine,
  }: StationOptions<Printer>,
): Promise<Station<Printer>> {
  const byName = new Map(Object.entries(printers));
  const addresses = [...byName].map(([printer, { port }]) => [printer, `tcp://127.0.0.1:${port}`]);
  const machine = await setUp(url, admin, { name, printers: Object.fromEntries(addresses) });
  await machine.route(stations, options, defaultPrinter);
  return {
    machine,
    printers: byName,
    printer: (wanted) => {
      const printer = byName.get(wanted);
      if (printer === undefined) throw new Error(`there is no printer ${wanted}`);
      return printer;
    },
    close: async () => {
      await machine.remove();
      await Promise.all([...byName.values()].map((printer) => printer.close()));
    },
  };
}

/** Makes the server accept orders automatically. `over` changes more of the default print settings. */
export async function acceptAutomatically(
  admin: SessionClient,
  over: Partial<PrintSettings> = {},
): Promise<void> {
  const settings = { ...DEFAULT_PRINT_SETTINGS, acceptsAutomatically: true, ...over };
  await admin.send(savePrintSettings, { settings, version: null });
}
