import { importDistricts } from '@comanda/server/src/areas/store/delivery-areas/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import type { Page } from 'playwright-core';
import { logInToBoard } from '../support/board-page.ts';
import { figuresOfBar } from '../support/figure.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';
import { withPanel } from '../support/with-panel.ts';

const AREAS = 5_000;
const TIMES = 20;
const CITY = { state: 'SP', city: 'Campinas' };

/** Measures P12: five thousand areas of one store, saved together, listed and searched. */
export const deliveryAreas: Scenario = {
  name: 'delivery-areas',
  run: (bench) =>
    withPanel(bench, { name: 'delivery_areas' }, async ({ browser, world, store }) => {
      const pool = createPool({
        url: world.urls.system,
        max: 1,
        applicationName: 'bench',
        onError: () => undefined,
      });
      const districts = Array.from({ length: AREAS }, (_, at) => ({ ...CITY, district: `Bairro ${at}` }));
      await importDistricts(createDatabase(pool), districts);
      await pool.end();
      const http = createHttpClient(world.url);
      const headers = { authorization: store.adminToken, 'content-type': 'application/json' };
      const list = async () => {
        const startedAt = performance.now();
        const { text } = await http.send('GET', '/api/estabelecimentobairros/listar', headers);
        const { bairros } = JSON.parse(text) as Listed;
        return { bairros, ms: performance.now() - startedAt };
      };
      const saves: number[] = [];
      const lists: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const { bairros, ms } = await list();
        lists.push(ms);
        const startedAt = performance.now();
        const { status, text } = await http.send('POST', '/api/estabelecimentobairros/lote', headers, {
          bairros: bairros.map(({ id_bairro, atendido }) => ({ id_bairro, versao: atendido?.versao ?? 0 })),
          mudanca: { inativo: 'N', valor_taxa: { tipo: 'definir', valor: 5 + time } },
        });
        if (status !== 200) throw new Error(text);
        saves.push(performance.now() - startedAt);
      }
      http.close();
      const { page } = await logInToBoard(browser, world.url, store);
      await page.goto(`${world.url}/configuracoes/bairros`);
      await page.getByRole('grid').waitFor();
      const searches: number[] = [];
      for (let time = 0; time < TIMES; time += 1)
        searches.push(await searchMs(page, `Bairro 4${100 + time}`));
      const figure = figuresOfBar('P12');
      return {
        figures: [
          figure(`${AREAS} areas changed at once, answered, p95`, 'ms', summarize(saves).p95, 1_000),
          figure(`${AREAS} areas listed, p95`, 'ms', summarize(lists).p95, null),
          figure('search key to filtered list painted, p95', 'ms', summarize(searches).p95, 100),
        ],
        notes: ['The first change makes all of them; each one after it changes every fee.'],
      };
    }),
};

interface Listed {
  bairros: { id_bairro: number; atendido: { versao: number } | null }[];
}

/** Milliseconds from the input to the paint of the one found row. */
async function searchMs(page: Page, wanted: string): Promise<number> {
  const box = page.getByRole('searchbox');
  await box.focus();
  // Set up before the typing, because a script sent later could run after the typed text arrives.
  await page.evaluate(() => {
    window.benchSearch = new Promise<number>((resolve) => {
      let inputAt = 0;
      const noteInput = () => {
        inputAt = performance.now();
      };
      document.addEventListener('input', noteInput, { once: true, capture: true });
      const check = () => {
        const isFound = document.querySelectorAll('[data-row]').length === 1;
        if (inputAt === 0 || !isFound) requestAnimationFrame(check);
        else setTimeout(() => resolve(performance.now() - inputAt), 0);
      };
      requestAnimationFrame(check);
    });
  });
  await page.keyboard.insertText(wanted);
  const taken = await page.evaluate(() => window.benchSearch);
  await box.fill('');
  await page.waitForFunction(() => document.querySelectorAll('[data-row]').length > 1);
  return taken;
}
