import { testServer } from '@comanda/testkit/http/test-server';
import { overtaken } from '@comanda/testkit/overtaken';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../platform/database/transaction.ts';
import { saveAddress } from '../../../platform/stored-address.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { SUBJECTS } from '../subjects.ts';

const server = testServer();
const dataDir = folderOfTest();
let pool: pg.Pool;
let database: Database;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 2, applicationName: 'cli', onError: () => undefined });
  database = createDatabase(pool);
});
afterAll(() => pool.end());

async function type(...line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['equipe', ...line]), {
    database,
    config: readConfig({ PORT: '3000', COMANDA_DATA: dataDir }),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async () => 's',
    operator: 'ana',
  });
  return lines;
}

it('the first person gets access by a link; people are changed and blocked, except the last administrator', async () => {
  expect(await type('listar')).toEqual(['Ninguém na equipe. Adicione a primeira pessoa: equipe adicionar']);
  const isTeamThere = async () => (await server.anonymous().get('provedor/porta')).body;
  expect(await isTeamThere()).toMatchObject({ tem_equipe: false });
  const [given, guessed, warning] = await type(
    ...['adicionar', '--nome', 'Renata Prado', '--usuario', 'renata', '--perfil', 'administracao'],
  );
  expect(await isTeamThere()).toMatchObject({ tem_equipe: true });
  expect(given).toMatch(/^Renata Prado é a pessoa 1 da equipe/);
  expect(guessed).toMatch(/^http:\/\/localhost:3000\/provedor\/senha#[\w-]{43}$/);
  expect(warning).toMatch(/^O começo deste link é um palpite/);
  // Simulates the address that an earlier server on this data folder saved. Links use this address.
  saveAddress(dataDir, { url: 'http://localhost:4110', consoleUrl: 'https://equipe.example.com' });
  const [, link = '', ...more] = await type('senha', 'renata');
  expect(link).toMatch(/^https:\/\/equipe\.example\.com\/provedor\/senha#[\w-]{43}$/);
  expect(more).toEqual([]);
  const input = {
    token: link.split('#')[1],
    password: 'Lasanha#2031',
    password_confirmation: 'Lasanha#2031',
  };
  const anonymous = server.anonymous();
  expect((await anonymous.post('provedor/senha/salvar', { ...input, password: 'Renata#2031' })).status).toBe(
    422,
  );
  expect((await anonymous.post('provedor/senha/salvar', input)).status).toBe(200);
  expect((await anonymous.post('provedor/senha/salvar', input)).body.motivo).toBe('password-link.invalid');
  const logIn = () => anonymous.post('provedor/login', { usuario: 'renata', senha: 'Lasanha#2031' });
  expect((await logIn()).body).toMatchObject({
    pessoa: { nome: 'Renata Prado', falta_fator: true, permissoes: ['own.account'] },
  });
  await expect(type('bloquear', 'renata')).rejects.toThrow('É a única pessoa na administração');
  await expect(type('perfil', '1', 'suporte')).rejects.toThrow('É a única pessoa na administração');
  await expect(
    type('adicionar', '--nome', 'Outra', '--usuario', 'Renata', '--perfil', 'suporte'),
  ).rejects.toThrow(/já é de alguém|usuario/);
  const demo = ['--perfil', 'administracao', '--demonstracao', 'Comanda@2026'];
  await type('adicionar', '--nome', 'Outra', '--usuario', 'outra', ...demo);
  const both = await Promise.allSettled([type('bloquear', 'renata'), type('bloquear', 'outra')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await pool.query(
    'select call, address from provider_audit where person_id is null order by entry_id',
  );
  expect(rows).toEqual([
    ...['adicionar', 'senha', 'adicionar', 'bloquear'].map((action) => ({
      call: `terminal: equipe ${action}`,
      address: 'terminal: ana',
    })),
  ]);
});

it('a new profile does not overwrite a name that is saved at the same time', async () => {
  const demo = ['--perfil', 'suporte', '--demonstracao', 'Comanda@2026'];
  await type('adicionar', '--nome', 'Bia', '--usuario', 'bia', ...demo);
  const renamed = {
    statement: `update provider_people set name = $1 where username = 'bia'`,
    values: ['Beatriz'],
  };
  await overtaken(server.urls.owner, renamed, () => type('perfil', 'bia', 'administracao'));
  const { rows } = await pool.query(`select name, role from provider_people where username = 'bia'`);
  expect(rows).toEqual([{ name: 'Beatriz', role: 'admin' }]);
});

it('a demonstration person logs in with the known password, without a second factor', async () => {
  const demo = ['--perfil', 'suporte', '--demonstracao', 'Comanda@2026'];
  const [given] = await type('adicionar', '--nome', 'Equipe', '--usuario', 'equipe', ...demo);
  expect(given).toContain('este banco não se abre para a rede');
  const { body } = await server
    .anonymous()
    .post('provedor/login', { usuario: 'equipe', senha: 'Comanda@2026' });
  expect(body).toMatchObject({ pessoa: { falta_fator: false, perfil: 'Suporte' } });
});
