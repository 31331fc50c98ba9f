import { setTimeout as delay } from 'node:timers/promises';
import { savePrintSettings } from '@comanda/contract/orders/printing/printing.calls';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import { type AgentMachine, setUpAgentMachine } from '@comanda/testkit/printing/agent-machine';
import type { SessionClient } from '@comanda/testkit/running/session-client';
import type { StressWorld } from './stress-world.ts';
import { type FoundTicket, openSwitchedPrinter, type SwitchedPrinter } from './switched-printer.ts';
import { GIVE_UP_MS } from './until.ts';

/** Copies of a cashier's paper. */
export const COPIES = 2;

/** A machine with its printers. */
export interface Station {
  machine: AgentMachine;
  printers: ReadonlyMap<string, SwitchedPrinter>;
}

/**
 * A machine with two printers. The cashier's is shared by the stations: any running one prints. The kitchen's
 * prints if `kitchen` says so. Its agent is not started; `setUp` may belong to another release.
 */
export async function openStation(
  { url }: { url: string },
  admin: SessionClient,
  name: string,
  kitchen: readonly string[],
  setUp = setUpAgentMachine,
): Promise<Station> {
  const printers = new Map<string, SwitchedPrinter>();
  for (const printer of ['CAIXA', 'COZINHA']) printers.set(printer, await openSwitchedPrinter());
  const machine = await setUp(url, admin, {
    name,
    printers: Object.fromEntries(
      [...printers].map(([printer, { port }]) => [printer, `tcp://127.0.0.1:${port}`]),
    ),
  });
  await machine.route(kitchen.length === 0 ? {} : { Produção: kitchen }, {}, 'CAIXA');
  return { machine, printers };
}

export async function closeStation({ machine, printers }: Station): Promise<void> {
  await machine.remove();
  for (const printer of printers.values()) await printer.off();
}

/** Papers by the printer's name and the number of its station. */
export function jobsOf(stations: readonly Station[]): Map<string, FoundTicket[]> {
  return new Map(
    stations.flatMap(({ printers }, index) =>
      [...printers].map(([name, printer]) => [`${name} ${index + 1}`, printer.tickets()] as const),
    ),
  );
}

/** Makes the server accept and print orders by itself. */
export async function acceptAutomatically(admin: SessionClient): Promise<void> {
  const settings = {
    ...DEFAULT_PRINT_SETTINGS,
    printsProduction: true,
    copies: COPIES,
    acceptsAutomatically: true,
  };
  await admin.send(savePrintSettings, { settings, version: null });
}

/**
 * Waits until no order lacks a paper; answers the duration in ms. Papers that are still missing fail the
 * comparison.
 */
export async function allPrinted({ rows }: Pick<StressWorld, 'rows'>, storeId: number): Promise<number> {
  const startedAt = performance.now();
  const waited = () => performance.now() - startedAt;
  while (waited() < GIVE_UP_MS) {
    const owed = await rows(
      "select from orders where store_id = $1 and (status = 'pending' or print_state <> 'printed') limit 1",
      [storeId],
    );
    if (owed.length === 0) break;
    await delay(200);
  }
  return waited();
}
