import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../platform/database/transaction.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { SUBJECTS } from '../subjects.ts';

const server = testServer();
let pool: pg.Pool;
let database: Database;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'cli', onError: () => undefined });
  database = createDatabase(pool);
});
afterAll(() => pool.end());

async function type(...line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['fatura', ...line]), {
    database,
    config: readConfig({}),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async () => 's',
    operator: 'ana',
  });
  return lines;
}

it('opens an invoice, which the store sees once it is overdue; only two people in the console can end it', async () => {
  const store = await server.createStore();
  const admin = await server.as(store.adminLogin);
  const number = String(store.storeId);
  const overdue = async () => (await admin.get('invoices?status=overdue')).body.data;
  const panel = await openSocket(server.url, admin.token);
  expect(await type('abrir', number, '1.234,56', '10/11/2020', 'Adesivos')).toEqual([
    expect.stringMatching(/^Fatura 1 de R\$.1\.234,56, vencimento 10\/11\/2020, aberta/),
  ]);
  expect(await panel.take('pedido', 1)).toEqual([{ tipo: 'f5pagina' }]);
  panel.close();
  await type('abrir', number, '50', '2099-01-31', 'Adesivos');
  expect(await overdue()).toHaveLength(1);
  expect(await type('listar', number)).toEqual([
    expect.stringMatching(/1 {2}10\/11\/2020 .*em aberto/),
    expect.stringMatching(/2 {2}31\/01\/2099 .*50,00 {2}em aberto/),
  ]);
  for (const action of ['baixar', 'cancelar'])
    await expect(type(action, number, '1')).rejects.toThrow(
      /^Nada mudou\..* duas pessoas: .*aprova em Financeiro/,
    );
  expect(await overdue()).toHaveLength(1);
});

it.each([
  ['nothing', '0', '10/11/2026', '"0" não é um valor'],
  ['words', 'dez', '10/11/2026', '"dez" não é um valor'],
  ['a day that is none', '10', '31/02/2026', '"31/02/2026" não é um dia'],
])('refuses %s', async (_name, value, day, words) => {
  await expect(type('abrir', '1', value, day, 'Adesivos')).rejects.toThrow(words);
});
