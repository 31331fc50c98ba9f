import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { beforeAll, beforeEach, expect, it } from 'vitest';

const server = testServer();
type Console = Awaited<ReturnType<typeof server.asProvider>>;
let team: Console;
let storeId = 0;
beforeAll(() => server.clock.set('2026-11-20T20:00:00Z'));
beforeEach(async () => {
  team = await server.asProvider();
  ({ storeId } = await server.createStore());
});

interface Version {
  desde: string;
  situacao: string;
  definida_por: string | null;
}
const terms = async () =>
  (await team.get(`provedor/lojas/${storeId}/comissoes`)).body as unknown as {
    comissoes: (Version & { comissao: number })[];
    planos: Version[];
    primeiro_dia: string;
  };
const agree = (desde: string, comissao: unknown = 12, who = team) =>
  who.post(`provedor/lojas/${storeId}/comissoes`, { desde, comissao, sobre_entrega: false });

/**
 * Approves a request as another person. `where`: the store's number, or 0 for a request that concerns all
 * stores.
 */
const approve = async (answer: { body: object }, where = storeId) => {
  const { solicitacao } = answer.body as { solicitacao: number | null };
  const other = await server.asProvider();
  return other.post(`provedor/lojas/${where}/financeiro/solicitacoes/${solicitacao}/aprovar`);
};

it('opens the ledger with the first commission, from today at the earliest; later ones begin on future days', async () => {
  expect(await terms()).toMatchObject({ comissoes: [], primeiro_dia: '2026-11-20' });
  expect((await agree('2026-11-19')).body.motivo).toBe('ledger.past-day');
  expect((await agree('2026-11-20')).status).toBe(200);
  expect((await agree('2026-11-20')).body.motivo).toBe('ledger.past-day');
  const requested = await agree('2026-12-01', 11.1234);
  expect((await terms()).comissoes).toHaveLength(1);
  expect((await approve(requested)).status).toBe(200);
  expect(await terms()).toMatchObject({
    primeiro_dia: '2026-11-21',
    comissoes: [
      { desde: '2026-12-01', situacao: 'VAI_VALER', comissao: 11.1234 },
      { desde: '2026-11-20', situacao: 'VALE_HOJE', comissao: 12 },
    ],
  });
  const { rows } = await runStatement(
    server.urls.system,
    'select rate_millionths as rate from commission_terms where store_id = $1 order by from_day',
    [storeId],
  );
  expect(rows).toEqual([{ rate: 120_000 }, { rate: 111_234 }]);
});

it('saves one version per day, also when the day is set again, or twice at the same time', async () => {
  await agree('2026-11-20');
  await approve(await agree('2026-12-01', 10));
  const both = await Promise.all([agree('2026-12-01', 9), agree('2026-12-01', 9)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  // Equal requests of one person count as one request. An equal request of another person is refused while
  // the first is pending.
  expect(both[0].body).toEqual(both[1].body);
  expect((await agree('2026-12-01', 9, await server.asProvider())).body.motivo).toBe('ledger.request-waits');
  expect((await approve(both[0])).status).toBe(200);
  expect((await terms()).comissoes).toMatchObject([{ comissao: 9 }, { comissao: 12 }]);
});

it.each([['x'], [-1], [100.1], [1.23456], [null]])('refuses a commission of %j', async (rate) => {
  expect((await agree('2026-12-01', rate)).status).toBe(422);
});

it('refuses support', async () => {
  const support = await server.asProvider('support');
  expect((await agree('2026-12-01', 12, support)).status).toBe(403);
  expect((await support.get('provedor/planos')).status).toBe(403);
});

const pix = { tipo: 'Débito', bandeira: 'Pix', parcelas: 1, taxa: 0.9901 };
const visa = { tipo: 'Crédito', bandeira: 'Visa', parcelas: 1, taxa: 3.49 };
const save = (over: object = {}, plan = 2) =>
  team.post(`provedor/planos/${plan}/versoes`, {
    ...{ desde: '2026-12-01', devolve_taxa: true, taxas: [pix, visa] },
    ...over,
  });
const versionsOf = async (plan: number) => {
  const { body } = await team.get('provedor/planos');
  const { planos } = body as unknown as {
    planos: { plano: number; versoes: (Version & { taxas: object[] })[] }[];
  };
  return planos.find(({ plano }) => plano === plan)?.versoes ?? [];
};

it('sets the table of a plan from a day on: the last save for a day applies, and the first version stays', async () => {
  expect(await versionsOf(2)).toMatchObject([{ situacao: 'VALE_HOJE', definida_por: null }]);
  const requested = await save({ taxas: [{ ...pix, taxa: 1 }, visa] });
  expect(await versionsOf(2)).toHaveLength(1);
  expect((await approve(requested, 0)).status).toBe(200);
  const both = await Promise.all([save({ taxas: [pix, visa] }), save({ taxas: [pix, visa] })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body).toEqual(both[1].body);
  const { solicitacoes } = (await team.get('provedor/financeiro/solicitacoes')).body as unknown as {
    solicitacoes: { tipo: string; loja: number; sobre: string; minha: boolean }[];
  };
  expect(solicitacoes.find(({ tipo }) => tipo === 'PLANO')).toMatchObject({
    ...{ loja: 0, nome_loja: 'Todas as lojas', minha: true, impedimento: 'same-person' },
    sobre: expect.stringContaining('a partir de 01/12/2026; Pix 1x: de 1% para 0,9901%'),
  });
  const { solicitacao: own } = both[0].body as unknown as { solicitacao: number };
  expect((await team.post(`provedor/lojas/0/financeiro/solicitacoes/${own}/aprovar`)).body.motivo).toBe(
    'ledger.same-person',
  );
  expect((await approve(both[0], 0)).status).toBe(200);
  const [coming, first] = await versionsOf(2);
  expect(coming).toMatchObject({
    ...{ desde: '2026-12-01', situacao: 'VAI_VALER', devolve_taxa: true, taxas: [pix, visa] },
    definida_por: expect.any(String),
  });
  expect(first?.taxas).toHaveLength(21);
  const day = await runStatement(
    server.urls.system,
    `select rates -> 0 ->> 'rateMillionths' as rate from fee_plan_versions where plan_id = 2 and from_day = '2026-12-01'`,
  );
  expect(day.rows).toEqual([{ rate: '9901' }]);
});

it('refuses a day that has begun in any time zone, or that begins before all servers have read it', async () => {
  expect((await save({ desde: '2026-11-20' })).body.motivo).toBe('ledger.past-day');
  // Half a minute before the 21st begins in Noronha at 05:00 (07:00 UTC): other servers may still use cached
  // terms.
  server.clock.set('2026-11-21T06:59:30Z');
  team = await server.asProvider();
  expect((await save({ desde: '2026-11-21' })).body.motivo).toBe('ledger.past-day');
  server.clock.set('2026-11-21T06:58:30Z');
  expect((await save({ desde: '2026-11-21' }, 1)).status).toBe(200);
  expect((await save({}, 3)).body.motivo).toBe('ledger.unknown-plan');
});

it.each([
  [[pix], 'taxas'],
  [[pix, visa, visa], 'taxas[2].bandeira'],
  [[{ ...pix, parcelas: 2 }, visa], 'taxas[0].parcelas'],
  [[], 'taxas'],
  [[pix, { ...visa, taxa: 3.49999 }], 'taxas[1].taxa'],
])('refuses an invalid table: %#', async (taxas, campo) => {
  const { status, body } = await save({ taxas });
  expect(status).toBe(422);
  expect(body.erros).toContainEqual(expect.objectContaining({ campo }));
});
