import { providerHeaders } from '@comanda/testkit/provider/provider-person';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { createRunningStore } from '@comanda/testkit/running/running-stores';
import type { ServerProcess } from '@comanda/testkit/running/server-process';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import { figuresOfBar } from '../support/figure.ts';
import { fillExports } from '../support/fill-exports.ts';
import { cpuSeconds, residentBytes } from '../support/metrics.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const ROWS = 200_000;
const CHECK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;

/** Measures L2: lists of two hundred thousand rows, read page by page and saved as files. */
export const exports: Scenario = {
  name: 'exports',
  run: async (bench) => {
    const rows = bench.isQuick ? ROWS / 40 : ROWS;
    const database = await bench.createDatabase('exports');
    const figure = figuresOfBar('L2');
    const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
    const records = { de: day(61), ate: day(-1), acao: 'recusado' };

    const first = await bench.startServer(database);
    const prepared = await prepare(first, rows, records).finally(first.stop);
    const { storeId, adminToken, team, pages } = prepared;
    if (pages.reported.size !== rows || pages.count !== rows)
      throw new Error(`${pages.count} rows were sent, ${pages.reported.size} different ones, of ${rows}`);
    const figures = [
      figure('rows sent once, of as many', 'rows', pages.reported.size, null),
      figure('the first hundred pages, p50', 'ms', summarize(pages.times.slice(0, 100)).p50, 20),
      figure('the last hundred pages, p50', 'ms', summarize(pages.times.slice(-100)).p50, 20),
    ];

    const admin = { authorization: adminToken };
    const days = { data_inicio: day(61), data_final: day(-1) };
    const lists = [
      { name: 'history', path: 'vendas/historico', who: admin, requested: days, more: 2 },
      { name: 'orders', path: 'relatorio/pedidos', who: admin, requested: days, more: 2 },
      {
        ...{ name: 'statement', path: 'extrato/lancamentos', who: admin, more: 4 },
        requested: { conta: 'conta_corrente', periodo: 'PP', inicio: day(61), fim: day(-1) },
      },
      {
        name: 'access records',
        path: `provedor/lojas/${storeId}/acessos`,
        who: team,
        requested: records,
        more: 2,
      },
    ];
    for (const { name, path, who, requested, more } of lists) {
      for (const format of ['csv', 'xlsx']) {
        // Each file is saved on a new server, because a second file would reuse the memory of the first.
        const server = await bench.startServer(database);
        try {
          const rest = await restOf(server, `${path}?${new URLSearchParams(requested)}`, who);
          const save = () =>
            saved(`${server.url}/api/${path}/exportar`, who, { ...requested, formato: format }, server.pid);
          const complete = await save();
          const again = await save();
          if (format === 'csv' && complete.lines !== rows + more) throw new Error(`${complete.lines} lines`);
          const what = (of: string) => `${name}, ${format}${of}`;
          figures.push(
            figure(what(`: ${rows} rows`), 's', complete.ms / 1_000, 30),
            figure(what(', processor time of the server'), 's', complete.cpuSeconds, null),
            figure(what(', first byte'), 'ms', complete.firstByteMs, 500),
            figure(what(', memory above rest'), 'MB', (complete.maxBytes - rest) / MEGABYTE, 64),
            figure(what(' once more, above rest'), 'MB', (again.maxBytes - rest) / MEGABYTE, 64),
          );
        } finally {
          await server.stop();
        }
      }
    }
    return {
      figures,
      notes: [
        `One store, pages of 50. Each file on a server that has sent none before. Rest: its memory after three pages of the list; above rest: its highest memory while it sent, looked at every ${CHECK_EVERY_MS} ms, less rest. That counts what is loaded for the first file.`,
      ],
    };
  },
};

/** Fills a store, and reads its access records page by page. */
async function prepare(world: ProcessWorld, rows: number, records: Record<string, string>) {
  const http = createHttpClient(world.url, { sockets: 2 });
  try {
    const { storeId, adminToken } = await createRunningStore(world);
    await fillExports(world.urls.owner, storeId, rows);
    const team = await providerHeaders(world, 'admin');
    const path = `/api/provedor/lojas/${storeId}/acessos?${new URLSearchParams(records)}`;
    return { storeId, adminToken, team, pages: await walk(http, path, team) };
  } finally {
    http.close();
  }
}

/** Reads a list on a server. Returns the server's memory afterwards. */
async function restOf(server: ServerProcess, path: string, who: Record<string, string>): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    const page = await fetch(`${server.url}/api/${path}`, { headers: who });
    if (page.status !== 200) throw new Error(await page.text());
    await page.arrayBuffer();
  }
  return residentBytes(server.pid);
}

/** Requests page after page until the last. */
async function walk(http: HttpClient, path: string, headers: Record<string, string>) {
  const reported = new Set<string>();
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
    for (const { id } of page.registros) reported.add(id);
    after = page.proxima;
  } while (after !== null);
  return { reported, count, times };
}

/** Receives a file and discards it. */
async function saved(url: string, headers: Record<string, string>, requested: object, pid: number) {
  let maxBytes = residentBytes(pid);
  const check = setInterval(() => {
    maxBytes = Math.max(maxBytes, residentBytes(pid));
  }, CHECK_EVERY_MS);
  const cpuBefore = cpuSeconds(pid);
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(requested),
    });
    if (response.status !== 200) throw new Error(await response.text());
    let lines = 0;
    let firstByteMs = Number.POSITIVE_INFINITY;
    for await (const part of response.body ?? []) {
      firstByteMs = Math.min(firstByteMs, performance.now() - startedAt);
      for (const byte of part as Uint8Array) if (byte === 10) lines += 1;
    }
    const ms = performance.now() - startedAt;
    return { lines, firstByteMs, ms, maxBytes, cpuSeconds: cpuSeconds(pid) - cpuBefore };
  } finally {
    clearInterval(check);
  }
}
