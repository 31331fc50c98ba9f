import { setTimeout as delay } from 'node:timers/promises';
import { setUpAgentMachine } from '@comanda/testkit/printing/agent-machine';
import { acceptAutomatically, openStation, type Station } from '@comanda/testkit/printing/station';
import type { SessionClient } from '@comanda/testkit/running/session-client';
import type { StressWorld } from './stress-world.ts';
import { type FoundTicket, openSwitchedPrinter, type SwitchedPrinter } from './switched-printer.ts';
import { GIVE_UP_MS } from './until.ts';

/** Copies of a cashier's paper. */
export const COPIES = 2;

/** A machine with a cashier's printer and a kitchen's. */
export type Kitchen = Station<SwitchedPrinter>;

/**
 * Opens a station with two printers. The cashier's is shared by the stations: any running one prints. The kitchen's
 * prints if `kitchen` says so. Its agent is not started; `setUp` may belong to another release.
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

/** Papers by the printer's name and the number of its station. */
export function jobsOf(stations: readonly Kitchen[]): Map<string, FoundTicket[]> {
  return new Map(
    stations.flatMap(({ printers }, index) =>
      [...printers].map(([name, printer]) => [`${name} ${index + 1}`, printer.tickets()] as const),
    ),
  );
}

/** Makes the server accept and print orders by itself. */
export const acceptAndPrint = (admin: SessionClient) =>
  acceptAutomatically(admin, { printsProduction: true, copies: COPIES });

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
