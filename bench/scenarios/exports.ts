import { createProviderPerson, createProviderSession } from '@comanda/testkit/provider/provider-person';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import pg from 'pg';
import { figuresOfBar } from '../support/figure.ts';
import { residentBytes } from '../support/metrics.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const ROWS = 200_000;
/** The first export of a server loads the writer; what it then needs is measured. */
const WARM_ROWS = 2_000;
const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;

/** L2: a list of two hundred thousand rows, walked page by page and saved as a file. */
export const exports: Scenario = {
  name: 'exports',
  run: async (world) => {
    const rows = world.isQuick ? ROWS / 40 : ROWS;
    const database = await world.createDatabase('exports');
    const server = await world.startServer(database);
    const http = createHttpClient(server.url, { sockets: 2 });
    try {
      const [few, many] = await createRunningStores({ url: server.url, systemUrl: database.systemUrl }, 2);
      if (few === undefined || many === undefined) throw new Error('the stores are missing');
      await fill(database.ownerUrl, few.storeId, WARM_ROWS);
      await fill(database.ownerUrl, many.storeId, rows);
      const person = await createProviderPerson(database.ownerUrl, 'admin');
      const token = await createProviderSession(database.ownerUrl, person, Date.now());
      const team = { cookie: `pid=${token}`, platform: 'merchantWebv1' };
      const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
      const asked = { de: day(6), ate: day(-1), acao: 'recusado' };
      const list = (storeId: number) => `/api/provedor/lojas/${storeId}/acessos`;
      const save = (storeId: number, formato: string) =>
        saved(`${server.url}${list(storeId)}/exportar`, team, { ...asked, formato }, server.pid);
      const figure = figuresOfBar('L2');

      const pages = await walk(http, `${list(many.storeId)}?${new URLSearchParams(asked)}`, team);
      const figures = [
        figure('rows told once, of as many', 'rows', pages.told.size, null),
        figure('the first hundred pages, p50', 'ms', summarize(pages.times.slice(0, 100)).p50, 20),
        figure('the last hundred pages, p50', 'ms', summarize(pages.times.slice(-100)).p50, 20),
      ];
      if (pages.told.size !== rows || pages.count !== rows)
        throw new Error(`${pages.count} rows were told, ${pages.told.size} different ones, of ${rows}`);
      for (const format of ['csv', 'xlsx']) {
        for (let time = 0; time < 3; time += 1) await save(few.storeId, format);
        const small = await save(few.storeId, format);
        const whole = await save(many.storeId, format);
        const again = await save(many.storeId, format);
        if (format === 'csv' && whole.lines !== rows + 2) throw new Error(`${whole.lines} lines`);
        figures.push(
          figure(`${format}, ${rows} rows`, 's', whole.ms / 1_000, 30),
          figure(`${format}, first byte`, 'ms', whole.firstByteMs, 500),
          figure(`${format}, memory beside it`, 'MB', whole.grownBytes / MEGABYTE, 64),
          figure(`${format} once more, memory beside it`, 'MB', again.grownBytes / MEGABYTE, 24),
          figure(`${format} of ${WARM_ROWS} rows, the same`, 'MB', small.grownBytes / MEGABYTE, null),
        );
      }
      figures.push(figure('held after all files', 'MB', residentBytes(server.pid) / MEGABYTE, null));
      return {
        figures,
        notes: [
          `Access records of one store, pages of 50 and files in slices of 500; memory: the most a server held while it sent, looked at every ${LOOK_EVERY_MS} ms, less what it held before. XLSX comes after CSV on the same server: heap that the pages and CSV already took is not counted again. What is held after all says how much that is.`,
        ],
      };
    } finally {
      http.close();
      await server.stop();
    }
  },
};

/** Records of the last five days, ten of each moment. */
async function fill(ownerUrl: string, storeId: number, rows: number): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into access_records (store_id, at, user_id, address, action, details)
     select $1, now() - (n / 10) * interval '1 second' * $3, null, '203.0.113.' || n % 250, 'denied',
            jsonb_build_object('call', 'orders.list', 'n', n)
       from generate_series(1, $2::integer) n`,
    [storeId, rows, (5 * 86_400) / (rows / 10 + 1)],
  );
  await owner.query('vacuum analyze access_records');
  await owner.end();
}

/** Asks for page after page until there is none. */
async function walk(http: HttpClient, path: string, headers: Record<string, string>) {
  const told = new Set<string>();
  const times: number[] = [];
  let count = 0;
  let after: string | null = null;
  do {
    const startedAt = performance.now();
    const answer = await http.send('GET', `${path}${after === null ? '' : `&depois_de=${after}`}`, headers);
    times.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(answer.text);
    const page = JSON.parse(answer.text) as { registros: { id: string }[]; proxima: string | null };
    count += page.registros.length;
    for (const { id } of page.registros) told.add(id);
    after = page.proxima;
  } while (after !== null);
  return { told, count, times };
}

/** Takes a file as it comes and keeps none of it. */
async function saved(url: string, headers: Record<string, string>, asked: object, pid: number) {
  const before = residentBytes(pid);
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, residentBytes(pid));
  }, LOOK_EVERY_MS);
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    if (response.status !== 200) throw new Error(await response.text());
    let lines = 0;
    let firstByteMs = Number.POSITIVE_INFINITY;
    for await (const part of response.body ?? []) {
      firstByteMs = Math.min(firstByteMs, performance.now() - startedAt);
      for (const byte of part as Uint8Array) if (byte === 10) lines += 1;
    }
    return { lines, firstByteMs, ms: performance.now() - startedAt, grownBytes: most - before };
  } finally {
    clearInterval(look);
  }
}
