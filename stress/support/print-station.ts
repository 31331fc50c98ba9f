import { setTimeout as delay } from 'node:timers/promises';
import { setUpAgentMachine } from '@comanda/testkit/printing/agent-machine';
import { acceptAutomatically, openStation, type Station } from '@comanda/testkit/printing/station';
import type { SessionClient } from '@comanda/testkit/running/session-client';
import type { StressWorld } from './stress-world.ts';
import { type FoundTicket, openSwitchedPrinter, type SwitchedPrinter } from './switched-printer.ts';
import { GIVE_UP_MS } from './until.ts';

/** Number of copies of a cashier's ticket. */
export const COPIES = 2;

/** A machine with two printers: the cashier's and the kitchen's. */
export type Kitchen = Station<SwitchedPrinter>;

/**
 * Opens a machine with two printers. All machines share the cashier's tickets: any running one prints them.
 * `kitchen` lists its printers for kitchen tickets; if the list is empty, it prints none. Its agent is not
 * started; `setUp` may belong to another release.
 */
export async function openKitchen(
  world: { url: string },
  admin: SessionClient,
  name: string,
  kitchen: readonly string[],
  setUp = setUpAgentMachine,
): Promise<Kitchen> {
  const printers = { CAIXA: await openSwitchedPrinter(), COZINHA: await openSwitchedPrinter() };
  const stations = kitchen.length === 0 ? undefined : { Produção: kitchen };
  return openStation(world, admin, { name, printers, stations, defaultPrinter: 'CAIXA', setUp });
}

/** Printed tickets by the name of the printer and the number of its machine. */
export function jobsOf(stations: readonly Kitchen[]): Map<string, FoundTicket[]> {
  return new Map(
    stations.flatMap(({ printers }, index) =>
      [...printers].map(([name, printer]) => [`${name} ${index + 1}`, printer.tickets()] as const),
    ),
  );
}

/** Makes the server accept and print orders automatically. */
export const acceptAndPrint = (admin: SessionClient) =>
  acceptAutomatically(admin, { printsProduction: true, copies: COPIES });

/**
 * Waits until all tickets are printed. Returns the duration in milliseconds. If tickets are still missing in
 * the end, the later comparison fails.
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
