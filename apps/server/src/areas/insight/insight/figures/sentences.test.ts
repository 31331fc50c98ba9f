import { readDashboard } from '@comanda/contract/insight/insight/dashboard.calls';
import { listReportOrders } from '@comanda/contract/insight/insight/report.calls';
import { findingWords, linksOfFinding } from '@comanda/domain/insight/insight/finding-words';
import {
  FINDING_RULES,
  type Finding,
  factsOfPeriod,
  findingsOf,
} from '@comanda/domain/insight/insight/findings';
import { countsOf, type OrderFact } from '@comanda/domain/insight/insight/order-fact';
import { addedCounts, addedDays, salesDayOf } from '@comanda/domain/insight/insight/sales-day';
import { FILTER_WORDS, filterOfWords } from '@comanda/domain/insight/insight/sold-filter';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { addToCounts, addToDays, writeFacts } from '../facts/facts.writes.ts';

const server = testServer();
const LAST = '2026-11-28';
const pool = () =>
  createPool({ url: server.urls.app, max: 1, applicationName: 'test', onError: () => undefined });

/** Pseudo-random choices. The same seed gives the same choices. */
function drawing(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return <Of>(of: readonly Of[]): Of => of[Math.floor(next() * of.length)] as Of;
}

const REASONS = ['UNAVAILABLE_ITEM', 'UNAVAILABLE_ITEM', 'RISK_AREA', null] as const;
/** Items have several spellings, as in real menus. */
const NAMES = ['Calabresa', 'CALABRESA ', 'Pão de  Açúcar', 'pao de acucar', 'Ação & "cia" 100%'];

function someOrder(orderId: number, draw: ReturnType<typeof drawing>): OrderFact & { out: string[] } {
  const outcome = draw([
    'completed',
    'completed',
    'completed',
    'cancelled',
    'cancelled',
    'open',
    'unpaid',
  ] as const);
  const isTaken = draw([true, false, false]) || outcome === 'completed';
  const isCancelled = outcome === 'cancelled';
  const by = draw(['user', 'user', 'customer', 'platform', null] as const);
  const cents = draw([1_000, 5_990, 12_345]);
  const ago = draw(Array.from({ length: 70 }, (_, day) => day));
  // Items are out in the last twelve days, and more than 44 days ago.
  const isShort = (ago < 12 || ago > 44) && draw([true, false]);
  return {
    ...{ orderId, day: addDays(LAST, -ago) },
    ...{ hour: draw([3, 4, 4, 5, 5, 12, 19, 20, 20, 23, 0]), outcome, way: 'cash', method: 'CASH' },
    ...{ isDelivery: true, hasTerms: false, subtotalCents: cents, otherFeesCents: 0, deliveryCents: 0 },
    ...{ storeDiscountCents: 0, sponsoredCents: 0, onlineCents: 0, cardCents: 0, cashCents: cents },
    ...{ commissionCents: 0, district: null, customerNo: null, version: 1 },
    cancelledBy: isCancelled ? by : null,
    cancelCode: isCancelled ? draw(REASONS) : null,
    acceptMinutes: isTaken ? draw([0, 1, 4, 5, 5, 6, 9]) : null,
    kitchenMinutes: outcome === 'completed' ? draw([0, 12, 30]) : null,
    doorMinutes: outcome === 'completed' ? draw([30, 50]) : null,
    lateMinutes: outcome === 'completed' ? draw([-10, 0, 1, 25, null]) : null,
    out: isShort ? [draw(NAMES), draw(NAMES)] : [],
  };
}

let panel: Awaited<ReturnType<typeof server.as>>;
const app = { end: async () => undefined as unknown };

beforeAll(async () => {
  server.clock.set('2026-11-29T12:00:00Z');
  const { storeId, adminLogin } = await server.createStore();
  const draw = drawing(7);
  const orders = Array.from({ length: 700 }, (_, index) => someOrder(index + 1, draw));
  const rows = orders.map(({ orderId, out }) => ({ orderId, out: [...new Set(out)] }));
  await runStatement(
    server.urls.owner,
    `insert into orders (store_id, order_id, external_id, content_hash, code, status, version, fulfilment, created_at, received_at,
       accept_by, promised_for, closed_at, customer_name, total_cents, charge_cents, payment_summary, document, items_out)
     select $1::integer, "orderId", 'seed-' || "orderId", '', 'C' || "orderId", 'delivered', 1, 'delivery', at, at, at, at, at, 'Ana', 1, 0,
            'Pix', '{}', out
       from json_to_recordset($2::json) as row ("orderId" bigint, out text[]), (values (timestamptz '2026-11-10T15:00:00Z')) given (at)`,
    [storeId, JSON.stringify(rows)],
  );
  const opened = pool();
  app.end = () => opened.end();
  const counts = orders.flatMap(({ out, ...fact }) => countsOf(fact, [], [...new Set(out)]));
  const plus = <Of>(of: Of) => ({ sign: 1 as const, of });
  await createDatabase(opened).inStore(storeId, async (tx) => {
    await writeFacts(
      tx,
      orders.map(({ out: _, ...fact }) => fact),
    );
    await addToDays(tx, addedDays(orders.map(({ out: _, ...fact }) => plus(salesDayOf(fact)))));
    await addToCounts(tx, addedCounts(counts.map(plus)));
  });
  panel = await server.as(adminLogin);
});
afterAll(() => app.end());

/** The number of orders that a finding's sentence names. */
function countOf(finding: Finding): number {
  switch (finding.rule) {
    case 'rush':
      return finding.refused;
    case 'lost':
    case 'out':
      return finding.times;
    case 'late':
      return finding.late;
    case 'accepting':
      return finding.slow;
    case 'rating':
      throw new Error('is of no orders');
  }
}

/** The request that the panel sends after a click on a finding's link. */
function queryOf(path: string) {
  const requested = new URL(path, 'https://x').searchParams;
  const [from = '', to = ''] = (requested.get('periodo') ?? '').split('_');
  const words = Object.entries(FILTER_WORDS).map(([name, read]) => [name, read(requested.get(name) ?? '')]);
  const filter = filterOfWords(Object.fromEntries(words));
  const wire = listReportOrders.input.encode({ period: 'PP', from, to, after: null, ...filter }) as object;
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >;
}

/** Finds the finding of each rule in a period, with all other rules silenced. */
async function findingsOfDays(from: string, to: string): Promise<Finding[]> {
  const { body } = await panel.get(`painel?data_inicio=${from}&data_final=${to}`);
  const facts = factsOfPeriod(readDashboard.output.decode(body as never));
  return FINDING_RULES.flatMap((rule) =>
    findingsOf(facts, new Set(FINDING_RULES.filter((each) => each !== rule))),
  );
}

const PERIODS = [7, 31, 45].flatMap((length) =>
  [0, 9, 45].map((ago) => ({ from: addDays(LAST, 1 - length - ago), to: addDays(LAST, -ago) })),
);

describe('sentences', () => {
  it('name the number of orders that their links show, for all chosen days', async () => {
    const kinds = new Set<string>();
    for (const days of PERIODS)
      for (const finding of await findingsOfDays(days.from, days.to)) {
        const words = findingWords(finding);
        const [{ path }] = linksOfFinding(finding, days);
        const { body } = await panel.get(`relatorio/pedidos?${new URLSearchParams(queryOf(path))}`);
        const { quantidade, pedidos } = body as unknown as { quantidade: number; pedidos: object[] };
        expect([words, quantidade]).toEqual([words, countOf(finding)]);
        expect(words).toMatch(new RegExp(`\\b${quantidade}\\b`));
        expect(pedidos).toHaveLength(Math.min(50, quantidade));
        // If the link has other days than requested, the sentence must name these days.
        const [from, to] = path.split(/[=&_]/).slice(1, 3) as [string, string];
        const isOther = from !== days.from || to !== days.to;
        expect([words, /, (de|em) \d\d\/\d\d/.test(words)]).toEqual([words, isOther]);
        kinds.add(`${finding.rule}${isOther ? ', other days' : ''}`);
      }
    expect([...kinds].sort()).toEqual([
      ...['accepting', 'late', 'lost', 'out', 'out, other days', 'rush', 'rush, other days'],
    ]);
  });

  it('file and printed page show the same orders', async () => {
    const days = { from: addDays(LAST, -44), to: LAST };
    const found = await findingsOfDays(days.from, days.to);
    for (const finding of found) {
      const { periodo: _, ...requested } = queryOf(linksOfFinding(finding, days)[0].path);
      const pdf = (await panel.post('relatorio/geraRelatorio', requested)).body as unknown as {
        retorno: object[];
      };
      const lines = await exportedLines(server, panel, 'relatorio/pedidos/exportar', {
        ...requested,
        formato: 'csv',
      });
      // Subtracts two lines of the file: the heading and the sums.
      expect([pdf.retorno.length, lines.length - 2]).toEqual([countOf(finding), countOf(finding)]);
    }
  });
});

it.each([
  ['desfecho=tudo', 'desfecho', 'Use um destes: completed, cancelled, refused, unpaid, open.'],
  ['motivo=user', 'motivo', 'Informe quem cancelou e o código do motivo, como user:UNAVAILABLE_ITEM.'],
  [
    "motivo=user:' or 1=1 --",
    'motivo',
    'Informe quem cancelou e o código do motivo, como user:UNAVAILABLE_ITEM.',
  ],
  ['com=late', 'com', 'Use um destes: atraso, demora, reembolso.'],
  ['horas=19-25', 'horas', 'Informe as horas como 19-21, de 0 a 24.'],
  ['horas=19', 'horas', 'Informe as horas como 19-21, de 0 a 24.'],
  ['dia_semana=7', 'dia_semana', 'O maior valor aceito é 6.'],
  ['dia_semana=sexta', 'dia_semana', 'Informe um número inteiro.'],
  [`em_falta=${'x'.repeat(201)}`, 'em_falta', 'Escreva no máximo 200 caracteres.'],
])('refuses %s in words', async (requested, field, words) => {
  const text = await panel.get(`relatorio/pedidos?${requested}`);
  expect(text).toMatchObject({
    status: 422,
    body: { status: false, erros: [{ campo: field, mensagem: words }] },
  });
});
