import { readFileSync } from 'node:fs';
import { spanOf } from '@comanda/domain/money/bank-match/bank-statement';
import { type Deposit, matchDeposits } from '@comanda/domain/money/bank-match/match-deposits';
import { type StatementColumns, statementOfRows } from '@comanda/domain/money/bank-match/statement-columns';
import { expect, it } from 'vitest';
import { BankFileFault, readBankFile } from './read-bank-file.ts';

/**
 * Sample files in the formats of several banks, with invented accounts and amounts. All contain deposits from
 * 19/10 to 25/11/2026.
 */
const sample = (name: string) => readFileSync(new URL(`samples/${name}`, import.meta.url));
const TODAY = '2026-11-28';

interface DepositAnswer {
  enviado_em: string;
  pago_em: string | null;
  valor: number;
  status: Deposit['state'];
}
const deposits = (
  JSON.parse(sample('deposits.json').toString()) as { depositos: DepositAnswer[] }
).depositos.map(
  ({ enviado_em: sentOn, pago_em: paidOn, valor: cents, status: state }): Deposit => ({
    ...{ sentOn, paidOn, cents, state },
  }),
);

async function statementIn(name: string) {
  const file = await readBankFile(new File([sample(name)], name));
  if (file.kind === 'accounts') return file.accounts[0];
  const { day, amount, ...columns } = file.table.guessed;
  expect([day, amount]).not.toContain(null);
  return statementOfRows(file.table.body, { ...columns, day, amount } as StatementColumns);
}

it.each([
  'bb-old-balance.ofx',
  'bb-balance-of-the-day-before.ofx',
  'bb-no-balances.ofx',
  'bb.csv',
  'caixa-balance-without-amount.ofx',
  'bb-one-fitid.ofx',
  'bb.ofc',
  'mercado-pago.csv',
])('%s: balances are no movements, and all repasses of its days are found', async (name) => {
  const statement = await statementIn(name);
  if (statement === undefined) throw new Error('the file has an account');
  const span = spanOf(statement, TODAY);
  expect(span).toEqual({ from: '2026-11-11', to: '2026-11-25' });
  expect(statement.unread).toEqual([]);
  if (span === null) return;
  const match = matchDeposits(deposits, statement.lines, { span, today: TODAY, ourNames: ['Comanda'] });
  expect(match.deposits.map(({ outcome }) => outcome)).toEqual(Array(10).fill('found'));
});

it('refuses a file that is no statement with the list of readable files', async () => {
  await expect(readBankFile(new File(['<OFD><DTD>2</DTD></OFD>'], 'bb.ofd'))).rejects.toThrow(BankFileFault);
});
