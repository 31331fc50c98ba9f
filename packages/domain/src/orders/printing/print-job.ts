import type { OrderPrintState } from '../orders/order-print-state.ts';
import type { PrintSettings } from './print-settings.ts';

/**
 * Kinds of tickets. `order`: a copy without a heading, if both the customer's and the store's copy are off.
 * `cancellation`: says 'CANCELADO' at each printer that printed the order.
 */
export const PRINT_KINDS = ['order', 'customer', 'store', 'production', 'cancellation', 'test'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/**
 * State of a ticket. `queued`: no agent has it. `sent`: an agent has it. `failed`: the printer refuses the
 * ticket, and the agent tries again. Final: `printed`, and `expired` (not tried any more).
 */
export const PRINT_STATES = ['queued', 'sent', 'failed', 'printed', 'expired'] as const;
export type PrintState = (typeof PRINT_STATES)[number];
export const STATE_NAMES: Record<PrintState, string> = {
  queued: 'Na fila',
  sent: 'Na impressora',
  failed: 'Falhou',
  printed: 'Impresso',
  expired: 'Expirado',
};

export function isPrintOver(state: PrintState): boolean {
  return state === 'printed' || state === 'expired';
}

/** The station of the cashier's tickets. All other stations come from the store's routes. */
export const CASHIER_STATION = 'Caixa';
/** Station for items without a category, or with a category without a route. */
export const DEFAULT_STATION = 'Produção';

/**
 * In ms. A ticket expires after this time, because an old ticket has no use in the kitchen. The panel shows
 * the expiry.
 */
export const PRINT_LIFE_MS = 2 * 3_600_000;
/** In ms. A ticket that is not printed after this time raises an alarm in the panel. */
export const UNPRINTED_ALARM_MS = 20_000;

/**
 * A ticket to print. Order, kind, revision and station identify it, so that the same ticket is never created
 * twice.
 */
export interface PrintRequest {
  kind: PrintKind;
  station: string;
  /**
   * Positions of the ticket's items in the order, set when the ticket was created. Null: the kind of the
   * ticket determines its items.
   */
  items: readonly number[] | null;
  /**
   * The device that must print the ticket, when several devices serve the station. Null: any of these
   * devices.
   */
  targetDeviceId: number | null;
}

/** The station of an item with this category. */
export function stationOf(categoryId: number | null, settings: Pick<PrintSettings, 'routes'>): string {
  const route = settings.routes.find((each) => each.categoryId === categoryId);
  return route === undefined || route.station === '' ? DEFAULT_STATION : route.station;
}

/**
 * All tickets of an order: first the cashier's, then one per station, in the sequence of the stations' first
 * items.
 */
export function jobsOf(
  items: readonly { categoryId: number | null }[],
  settings: Pick<PrintSettings, 'routes' | 'printsProduction' | 'printsCustomerCopy' | 'printsStoreCopy'>,
): PrintRequest[] {
  const kinds: PrintKind[] = [
    ...(settings.printsCustomerCopy ? (['customer'] as const) : []),
    ...(settings.printsStoreCopy ? (['store'] as const) : []),
  ];
  const cashier = kinds.length === 0 ? (['order'] as const) : kinds;
  const byStation = new Map<string, number[]>();
  for (const [position, { categoryId }] of settings.printsProduction ? items.entries() : []) {
    const station = stationOf(categoryId, settings);
    byStation.set(station, [...(byStation.get(station) ?? []), position]);
  }
  return [
    ...cashier.map((kind) => ({ kind, station: CASHIER_STATION, items: null, targetDeviceId: null })),
    ...[...byStation].map(([station, own]) => ({
      kind: 'production' as const,
      station,
      items: own,
      targetDeviceId: null,
    })),
  ];
}

/** The worst state of an order's tickets. The caller must not pass withdrawn tickets. */
export function orderPrintState(states: readonly PrintState[]): OrderPrintState {
  if (states.length === 0) return 'none';
  if (states.includes('failed') || states.includes('expired')) return 'failed';
  return states.every((state) => state === 'printed') ? 'printed' : 'waiting';
}
