import { createHttpClient } from '@comanda/testkit/running/http-client';
import { createRunningStore } from '@comanda/testkit/running/running-stores';
import { figuresOfBar } from '../support/figure.ts';
import { fillStores } from '../support/fill-store.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const MISSED = 1_000;
const OPEN = 300;
const TIMES = 30;

/**
 * Measures P2: a program fetches and parses the data of a returning panel, and of a new panel.
 */
export const catchUp: Scenario = {
  name: 'catch-up',
  run: async (bench) => {
    const database = await bench.createDatabase('catch_up');
    const first = await bench.startServer(database);
    const [away, starting] = [await createRunningStore(first), await createRunningStore(first)];
    await fillStores(first, [away], MISSED);
    await fillStores(first, [starting], OPEN);
    await first.stop();
    // A new server, which has prepared and cached nothing.
    const server = await bench.startServer(database);
    const http = createHttpClient(server.url);
    const fetchBoardMs = async () => {
      const startedAt = performance.now();
      const { text } = await http.send('GET', '/api/pedidos/listar', { authorization: starting.adminToken });
      if (JSON.parse(text).pedidos.length !== OPEN) throw new Error(`the board did not bring ${OPEN}`);
      return performance.now() - startedAt;
    };
    /** Fetches all pages of missed events one after another, like a panel. */
    const fetchEventsMs = async () => {
      const startedAt = performance.now();
      let [seq, isLast] = [0, false];
      while (!isLast) {
        const path = `/api/pedidos/eventos?desde=${seq}`;
        const { text } = await http.send('GET', path, { authorization: away.adminToken });
        const { eventos: events, tem_mais: hasMore } = JSON.parse(text);
        isLast = hasMore !== true;
        seq = events.at(-1)?.seq ?? seq;
      }
      if (seq !== MISSED) throw new Error(`the events end at ${seq}, not at ${MISSED}`);
      return performance.now() - startedAt;
    };
    try {
      const coldBoardMs = await fetchBoardMs();
      const coldEventsMs = await fetchEventsMs();
      const boards: number[] = [];
      const events: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        boards.push(await fetchBoardMs());
        events.push(await fetchEventsMs());
      }
      const figure = figuresOfBar('P2');
      return {
        figures: [
          figure('1,000 missed events, first request of a new server', 'ms', coldEventsMs, 1_000),
          figure('1,000 missed events, p95', 'ms', summarize(events).p95, 1_000),
          figure('board of 300 open orders, first request of a new server', 'ms', coldBoardMs, 150),
          figure('board of 300 open orders, p95', 'ms', summarize(boards).p95, 150),
        ],
        notes: ['Times of the client, transfer and parsing included.'],
      };
    } finally {
      http.close();
      await server.stop();
    }
  },
};
