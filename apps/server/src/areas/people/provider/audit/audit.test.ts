import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { START, testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { providerAudit } from './audit.reads.ts';

const server = testServer();
type Page = { registros: Record<string, unknown>[]; proximo: number | null };
const DAY = 'de=2026-11-20&ate=2026-11-20';

it('shows each action with person, store and outcome, filtered and page by page', async () => {
  const store = await server.createStore({ name: 'Pizzaria Vigiada' });
  const admin = await server.asProvider('admin');
  const support = await server.asProvider('support');
  await support.post('provedor/equipe', {});
  await admin.post(`provedor/equipe/${support.personId}/bloquear`);
  await runStatement(
    server.urls.owner,
    `insert into provider_audit (at, person_id, call, about_store, outcome, address)
     select to_timestamp($1), $2, 'terminal: loja suspender', $3, null, '127.0.0.1' from generate_series(1, 60)`,
    [server.clock.now() / 1000, admin.personId, store.storeId],
  );
  const read = async (query: string) =>
    (await admin.get(`provedor/auditoria?${DAY}&${query}`)).body as unknown as Page;
  const [refused, ...others] = (await read(`pessoa=${support.personId}`)).registros;
  expect(others).toEqual([]);
  expect(refused).toMatchObject({
    quem: 'Equipe support',
    acao: 'team.add-person',
    resultado: 'Você não tem permissão para fazer isso.',
    feito: false,
  });
  expect((await read('acao=team.block-person')).registros).toMatchObject([
    { o_que: expect.stringContaining('Bloquear alguém'), numeros: `pessoa ${support.personId}`, feito: true },
  ]);
  const first = await read(`loja=${store.storeId}`);
  expect(first.registros).toHaveLength(50);
  expect(first.registros[0]).toMatchObject({ loja: 'Pizzaria Vigiada', feito: false });
  const rest = await read(`loja=${store.storeId}&antes_de=${first.proximo}`);
  expect([rest.registros.length, rest.proximo]).toEqual([10, null]);
  const lines = await exportedLines(server, admin, 'provedor/auditoria/exportar', {
    ...{ de: '2026-11-20', ate: '2026-11-20', pessoa: admin.personId, acao: 'team.block-person' },
  });
  expect(lines).toEqual([
    'O que fez;Quem;Quando;Loja;Nº da loja;O quê;De onde;Resultado',
    expect.stringMatching(
      new RegExp(`^"Bloquear alguém.*;Equipe admin;20/11/2026 .*;;;pessoa ${support.personId};.*;Feito$`),
    ),
    'Total: 1 registro;;;;;;;',
  ]);
  expect((await admin.get('provedor/auditoria?de=2026-11-19&ate=2026-11-19')).body).toMatchObject({
    registros: [],
  });
  const choices = (await admin.get('provedor/auditoria/opcoes')).body as unknown as {
    acoes: { valor: string }[];
  };
  expect(choices.acoes.map(({ valor }) => valor)).toContain('provider.log-in');
  expect(choices.acoes.map(({ valor }) => valor)).not.toContain('team.list');
});

const WEEK = { from: '2026-11-14', to: '2026-11-20', personId: null, aboutStore: null };
pagedSuite({
  list: providerAudit,
  filter: { ...WEEK, call: null },
  otherFilter: { ...WEEK, call: 'team.list' },
  context: [],
  isOfAllStores: true,
  hasPlainCursor: true,
  keyOf: ({ entryId }) => String(entryId),
  insert: `insert into provider_audit (at, call, about_store, numbers, address)
    select to_timestamp(${START / 1000} - n % 50), 'terminal: loja suspender', $1, jsonb_build_object('n', n), '::1'
      from generate_series($2::integer, $3::integer) n`,
  remove: `delete from provider_audit where about_store = $1 and numbers ->> 'n' = $2::text`,
});
