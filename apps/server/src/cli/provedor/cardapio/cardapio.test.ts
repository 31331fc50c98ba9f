import { testServer } from '@comanda/testkit/http/test-server';
import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
afterAll(async () => {
  await pool.end();
});

async function type(line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['cardapio', ...line]), {
    database: createDatabase(pool),
    config: readConfig({}),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: () => Promise.reject(new Error('nothing to ask')),
    operator: 'ana',
  });
  return lines;
}

describe('the subject cardapio', () => {
  it("lists a store's categories with the number of their products", async () => {
    const [store, other] = [await server.createStore(), await server.createStore()];
    await pizzaMenu(server, store.storeId);
    expect(await type(['listar', String(store.storeId)])).toEqual([
      '     1  Pizzas  1 produto',
      '     2  Bebidas  1 produto',
    ]);
    expect(await type(['listar', String(other.storeId)])).toEqual(['Nenhuma categoria.']);
  });

  it('requires a file and an existing store', async () => {
    await expect(type(['importar', '1'])).rejects.toThrow('Falta --arquivo.');
    await expect(type(['listar', '999999'])).rejects.toThrow('Não há loja com o número 999999.');
  });
});
