import { sendFile } from '@comanda/testkit/http/send-file';
import { testServer } from '@comanda/testkit/http/test-server';
import type pg from 'pg';
import sharp from 'sharp';
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
  pool = createPool({ url: server.urls.system, max: 2, applicationName: 'cli', onError: () => undefined });
});
afterAll(() => pool.end());

async function type(...line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['alteracao', ...line]), {
    database: createDatabase(pool),
    config: readConfig({}),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async () => '',
    operator: 'ana',
  });
  return lines;
}

it('lists waiting changes with their age; rejects with a reason and approves, each change once', async () => {
  const store = await server.createStore();
  const { token } = await server.as(store.adminLogin);
  const number = String(store.storeId);
  const send = async (background: string) => {
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    await sendFile({ url: server.url, token }, 'estabelecimento/logo', bytes);
  };
  expect(await type('listar')).toEqual(['Nada espera aprovação.']);
  await send('#a00');
  server.clock.advance(5 * 3_600_000);
  expect((await type('listar'))[0]).toMatch(/\(há 5 h\) .*logotipo .*→ "\/arquivos\//);
  await expect(type('recusar', number, '1', 'Não')).rejects.toThrow(/10 a 300 letras/);
  expect(await type('recusar', number, '1', 'Logotipo', 'cortado', 'embaixo')).toEqual([
    `Loja "${store.name}", solicitação 1: Rejeitado.`,
  ]);
  await expect(type('aprovar', number, '1')).rejects.toThrow(/já não está pendente: foi recusada/);
  await send('#0a0');
  expect(await type('aprovar', number, '2')).toEqual([`Loja "${store.name}", solicitação 2: Aprovado.`]);
  await expect(type('aprovar', number, 'dois')).rejects.toThrow(/não é o número/);
  expect(await type('listar')).toEqual(['Nada espera aprovação.']);
});
