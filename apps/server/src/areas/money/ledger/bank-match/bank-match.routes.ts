import {
  type BankMatchRow,
  exportBankMatch,
  listBankDeposits,
  readExampleStatement,
} from '@comanda/contract/money/ledger/bank-match.calls';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { exampleStatement } from '@comanda/domain/money/bank-match/example-statement';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { shownDays } from '../../../../platform/period/store-period.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { isDemoStore } from '../../../store/store/public.ts';
import { readDeposits } from './deposits.reads.ts';
import { BANK_MATCH_SHEET as TEXTS } from './texts.ts';

const { columns: titles } = TEXTS;
const COLUMNS: readonly SheetColumn<BankMatchRow>[] = [
  { title: titles.name, kind: 'text', value: ({ name }) => name },
  { title: titles.outcome, kind: 'text', value: ({ outcome }) => TEXTS.outcomes[outcome] },
  { title: titles.sentOn, kind: 'day', value: ({ sentOn }) => sentOn },
  { title: titles.cents, kind: 'money', value: ({ cents }) => cents, isSummed: true },
  { title: titles.bankDay, kind: 'day', value: ({ bankDay }) => bankDay },
  { title: titles.bankCents, kind: 'money', value: ({ bankCents }) => bankCents, isSummed: true },
  {
    title: titles.difference,
    kind: 'money',
    value: ({ cents, bankCents }) => (cents === null || bankCents === null ? null : bankCents - cents),
    isSummed: true,
  },
  { title: titles.bankText, kind: 'text', value: ({ bankText }) => bankText },
];

const EXAMPLE_DAYS = 29;

/**
 * An example of a bank statement, for the account that received the last transfer. Only demonstration stores
 * get an example.
 */
async function exampleOf(tx: Transaction, today: CalendarDate) {
  const span = { from: addDays(today, -EXAMPLE_DAYS), to: today };
  const { deposits, accounts } = await readDeposits(tx, span);
  const last = accounts.at(-1);
  if (last === undefined) return null;
  const ofAccount = deposits.filter(
    ({ accountNo, sentOn }) => accountNo === last.accountNo && sentOn >= span.from,
  );
  const text = exampleStatement(ofAccount, { account: { bank: null, number: last.account }, span });
  return text === null ? null : { name: TEXTS.example, text };
}

/**
 * Binds 'Conferir com o banco': the transfers to compare with a bank's file, and the result as a spreadsheet. The
 * bank's file is read in the browser and not uploaded.
 */
export function bindBankMatch(bind: Bind): void {
  bind.readInStore(listBankDeposits, async (tx, days, _session, now) => {
    return { ...(await readDeposits(tx, shownDays(days))), today: dateAt(PROVIDER_TIME_ZONE, now), at: now };
  });
  bind.readInStore(readExampleStatement, async (tx, _input, _session, now) =>
    (await isDemoStore(tx)) ? exampleOf(tx, dateAt(PROVIDER_TIME_ZONE, now)) : null,
  );
  bind(exportBankMatch, async ({ rows, format, ...days }) => {
    const slices = async function* () {
      yield rows;
    };
    return sheetFile({
      ...{ name: TEXTS.file, days: shownDays(days), title: TEXTS.title, format },
      ...{ columns: COLUMNS, slices: slices(), timeZone: PROVIDER_TIME_ZONE },
    });
  });
}
