import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../kit/time/calendar-month.ts';
import type { BankLine } from './bank-statement.ts';
import { type Deposit, latestDayOf, matchDeposits, pairEqual } from './match-deposits.ts';
import { sumMatch } from './sum-match.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-27' };
const WORLD = { span: NOVEMBER, today: '2026-11-27', ourNames: ['Comanda'] };
interface Sent extends Deposit {
  id: string;
}
const sent = (id: string, sentOn: string, cents: number, over: Partial<Deposit> = {}): Sent => ({
  ...{ id, sentOn, paidOn: sentOn, cents, state: 'paid' },
  ...over,
});
let no = 0;
const line = (day: string, cents: number, text = 'PIX RECEBIDO'): BankLine => ({
  no: ++no,
  day,
  cents,
  text,
});
const reported = (deposits: readonly Sent[], lines: readonly BankLine[], world = WORLD) => {
  const { deposits: matched, unclaimed } = matchDeposits(deposits, lines, world);
  return {
    outcomes: matched.map(
      ({ deposit, outcome, line: of }) => `${deposit.id} ${outcome} ${of?.day ?? '–'} ${of?.cents ?? '–'}`,
    ),
    unclaimed: unclaimed.map(({ day, cents }) => `${day} ${cents}`),
  };
};

describe('a settlement in the bank', () => {
  it('is found on its day, or two bank days later over a weekend and a holiday', () => {
    // 19/11 is a Thursday and 20/11 a holiday, so two bank days later is Tuesday, 24/11.
    expect(latestDayOf(sent('a', '2026-11-19', 1))).toBe('2026-11-24');
    expect(
      reported(
        [
          sent('same day', '2026-11-16', 9_711),
          sent('late', '2026-11-19', 500),
          sent('too late', '2026-11-10', 700),
        ],
        [
          line('2026-11-24', 500),
          line('2026-11-16', 9_711),
          line('2026-11-13', 700),
          line('2026-11-09', 700),
        ],
      ).outcomes,
    ).toEqual(['too late missing – –', 'same day found 2026-11-16 9711', 'late found 2026-11-24 500']);
  });

  it('five equal amounts match one to one by day, and the fifth line is left over', () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12'];
    const { outcomes, unclaimed } = reported(
      days.map((day) => sent(day, day, 100)),
      [...days, '2026-11-13'].map((day) => line(day, 100, 'PIX RECEBIDO COMANDA')).reverse(),
    );
    expect(outcomes).toEqual(days.map((day) => `${day} found ${day} 100`));
    expect(unclaimed).toEqual(['2026-11-13 100']);
  });

  it('reports another amount if the line names the payer, and never for money of customers', () => {
    const found = ['2026-11-03', '2026-11-04', '2026-11-05'];
    const payer = 'TED RECEBIDA PAGAR SOLUCOES';
    const { outcomes, unclaimed } = reported(
      [
        ...found.map((day, at) => sent(day, day, 100 + at)),
        sent('other', '2026-11-10', 9_711),
        sent('gone', '2026-11-16', 700),
      ],
      [
        ...found.map((day, at) => line(day, 100 + at, `${payer} ${at}`)),
        line('2026-11-10', 9_000, payer),
        line('2026-11-10', 9_700, 'PIX RECEBIDO MARIA SILVA'),
        line('2026-11-16', 699, 'PIX RECEBIDO MARIA SILVA'),
        line('2026-11-25', 5_000, payer),
      ],
    );
    expect(outcomes.slice(3)).toEqual(['other different 2026-11-10 9000', 'gone missing – –']);
    expect(unclaimed).toEqual(['2026-11-25 5000']);
  });

  it.each([
    [['PIX RECEBIDO MARIA SILVA', 'PIX RECEBIDO MARIA SILVA'], ['maria silva']],
    [
      ['PIX RECEBIDO MARIA SILVA', 'PIX JOAO'],
      ['maria silva', 'joao'],
    ],
    [['TED COMANDA PAGAMENTOS', 'PIX RECEBIDO'], []],
    [['PIX RECEBIDO', 'TED 237'], []],
  ])('lists other payers if no found line names us: %j', (texts, strangers) => {
    const days = ['2026-11-03', '2026-11-04'];
    const deposits = days.map((day, at) => sent(day, day, 100 + at));
    const lines = texts.map((text, at) => line(days[at] ?? '', 100 + at, text));
    const match = matchDeposits(deposits, lines, WORLD);
    expect(match.deposits.map(({ outcome }) => outcome)).toEqual(['found', 'found']);
    expect(match.strangers).toEqual(strangers);
  });

  it('prefers the line that names the payer over a customer with the same amount on the same day', () => {
    const { outcomes, unclaimed } = reported(
      [sent('a', '2026-11-16', 100)],
      [line('2026-11-16', 100, 'PIX MARIA'), line('2026-11-17', 100, 'PIX COMANDA')],
    );
    expect(outcomes).toEqual(['a found 2026-11-17 100']);
    expect(unclaimed).toEqual([]);
  });

  it.each([
    // A line with another payer's name is no settlement. A line without a name may be a settlement.
    ['PIX RECEBIDO JOAO DA SILVA', 'c doubtful 2026-11-17 4800'],
    ['PIX RECEBIDO', 'c found 2026-11-17 4800'],
  ])('with a known payer is not found by a line of another payer: %s', (text, outcome) => {
    const deposits = [
      sent('a', '2026-11-04', 1_710),
      sent('b', '2026-11-09', 900),
      sent('c', '2026-11-16', 4_800),
    ];
    const ours = (day: string, cents: number) => line(day, cents, 'TED RECEBIDA PROVEDOR EXEMPLO');
    const lines = [ours('2026-11-04', 1_710), ours('2026-11-09', 900), line('2026-11-17', 4_800, text)];
    expect(reported(deposits, lines).outcomes.at(-1)).toBe(outcome);
    const { lackingCents } = sumMatch(matchDeposits(deposits, lines, WORLD));
    expect(lackingCents).toBe(outcome.includes('doubtful') ? 4_800 : 0);
  });

  it('may still come, may be after the file, was returned, was not sent, or was zero', () => {
    const earlier = { ...WORLD, span: { from: '2026-11-01', to: '2026-11-12' } };
    expect(reported([sent('a', '2026-11-25', 1), sent('b', '2026-11-24', 1)], []).outcomes).toEqual([
      'b missing – –',
      'a may-come – –',
    ]);
    expect(
      reported([sent('a', '2026-11-03', 1, { paidOn: null, state: 'processing' })], []).outcomes,
    ).toEqual(['a may-come – –']);
    expect(reported([sent('a', '2026-11-11', 1)], [], earlier).outcomes).toEqual(['a beyond – –']);
    expect(
      reported(
        [
          sent('a', '2026-11-03', 5, { state: 'returned' }),
          sent('b', '2026-11-04', 5, { state: 'not-sent', paidOn: null }),
          sent('c', '2026-11-05', 0, { state: 'not-sent' }),
        ],
        [line('2026-11-04', 5)],
      ).outcomes,
    ).toEqual(['a returned 2026-11-04 5', 'b not-sent – –', 'c nothing – –']);
  });

  it('from before the file is searched, and reported only if it arrived within it', () => {
    expect(
      reported(
        [sent('a', '2026-10-30', 100), sent('b', '2026-10-30', 200)],
        [line('2026-11-03', 100, 'PIX COMANDA')],
      ),
    ).toEqual({ outcomes: ['a found 2026-11-03 100'], unclaimed: [] });
  });

  it('never matches a debit', () => {
    expect(reported([sent('a', '2026-11-16', 100)], [line('2026-11-16', -100)]).outcomes).toEqual([
      'a missing – –',
    ]);
  });
});

it('is summed up: sent, arrived and missing', () => {
  const match = matchDeposits(
    [
      sent('found', '2026-11-03', 500),
      sent('less', '2026-11-04', 400),
      sent('missing', '2026-11-05', 300),
      sent('more', '2026-11-17', 600),
      ...[sent('open', '2026-11-26', 200), sent('back', '2026-11-10', 100, { state: 'returned' })],
    ],
    [
      line('2026-11-03', 500),
      line('2026-11-04', 350, 'PIX COMANDA'),
      line('2026-11-12', 9, 'PIX COMANDA'),
      line('2026-11-17', 610, 'PIX COMANDA'),
    ],
    WORLD,
  );
  expect(sumMatch(match)).toEqual({
    counts: { found: 1, different: 2, missing: 1, returned: 1, 'may-come': 1, unclaimed: 1 },
    ...{ sentCents: 2_000, cameCents: 1_460, openCents: 200, excessCents: 10, lackingCents: 350 },
  });
});

describe('any deposits and any lines', () => {
  const day = fc.integer({ min: 0, max: 8 }).map((count) => addDays('2026-11-02', count));
  const cents = fc.constantFrom(100, 200);
  const deposits = fc
    .array(fc.record({ sentOn: day, later: fc.integer({ min: 0, max: 3 }), cents }), { maxLength: 6 })
    .map((rows) =>
      rows.map(({ sentOn, later, cents: amount }, at) =>
        sent(`d${at}`, sentOn, amount, { paidOn: addDays(sentOn, later) }),
      ),
    );
  const lines = fc
    .array(fc.record({ day, cents, text: fc.constantFrom('PIX', 'PIX COMANDA') }), { maxLength: 6 })
    .map((rows) => rows.map((row, at) => ({ ...row, no: at + 1 })));
  const fits = (deposit: Sent, of: BankLine) =>
    of.cents === deposit.cents && deposit.sentOn <= of.day && of.day <= latestDayOf(deposit);
  /** The maximum number of pairs, found by trying all combinations. */
  const max = ([first, ...rest]: readonly Sent[], left: readonly BankLine[]): number =>
    first === undefined
      ? 0
      : Math.max(
          max(rest, left),
          ...left
            .filter((of) => fits(first, of))
            .map(
              (of) =>
                1 +
                max(
                  rest,
                  left.filter((other) => other !== of),
                ),
            ),
        );

  it('pairs as many as possible, each line once, each within its days', () => {
    fc.assert(
      fc.property(deposits, lines, (all, bank) => {
        const inOrder = bank.toSorted((one, other) => one.day.localeCompare(other.day) || one.no - other.no);
        const pairs = [...pairEqual(all, inOrder)];
        expect(new Set(pairs.map(([, of]) => of)).size).toBe(pairs.length);
        expect(pairs.every(([deposit, of]) => fits(deposit, of))).toBe(true);
        expect(pairs.length).toBe(max(all, bank));
      }),
    );
  });

  it('gives the same result in any order, and uses every line at most once', () => {
    fc.assert(
      fc.property(deposits, lines, fc.boolean(), (all, bank, isTurned) => {
        const once = matchDeposits(all, bank, WORLD);
        const again = matchDeposits(all, isTurned ? bank.toReversed() : bank, WORLD);
        expect(again).toEqual(once);
        const { sentCents, cameCents, openCents, excessCents, lackingCents } = sumMatch(once);
        expect(lackingCents).toBe(sentCents - cameCents - openCents + excessCents);
        const used = [...once.deposits.flatMap(({ line: of }) => of ?? []), ...once.unclaimed];
        expect(new Set(used).size).toBe(used.length);
        for (const of of bank) if (of.text.includes('COMANDA')) expect(used).toContain(of);
      }),
    );
  });
});
