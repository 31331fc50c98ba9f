import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { SUBJECTS } from '../subjects.ts';

const server = testServer();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'cli', onError: () => undefined });
});
afterAll(() => pool.end());

async function type(...line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['comissao', ...line]), {
    database: createDatabase(pool),
    config: readConfig({}),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async () => 's',
    operator: 'ana',
  });
  return lines;
}

it('the first commission opens the ledger; a second one for today, or a rate above 100 %, is refused', async () => {
  const store = await server.createStore();
  const number = String(store.storeId);
  expect(await type('definir', number, '12,5', '--entrega')).toEqual([
    `Comissão de 12,5 % combinada com a loja "${store.name}" a partir de 20/11/2026.`,
  ]);
  const { rows } = await runStatement(
    server.urls.system,
    'select rate_millionths, includes_delivery from commission_terms join ledger_books using (store_id) where store_id = $1',
    [store.storeId],
  );
  expect(rows).toEqual([{ rate_millionths: 125_000, includes_delivery: true }]);
  await expect(type('definir', number, '10')).rejects.toThrow('dia que ainda não começou');
  for (const word of ['101', 'doze', '1,23456'])
    await expect(type('definir', number, word)).rejects.toThrow('não é uma taxa');
});
