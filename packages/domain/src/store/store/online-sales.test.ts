import { expect, it } from 'vitest';
import { gapsBeforeSwitch, type OnlineSaleFacts, onlineSaleGaps } from './online-sales.ts';
import { gapNames, whyNotCharged } from './online-sales-words.ts';

const ALL: OnlineSaleFacts = {
  ...{ hasProvider: true, isRegistered: true, isApproved: true, hasAccount: true, accepts: true },
  ...{ openedOn: '2026-12-03', today: '2026-12-03', orderDay: '2026-12-03', hasTerms: true },
};

it.each<[facts: Partial<OnlineSaleFacts>, gaps: string[]]>([
  [{}, []],
  [{ hasProvider: false }, ['provider']],
  [{ isRegistered: false, isApproved: false, hasAccount: false }, ['registration', 'approval', 'account']],
  [{ openedOn: null, hasTerms: false }, ['commission']],
  [{ today: '2026-12-02', orderDay: '2026-12-02', hasTerms: false }, ['first-day']],
  // The customer orders and pays today, for delivery on the first day of the ledger.
  [{ today: '2026-12-02' }, ['first-day']],
  [{ today: '2026-12-04', orderDay: '2026-12-02', hasTerms: false }, ['order-day']],
  [{ today: '2027-01-01', orderDay: '2027-01-02' }, []],
  [{ hasTerms: false }, ['commission']],
  [{ accepts: false, hasAccount: false }, ['account', 'switch']],
])('a sale with %j lacks %j', (facts, gaps) => {
  expect(onlineSaleGaps({ ...ALL, ...facts })).toEqual(gaps);
});

it.each<[gaps: ReturnType<typeof onlineSaleGaps>, why: string, names: string]>([
  [[], '', ''],
  [
    ['commission', 'switch'],
    'falta a comissão combinada com o suporte',
    'a comissão combinada com o suporte',
  ],
  [['first-day'], 'começa em 03/12/2026', 'o primeiro dia da comissão (03/12/2026)'],
  [['order-day'], 'começou em 03/12/2026, e o pedido é de antes', 'o primeiro dia da comissão (03/12/2026)'],
  [['switch'], 'a loja desligou o pagamento online', ''],
  [
    ['approval', 'account'],
    'falta a aprovação do cadastro',
    'a aprovação do cadastro e uma conta de recebimento ativa',
  ],
])('%j in words', (gaps, why, names) => {
  const sales = { gaps, openedOn: '2026-12-03' };
  expect(whyNotCharged(sales)).toBe(why);
  expect(gapNames(gapsBeforeSwitch(sales), sales)).toBe(names);
});
