import { type Arrow, isTestRoom, readArrows } from './arrows.ts';

/** The floors of the product, the lowest first. A floor may import only from lower floors. */
const FLOORS = ['people', 'store', 'menu', 'orders', 'money', 'insight', 'retention'] as const;

/** Rooms: parent folders that contain one folder per floor. */
const ROOMS = [
  'apps/server/src/areas',
  'packages/domain/src',
  'packages/contract/src',
  'apps/panel/src/features',
  'apps/provider/src/features',
] as const;

interface Place {
  room: string;
  /** Name of the floor, or `kit` or `realtime`, which all floors share. */
  floor: string;
  area: string;
}

/** The floor and the area of a file: `<room>/<floor>/<area>/…`. Null for a file outside of areas. */
export function placeOf(file: string): Place | null {
  const room = ROOMS.find((each) => file.startsWith(`${each}/`));
  const [floor, area, ...rest] = room === undefined ? [] : file.slice(room.length + 1).split('/');
  return room === undefined || floor === undefined || area === undefined || rest.length === 0
    ? null
    : { room, floor, area };
}

/**
 * Index of the floor of a file. A file beside the areas, such as `areas/money/wiring.ts`, has a floor, too.
 * -1 if the file has no floor.
 */
function heightOf(file: string): number {
  const room = ROOMS.find((each) => file.startsWith(`${each}/`));
  const floor = room === undefined ? undefined : file.slice(room.length + 1).split('/')[0];
  return (FLOORS as readonly string[]).indexOf(floor ?? '');
}

/** True if an import leads to a higher floor. */
export function isUpward({ from, to }: Arrow): boolean {
  const [low, high] = [heightOf(from), heightOf(to)];
  return low >= 0 && high > low;
}

/**
 * Finds cycles in a graph of folders: groups whose folders all reach each other (Tarjan's algorithm).
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

/** Finds the wrong imports and the cycles between folders. Ignores tests. */
export function readFloors(root: string): { upward: string[]; rings: string[] } {
  const arrows = readArrows(root, `{${ROOMS.join(',')}}/*/**/*.{ts,tsx}`).filter(
    ({ from }) => !isTestRoom(from),
  );
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of arrows) {
    const [own, other] = [placeOf(from), placeOf(to)];
    if (!own || !other || own.room !== other.room || own.floor !== other.floor || own.area === other.area)
      continue;
    const graph = graphs.get(own.room) ?? new Map<string, Set<string>>();
    graphs.set(own.room, graph);
    graph.set(own.area, (graph.get(own.area) ?? new Set()).add(other.area));
  }
  return {
    upward: [...new Set(arrows.filter(isUpward).map(({ from, to }) => `${from} → ${to}`))].sort(),
    rings: [...graphs]
      .flatMap(([room, graph]) => ringsOf(graph).map((ring) => `${room}: ${ring.join(', ')}`))
      .sort(),
  };
}
