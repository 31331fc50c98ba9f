import type { PrintSettings } from './print-settings.ts';

/**
 * What a paper is for. `order` is the one copy without a heading that is printed when neither the customer's nor the
 * store's is wanted; `cancellation` says 'CANCELADO' where the order was printed before.
 */
export const PRINT_KINDS = ['order', 'customer', 'store', 'production', 'cancellation', 'test'] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

/**
 * `queued` nobody has it yet; `sent` an agent has it; `failed` its printer refuses, the agent keeps trying;
 * `printed` and `expired` are ends: on paper, or given up.
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

/** The station of the cashier's tickets. Every other station is named by the store's routes. */
export const CASHIER_STATION = 'Caixa';
/** Items without a category, or of one without a route, are produced here. */
export const DEFAULT_STATION = 'Produção';

/** Nobody wants yesterday's ticket: what has not been printed by then is given up, and says so. */
export const PRINT_LIFE_MS = 2 * 3_600_000;
/** An order's paper should be out by then; later somebody must look. */
export const UNPRINTED_ALARM_MS = 20_000;

/** One paper to be printed: of the same order, kind, revision and station there is never a second. */
export interface PrintWish {
  kind: PrintKind;
  station: string;
  /** Positions among the order's items of those that stand on it, decided once; null: whatever the kind shows. */
  items: readonly number[] | null;
  /** The device that is to print it, of several that were given the station; null: whichever serves it. */
  targetDeviceId: number | null;
}

/** The station whose ticket an item of this category stands on. */
export function stationOf(categoryId: number | null, settings: Pick<PrintSettings, 'routes'>): string {
  const route = settings.routes.find((each) => each.categoryId === categoryId);
  return route === undefined || route.station === '' ? DEFAULT_STATION : route.station;
}

/** Every paper an order needs, cashier's first, then one per station in the order its first item stands in. */
export function papersOf(
  items: readonly { categoryId: number | null }[],
  settings: Pick<PrintSettings, 'routes' | 'printsProduction' | 'printsCustomerCopy' | 'printsStoreCopy'>,
): PrintWish[] {
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

/** Where an order's papers stand together, for its card. */
export const ORDER_PRINT_STATES = ['none', 'waiting', 'failed', 'printed'] as const;
export type OrderPrintState = (typeof ORDER_PRINT_STATES)[number];

/** The worst of an order's papers. What was withdrawn does not count: whoever asks leaves it out. */
export function orderPrintState(states: readonly PrintState[]): OrderPrintState {
  if (states.length === 0) return 'none';
  if (states.includes('failed') || states.includes('expired')) return 'failed';
  return states.every((state) => state === 'printed') ? 'printed' : 'waiting';
}
