import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServer } from '@comanda/testkit/http/test-server';
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
let folder = '';
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'cli', onError: () => undefined });
  folder = mkdtempSync(join(tmpdir(), 'comanda-cardapio-'));
});
afterAll(async () => {
  await pool.end();
  rmSync(folder, { recursive: true, force: true });
});

async function type(line: string[]): Promise<string[]> {
  const said: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['cardapio', ...line]), {
    database: createDatabase(pool),
    config: readConfig({}),
    now: () => server.clock.now(),
    say: (words) => said.push(words),
    ask: () => Promise.reject(new Error('nothing to ask')),
    operator: 'ana',
  });
  return said;
}

function fileOf(content: unknown): string {
  const path = join(folder, 'categorias.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const PIZZAS = { id: 7, nome: 'Pizzas', itens: ['PZ-1', 'PZ-2', 'PZ-2'] };
const DRINKS = { id: 3, nome: ' Bebidas ', itens: ['BE-1'] };

describe('cardapio', () => {
  it('gives a store its categories, replaces them, and leaves other stores alone', async () => {
    const store = await server.createStore({ name: 'Pizzaria do Zé' });
    const other = await server.createStore();
    const number = String(store.storeId);
    const save = (content: unknown) => type(['categorias', number, '--arquivo', fileOf(content)]);

    await type(['categorias', String(other.storeId), '--arquivo', fileOf([DRINKS])]);
    expect(await type(['listar', number])).toEqual(['Nenhuma categoria.']);
    expect(await save([PIZZAS, DRINKS])).toEqual(['Loja "Pizzaria do Zé": 2 categorias, 3 itens.']);
    expect(await save([PIZZAS, DRINKS])).toHaveLength(1);
    expect(await type(['listar', number])).toEqual(['     7  Pizzas  2 itens', '     3  Bebidas  1 item']);

    // An item moves, one category leaves the menu, the others change places.
    await save([
      { id: 4, nome: 'Sobremesas' },
      { ...PIZZAS, nome: 'Pizzas salgadas', itens: ['PZ-1', 'BE-1'] },
    ]);
    expect(await type(['listar', number])).toEqual([
      '     4  Sobremesas  0 itens',
      '     7  Pizzas salgadas  2 itens',
    ]);
    expect(await type(['listar', String(other.storeId)])).toEqual(['     3  Bebidas  1 item']);
  });

  it.each([
    ['{', 'O arquivo não é JSON.'],
    [{ categorias: [] }, /^Arquivo: /],
    [[{ id: 0, nome: 'x' }], /^0\.id: /],
    [[{ id: 1, nome: ' ' }], /^0\.nome: /],
    [[PIZZAS, { ...DRINKS, id: 7 }], 'A categoria 7 está duas vezes no arquivo.'],
    [[PIZZAS, { ...DRINKS, itens: ['PZ-1'] }], 'O item "PZ-1" está em duas categorias.'],
  ])('refuses %j and changes nothing', async (content, complaint) => {
    const { storeId } = await server.createStore();
    const attempt = type(['categorias', String(storeId), '--arquivo', fileOf(content)]);
    await expect(attempt).rejects.toThrow(complaint);
    expect(await type(['listar', String(storeId)])).toEqual(['Nenhuma categoria.']);
  });

  it('wants a file and a store that is there', async () => {
    await expect(type(['categorias', '1'])).rejects.toThrow('Falta --arquivo.');
    const nowhere = type(['categorias', '999999', '--arquivo', fileOf([])]);
    await expect(nowhere).rejects.toThrow('Não há loja com o número 999999.');
  });
});
