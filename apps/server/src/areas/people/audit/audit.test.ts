import { callRequest } from '@comanda/contract/kit/call-request';
import { listAudit, listAuditPeople } from '@comanda/contract/people/audit/audit.calls';
import { auditAnswer, auditPeople } from '@comanda/contract/people/audit/audit.wire';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { START, type TestClient, testServer } from '@comanda/testkit/http/test-server';
import { pagedSuite } from '@comanda/testkit/paged-suite';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { auditEntries } from './audit.reads.ts';

const server = testServer();
const DAY = { from: '2026-11-20', to: '2026-11-20' };
const ALL = { ...DAY, who: null, area: null, after: null };
type Filter = Parameters<typeof listAudit.input.encode>[0];

async function aStore() {
  const store = await server.createStore();
  const [admin, operator] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
  return { store, admin, operator };
}

async function list(panel: TestClient, filter: Partial<Filter> = {}) {
  const { url } = callRequest(listAudit, { ...ALL, ...filter });
  return readAnswer(auditAnswer, await panel.get(url.replace('/api/', '')));
}

/** Inserts audit entries, `stepMs` apart. */
async function write(
  storeId: number,
  count: number,
  details: object = {},
  action = 'store.opened',
  stepMs = 0,
) {
  await runStatement(
    server.urls.owner,
    `insert into audit_log (store_id, at, user_id, action, details)
     select $1, to_timestamp($2 / 1000.0) - n * $6 * interval '1 millisecond', null, $3, $4
       from generate_series(0, $5 - 1) n`,
    [storeId, START, action, JSON.stringify(details), count, stepMs],
  );
}

it('shows actions of people, the team and the system, each with the actor’s name', async () => {
  const { store, admin } = await aStore();
  await write(store.storeId, 1, { por: 'provedor: eva', texto: 'Fatura em atraso' }, 'store.suspended');
  await write(store.storeId, 1, { por: 'sistema', motivo: 'início do horário' });
  await admin.post('software_app/alteraPagamentos', { formas: ['Dinheiro'], versao: 0 });
  const { rows: entries, next } = await list(admin);
  expect(next).toBeNull();
  const audited = entries.map(({ who, text }) => `${who}: ${text}`);
  expect(audited).toEqual(
    expect.arrayContaining([
      'Equipe Comanda (eva): Suspendeu a loja: Fatura em atraso',
      'Automático: Abriu a loja: início do horário',
      expect.stringMatching(/: Mudou as formas de pagamento$/),
      expect.stringMatching(/: Entrou no painel$/),
    ]),
  );
  const changed = entries.find(({ text }) => text === 'Mudou as formas de pagamento');
  expect(changed).toMatchObject({ whoKind: 'person', area: 'payments', moreCount: 0 });
  expect(changed?.changes).toEqual([
    { what: 'Deixou de aceitar', before: expect.stringContaining('Visa crédito'), after: null },
  ]);
});

it('filters by user, team or system, and by area', async () => {
  const { store, admin, operator } = await aStore();
  await write(store.storeId, 2, { por: 'provedor: eva' }, 'store.reactivated');
  await write(store.storeId, 3, { por: 'sistema' });
  await write(store.storeId, 1, { por: 'link de assinatura', contrato: 1 }, 'store.contract-signed');
  await operator.post('estabelecimento/mudaPrevisao', { min: 50, max: 70 });
  const count = async (filter: Partial<Filter>) => (await list(admin, filter)).rows.length;
  expect(await count({ who: 'team' })).toBe(2);
  expect(await count({ who: 'system' })).toBe(3);
  expect((await list(admin, { who: { userId: store.operatorId }, area: 'access' })).rows).toHaveLength(1);
  expect(await count({ area: 'store' })).toBeGreaterThanOrEqual(6);
  expect(await count({ area: 'finance' })).toBe(0);
  expect(await count({ from: '2026-11-19', to: '2026-11-19' })).toBe(0);
  expect((await list(admin, { who: { userId: 999_999 } })).rows).toEqual([]);
});

it('shows who read personal data, but not the data', async () => {
  const { store, admin } = await aStore();
  await write(
    store.storeId,
    1,
    { pedido: 123, motivo: 'complaint', telefone: '19999990000' },
    'orders.customer-seen',
  );
  const { rows: entries } = await list(admin, { area: 'privacy' });
  expect(entries).toMatchObject([
    { area: 'privacy', orderId: 123, text: expect.stringContaining('do cliente de um pedido') },
  ]);
  expect(JSON.stringify(entries)).not.toContain('19999990000');
});

pagedSuite({
  list: auditEntries,
  filter: { ...DAY, who: null, area: 'store' },
  otherFilter: { ...DAY, who: null, area: null },
  context: [{ timeZone: 'America/Sao_Paulo' }],
  hasPlainCursor: true,
  keyOf: ({ entryId }) => entryId,
  insert: `insert into audit_log (store_id, at, action, details)
    select $1, to_timestamp(${START / 1000} - (n % 50)), 'store.opened', jsonb_build_object('n', n)
      from generate_series($2::integer, $3::integer) n`,
  remove: `delete from audit_log where store_id = $1 and details ->> 'n' = $2::text`,
});

it.each([
  ['a day that is none', 'de=2026-02-30&ate=2026-03-01', 'de'],
  ['the wrong way round', 'de=2026-03-02&ate=2026-03-01', 'ate'],
  ['more than a year', 'de=2024-01-01&ate=2026-03-01', 'ate'],
  ['nobody', 'de=2026-03-01&ate=2026-03-01&quem=vizinho', 'quem'],
  ['no area', 'de=2026-03-01&ate=2026-03-01&area=lua', 'area'],
])('refuses %s by its field', async (_what, query, field) => {
  const { admin } = await aStore();
  const { status, body } = await admin.get(`historico?${query}`);
  expect(status).toBe(422);
  expect(body.erros.map(({ campo }) => campo)).toContain(field);
});

it('is for administrators, and only of their own store', async () => {
  const [mine, other] = [await aStore(), await aStore()];
  await write(other.store.storeId, 1, { motivo: 'Vizinho' });
  const query = `de=${DAY.from}&ate=${DAY.to}`;
  expect((await mine.operator.get(`historico?${query}`)).status).toBe(403);
  expect((await mine.operator.get('historico/pessoas')).status).toBe(403);
  expect((await mine.operator.post('historico/exportar', { de: DAY.from, ate: DAY.to })).status).toBe(403);
  expect(JSON.stringify(await list(mine.admin))).not.toContain('Vizinho');
  const theirs = await list(mine.admin, { who: { userId: other.store.adminId } });
  expect(theirs.rows.every(({ text }) => !text.includes('Vizinho'))).toBe(true);
});

it('lists the users of the store, blocked ones last', async () => {
  const { store, admin } = await aStore();
  await runStatement(
    server.urls.owner,
    'update users set is_active = false where store_id = $1 and user_id = $2',
    [store.storeId, store.operatorId],
  );
  const people = readAnswer(
    auditPeople,
    await admin.get(callRequest(listAuditPeople, {}).url.replace('/api/', '')),
  );
  expect(people.map(({ userId, isActive }) => [userId, isActive])).toEqual([
    [store.adminId, true],
    [store.operatorId, false],
  ]);
});

it('exports a spreadsheet without formulas, and records who exported it', async () => {
  const { store, admin } = await aStore();
  await write(store.storeId, 1, { por: 'provedor: =cmd()', motivo: '"; =1+1' });
  const response = await fetch(`${server.url}/api/historico/exportar`, {
    method: 'POST',
    headers: { authorization: admin.token, 'content-type': 'application/json' },
    body: JSON.stringify({ de: DAY.from, ate: DAY.to }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toContain('historico-2026-11-20-a-2026-11-20.csv');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines[0]).toContain('Quando;Quem;Assunto');
  expect(lines).toContain('20/11/2026 19:10:00;Equipe Comanda (=cmd());Loja;"Abriu a loja: ""; =1+1";');
  expect(lines.at(-2)).toMatch(/^Total: \d+ registros;;;;$/);
  for (const line of lines) for (const cell of line.split(';')) expect(cell).not.toMatch(/^"?[=+@-]/);
  const { rows: entries } = await list(admin, { area: 'privacy' });
  expect(entries[0]).toMatchObject({
    text: 'Exportou o histórico de 20/11/2026 a 20/11/2026',
    whoKind: 'person',
  });
});

it('refuses to export an invalid period, and records nothing', async () => {
  const { admin } = await aStore();
  const refused = await admin.post('historico/exportar', { de: '2024-01-01', ate: '2026-03-01' });
  expect(refused).toMatchObject({ status: 422, body: { erros: [{ campo: 'ate' }] } });
  expect((await list(admin, { area: 'privacy' })).rows).toEqual([]);
});
