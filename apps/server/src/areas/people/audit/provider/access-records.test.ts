import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { START, testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { readCommand } from '../../../../cli/provedor/read-command.ts';
import { runCommand } from '../../../../cli/provedor/run-command.ts';
import { SUBJECTS } from '../../../../cli/provedor/subjects.ts';
import { readConfig } from '../../../../config.ts';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { accessRecords } from './records.reads.ts';

const server = testServer();
const TODAY = 'de=2026-11-20&ate=2026-11-20';

interface Page {
  registros: { acao: string; nome: string | null; usuario: string | null; endereco: string }[];
  proxima: string | null;
}

/** The output of the command `registro acessos --csv`. */
async function typed(storeId: number): Promise<string[]> {
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'cli',
    onError: () => undefined,
  });
  const output: string[] = [];
  const line = ['registro', 'acessos', String(storeId), '--de', '2026-11-20', '--ate', '2026-11-20', '--csv'];
  await runCommand(readCommand(SUBJECTS, line), {
    database: createDatabase(pool),
    config: readConfig({}),
    now: () => server.clock.now(),
    writeLine: (words) => output.push(words),
    prompt: async () => 's',
    operator: 'ana',
  });
  await pool.end();
  return output;
}

it('shows access records page by page, records each read, and exports the same file as the terminal', async () => {
  const store = await server.createStore();
  const team = await server.asProvider();
  await server.as(store.adminLogin);
  await runStatement(
    server.urls.owner,
    `insert into access_records (store_id, at, user_id, address, action, details)
     select $1, to_timestamp($2), 2, '=cmd()', 'denied', '{"call":"x"}' from generate_series(1, 60)`,
    [store.storeId, server.clock.now() / 1000 - 60],
  );
  const path = `provedor/lojas/${store.storeId}/acessos`;
  const first = (await team.get(`${path}?${TODAY}`)).body as unknown as Page;
  expect(first.registros).toHaveLength(50);
  expect(first.registros[0]).toMatchObject({ acao: 'entrou', nome: 'Dona Teste', endereco: '127.0.0.1' });
  const second = (await team.get(`${path}?${TODAY}&depois_de=${first.proxima}`)).body as unknown as Page;
  expect([second.registros.length, second.proxima]).toEqual([11, null]);
  const denied = (await team.get(`${path}?${TODAY}&acao=entrou`)).body as unknown as Page;
  expect(denied.registros).toHaveLength(1);
  const lines = await exportedLines(server, team, `${path}/exportar`, {
    ...{ de: '2026-11-20', ate: '2026-11-20' },
  });
  // The file ends with a row that counts its rows. The command's output has no such row, because programs
  // read it.
  expect(lines).toEqual([...(await typed(store.storeId)), 'Total: 61 registros;;;;;;']);
  const { rows } = await runStatement(
    server.urls.owner,
    `select call, count(*)::integer as times from provider_audit where about_store = $1 group by call order by call`,
    [store.storeId],
  );
  expect(rows).toEqual([
    { call: 'provider.export-access-records', times: 1 },
    { call: 'provider.list-access-records', times: 3 },
  ]);
});

it('shows the store’s history worded as in the panel, and records its export there', async () => {
  const store = await server.createStore();
  const team = await server.asProvider();
  await team.post(`provedor/lojas/${store.storeId}/chaves`, { rotulo: 'Aplicativo' });
  const path = `provedor/lojas/${store.storeId}/historico`;
  const taken = await fetch(`${server.url}/api/${path}/exportar`, {
    method: 'POST',
    headers: {
      cookie: `pid=${team.token}`,
      platform: 'merchantWebv1',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ de: '2026-11-20', ate: '2026-11-20' }),
  });
  expect(taken.headers.get('content-type')).toContain('text/csv');
  await taken.text();
  const { body } = await team.get(`${path}?${TODAY}`);
  const audited = (body as unknown as { registros: { quem: string; frase: string }[] }).registros;
  expect(audited.every(({ quem }) => quem === `Equipe Comanda (${team.login})`)).toBe(true);
  expect(audited.map(({ frase }) => frase)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Aplicativo'),
      'Exportou o histórico de 20/11/2026 a 20/11/2026',
    ]),
  );
});

it('shows attempts with unknown names; refuses unknown stores and invalid periods', async () => {
  const team = await server.asProvider('support');
  await server.anonymous().post('login/index', { usuario: 'ninguem.existe', senha: 'Errada#2024' });
  const unknown = async () =>
    (await team.get(`provedor/acessos/desconhecidos?${TODAY}`)).body as unknown as Page;
  // The test must wait, because the server records the attempt after its answer.
  await expect
    .poll(async () => (await unknown()).registros[0])
    .toMatchObject({ acao: 'senha-errada', nome: null });
  expect(JSON.stringify(await unknown())).not.toContain('ninguem');
  for (const path of ['acessos', 'historico'])
    expect((await team.get(`provedor/lojas/99999999/${path}?${TODAY}`)).body).toMatchObject({
      motivo: 'provider.unknown-store',
    });
  const backwards = await team.get(`provedor/acessos/desconhecidos?de=2026-11-20&ate=2026-11-19`);
  expect([backwards.status, backwards.body.erros[0]?.campo]).toEqual([422, 'ate']);
});

const ALL = { from: null, until: null, userId: null };
pagedSuite({
  list: accessRecords,
  filter: { ...ALL, action: 'denied' },
  otherFilter: { ...ALL, action: 'logged' },
  context: [],
  isOfProvider: true,
  keyOf: ({ recordId }) => recordId,
  insert: `insert into access_records (store_id, at, address, action, details)
    select $1, to_timestamp(${START / 1000} - n % 50), '::1', 'denied', jsonb_build_object('n', n)
      from generate_series($2::integer, $3::integer) n`,
  remove: `delete from access_records where store_id = $1 and details ->> 'n' = $2::text`,
});
