import pg from 'pg';
import type { StressWorld } from './stress-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OPEN_MS = 180 * MINUTE_MS;

/** Stores that all open and close at the same times. */
export interface BoundaryStores {
  /**
   * Time of a boundary in epoch milliseconds. Boundary 0 opens the stores, 1 closes them, 2 opens them, and
   * so on.
   */
  momentOf(boundary: number): number;
  /** Number of stores that have already changed at a boundary. */
  countMoved(boundary: number): Promise<number>;
  /**
   * Violations after all boundaries up to the given one. At each boundary, each store must have changed once.
   * Each store must be open or closed as its hours require.
   */
  violationsAfter(boundary: number): Promise<string[]>;
  close(): Promise<void>;
}

const DAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];
const timeOf = (at: number) =>
  new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** Gives every store of a world the same week. The first boundary opens the stores in one to two minutes. */
export async function openBoundaryStores(world: StressWorld): Promise<BoundaryStores> {
  const opensAt = (Math.floor(Date.now() / MINUTE_MS) + 2) * MINUTE_MS;
  const times = { abertura: timeOf(opensAt), fechamento: timeOf(opensAt + OPEN_MS) };
  const horarios = DAYS.map((abreviacao) => ({
    abreviacao,
    checked: true,
    ...times,
    abertura2: '',
    fechamento2: '',
  }));
  const week = { horarios, auto_abrir: 'S', auto_fechar: 'S' };
  for (const { adminToken } of world.stores) {
    const saved = await world.http.send(
      'POST',
      '/api/software_app/alteraHorarios2',
      { authorization: adminToken },
      week,
    );
    if (saved.status !== 200) throw new Error(`hours not saved: ${saved.text}`);
  }
  const client = new pg.Client({ connectionString: world.urls.system });
  client.on('error', () => undefined);
  await client.connect();
  const versions = async () => {
    const { rows } = await client.query<{ storeId: number; version: number; isOpen: boolean }>(
      'select store_id as "storeId", opening_version as version, is_open as "isOpen" from stores',
    );
    return new Map(rows.map(({ storeId, ...state }) => [storeId, state]));
  };
  const first = await versions();
  const audited = async () => {
    const { rows } = await client.query<{ storeId: number; actions: string[] }>(
      `select store_id as "storeId", array_agg(action order by at) as actions from audit_log
        where action in ('store.opened', 'store.closed') and at >= $1 group by store_id`,
      [new Date(opensAt)],
    );
    return new Map(rows.map(({ storeId, actions }) => [storeId, actions]));
  };
  const movesOf = (storeId: number, now: Awaited<ReturnType<typeof versions>>) =>
    (now.get(storeId)?.version ?? 0) - (first.get(storeId)?.version ?? 0);
  return {
    momentOf: (boundary) => opensAt + Math.floor(boundary / 2) * DAY_MS + (boundary % 2) * OPEN_MS,
    countMoved: async (boundary) => {
      const now = await versions();
      return [...first.keys()].filter((storeId) => movesOf(storeId, now) > boundary).length;
    },
    violationsAfter: async (boundary) => {
      const [now, entries] = [await versions(), await audited()];
      const expected = Array.from({ length: boundary + 1 }, (_, at) =>
        at % 2 === 0 ? 'store.opened' : 'store.closed',
      );
      return [...first.keys()].flatMap((storeId) => {
        const name = `store ${storeId}, boundary ${boundary}`;
        const moves = movesOf(storeId, now);
        const actions = entries.get(storeId) ?? [];
        return [
          ...(moves === boundary + 1 ? [] : [`${name}: its switch moved ${moves} times`]),
          ...(now.get(storeId)?.isOpen === (boundary % 2 === 0) ? [] : [`${name}: it stands the wrong way`]),
          ...(actions.join() === expected.join() ? [] : [`${name}: the audit says ${actions.join(', ')}`]),
        ];
      });
    },
    close: () => client.end(),
  };
}
