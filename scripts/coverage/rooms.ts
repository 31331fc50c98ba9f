/** The row of one file in `coverage-summary.json`. */
export interface FileCoverage {
  lines: { total: number; covered: number };
  branches: { total: number; covered: number };
}

/** Parts of the product, called rooms, with the folder of each room. */
const ROOMS: readonly [room: string, folder: string][] = [
  ['server', 'apps/server/'],
  ['panel', 'apps/panel/'],
  ['domain', 'packages/domain/'],
  ['contract', 'packages/contract/'],
  ['console', 'apps/provider/'],
  ['ui', 'packages/ui/'],
  ['client', 'packages/client/'],
  ['web', 'packages/web/'],
  ['agent', 'apps/print-agent/'],
  ['visitors', 'apps/visitors/'],
];

export interface RoomCoverage extends FileCoverage {
  room: string;
}

/** Adds up the rows of each room. Files outside the rooms are left out. Paths are relative to the root. */
export function coverageOfRooms(
  files: readonly (readonly [path: string, found: FileCoverage])[],
): RoomCoverage[] {
  return ROOMS.map(([room, folder]) => {
    const own = files.filter(([path]) => path.replaceAll('\\', '/').startsWith(folder));
    const sumOf = (kind: 'lines' | 'branches') => ({
      total: own.reduce((sum, [, found]) => sum + found[kind].total, 0),
      covered: own.reduce((sum, [, found]) => sum + found[kind].covered, 0),
    });
    return { room, lines: sumOf('lines'), branches: sumOf('branches') };
  });
}

/** One line for each room, with the shares in per cent. */
export function tableOf(rooms: readonly RoomCoverage[]): string {
  const share = ({ total, covered }: FileCoverage['lines']) =>
    (total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`).padStart(10);
  const row = ({ room, lines, branches }: RoomCoverage) =>
    `${room.padEnd(10)}${share(lines)}${share(branches)}${String(lines.total).padStart(10)}`;
  const head = `${''.padEnd(10)}${'lines'.padStart(10)}${'branches'.padStart(10)}${'of lines'.padStart(10)}`;
  return [head, ...rooms.map(row)].join('\n');
}
