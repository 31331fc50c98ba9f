import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@comanda/testkit/postgres';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { SUBJECTS } from '../subjects.ts';

const database = testDatabase();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool({ url: database.urls.system, max: 1, applicationName: 'cli', onError: () => undefined });
});
afterAll(() => pool.end());

const folder = mkdtempSync(join(tmpdir(), 'bairros-'));

async function importFile(text: string, ...options: string[]): Promise<string[]> {
  const path = join(folder, 'bairros.csv');
  writeFileSync(path, text);
  return type('importar', path, ...options);
}

async function type(...line: string[]): Promise<string[]> {
  const output: string[] = [];
  const provider = {
    database: createDatabase(pool),
    config: readConfig({}),
    now: Date.now,
    writeLine: (words: string) => output.push(words),
    prompt: () => Promise.reject(new Error('nobody is asked')),
    operator: 'ana',
  };
  await runCommand(readCommand(SUBJECTS, ['bairros', ...line]), provider).catch((refusal: Error) =>
    output.push(refusal.message),
  );
  return output;
}

const countDistricts = async () => Number((await pool.query('select count(*) from districts')).rows[0].count);

it('imports a file, ignores its repetition, and corrects spellings', async () => {
  const file = 'Bairro;UF;Município\nCambuí;SP;Campinas\nTaquaral;são paulo;CAMPINAS\ncambui;sp;Campinas\n';
  expect(await importFile(file)).toEqual(['2 bairros novos, 0 com outra grafia, 0 já conhecidos.']);
  expect(await importFile('SP,Campinas,cambui\nSP,Campinas,Taquaral')).toEqual([
    '0 bairros novos, 1 com outra grafia, 1 já conhecidos.',
  ]);
  const { rows } = await pool.query(
    `select d.name from districts d join cities c using (city_id) where c.name = 'Campinas' order by d.plain_name`,
  );
  expect(rows).toEqual([{ name: 'cambui' }, { name: 'Taquaral' }]);
});

it('lists each faulty line, and imports nothing or only the correct lines', async () => {
  const before = await countDistricts();
  const file = `SP;Santos;Gonzaga\nXX;Santos;Boqueirão\nSP;;Embaré\nSP;Santos\nSP;Santos;${'a'.repeat(101)}`;
  const faults = [
    'Linha 2: "XX" não é uma UF.',
    'Linha 3: falta o município.',
    'Linha 4: esperados UF, município e bairro; há 2 colunas.',
    `Linha 5: nome longo demais: "${'a'.repeat(40)}…".`,
  ];
  expect(await importFile(file)).toEqual([
    ...faults,
    '4 linhas com erro: nada foi lido. Corrija o arquivo, ou use --pular-erros para ler as outras.',
  ]);
  expect(await countDistricts()).toBe(before);
  expect(await importFile(file, '--pular-erros')).toEqual([
    ...faults,
    '1 bairro novo, 0 com outra grafia, 0 já conhecidos.',
  ]);
});

it('imports ten thousand lines, and refuses a file that is not CSV', async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `MG;Cidade ${at % 50};Bairro ${at}`);
  expect(await importFile(lines.join('\n'))).toEqual([
    '10000 bairros novos, 0 com outra grafia, 0 já conhecidos.',
  ]);
  expect(await importFile('SP;Santos;"Gonzaga')).toHaveLength(1);
  expect(await importFile('uf;cidade;bairro\n')).toEqual(['O arquivo não tem nenhum bairro.']);
});

it('corrects faulty imports one by one', async () => {
  await importFile('SP;Salto;Camubi\nSP;Salto;Centro');
  const place = (district: string) => `SP;Salto;${district}`;
  expect(await type('adicionar', 'sp;SALTO;Bela Vista')).toEqual(['Bairro adicionado.']);
  expect(await type('renomear', place('camubi'), 'Vila', 'Cambuí')).toEqual([
    'Camubi agora se chama Vila Cambuí.',
  ]);
  expect(await type('renomear', place('Centro'), 'bela vista')).toEqual([
    'Esta cidade já tem um bairro com este nome. Junte os dois.',
  ]);
  expect(await type('juntar', place('Vila Cambuí'), place('Centro'), '--sim')).toEqual([
    'Pronto: 0 lojas mudaram.',
  ]);
  expect(await type('listar', 'SP;Salto')).toEqual([
    'Bela Vista  0 lojas entregam',
    'Centro  0 lojas entregam',
  ]);
  expect(await type('remover-cidade', 'SP;Salto', '--sim')).toEqual([
    'Esta cidade ainda tem bairros. Junte ou exclua todos antes.',
  ]);
  for (const district of ['Bela Vista', 'Centro']) await type('remover', place(district), '--sim');
  expect(await type('renomear-cidade', 'SP;Salto', 'Salto de Pirapora')).toEqual([
    'Salto agora se chama Salto de Pirapora.',
  ]);
  expect(await type('remover-cidade', 'SP;Salto de Pirapora', '--sim')).toEqual([
    'Salto de Pirapora foi excluído.',
  ]);
  expect(await type('remover', 'SP;Salto')).toEqual([
    '"SP;Salto": escreva "UF;município;bairro", entre aspas.',
  ]);
});
