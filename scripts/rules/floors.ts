import { type Arrow, isTestRoom, readArrows } from './arrows.ts';

/** The floors of the product, from the lowest. A floor reads the floors below it. */
const FLOORS = ['people', 'store', 'menu', 'orders', 'money', 'insight', 'retention'] as const;
export type Floor = (typeof FLOORS)[number];

/** The folders of a floor, in server, domain and contract alike. */
const FOLDERS: Record<Floor, readonly string[]> = {
  people: ['access', 'audit', 'intake-keys', 'visits', 'leads', 'mail', 'privacy'],
  store: ['store', 'hours', 'delivery-areas', 'payment-methods'],
  menu: ['menu', 'bulk-upload'],
  orders: ['orders', 'intake', 'chat', 'courier', 'customer', 'printing', 'ratings', 'addresses'],
  money: [
    'ledger',
    'payments',
    'finance',
    'online-payment',
    'sales-history',
    'old-finance',
    'banking',
    'bank-match',
  ],
  insight: ['insight', 'figures'],
  retention: ['retention'],
};

/** Rooms whose folders stand on floors. */
const ROOMS = ['apps/server/src/areas', 'packages/domain/src', 'packages/contract/src'] as const;

/** Events of all floors in one list: it may import every folder, and every folder may import it. */
const HUB = 'realtime';

interface Place {
  room: string;
  folder: string;
}

/** The folder of a room a file is in; null for a file of no room, or directly in one. */
export function placeOf(file: string): Place | null {
  const room = ROOMS.find((each) => file.startsWith(`${each}/`));
  const [folder, ...rest] = room === undefined ? [] : file.slice(room.length + 1).split('/');
  return room === undefined || folder === undefined || rest.length === 0 ? null : { room, folder };
}

/** The floor of a folder; null for what all floors share, as text, time and pictures. */
export function floorOf(folder: string): Floor | null {
  return FLOORS.find((floor) => FOLDERS[floor].includes(folder)) ?? null;
}

/** Whether an import leads to a higher floor. */
export function isUpward({ from, to }: Arrow): boolean {
  const [low, high] = [placeOf(from), placeOf(to)].map((place) => (place ? floorOf(place.folder) : null));
  return low != null && high != null && FLOORS.indexOf(high) > FLOORS.indexOf(low);
}

/**
 * Rings of folders in a graph: groups in which each folder reaches every other one. Tarjan's algorithm.
 *
 * @param graph folder → folders it imports from
 */
export function ringsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const rings: string[][] = [];
  const visit = (node: string) => {
    const own = order.size;
    order.set(node, own);
    let low = own;
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) {
      const ring = path.splice(path.indexOf(node));
      if (ring.length > 1) rings.push(ring.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return rings.sort();
}

/** Imports between the folders of all rooms, tests apart. */
export function readFloors(root: string): { upward: string[]; rings: string[] } {
  const arrows = readArrows(root, `{${ROOMS.join(',')}}/*/**/*.ts`).filter(({ from }) => !isTestRoom(from));
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of arrows) {
    const [own, other] = [placeOf(from), placeOf(to)];
    if (!own || !other || own.room !== other.room || own.folder === other.folder) continue;
    if (own.folder === HUB || other.folder === HUB) continue;
    const graph = graphs.get(own.room) ?? new Map<string, Set<string>>();
    graphs.set(own.room, graph);
    graph.set(own.folder, (graph.get(own.folder) ?? new Set()).add(other.folder));
  }
  return {
    upward: [...new Set(arrows.filter(isUpward).map(({ from, to }) => `${from} → ${to}`))].sort(),
    rings: [...graphs]
      .flatMap(([room, graph]) => ringsOf(graph).map((ring) => `${room}: ${ring.join(', ')}`))
      .sort(),
  };
}
