import * as calls from '@comanda/contract/money/ledger/overview.calls';
import type { Bind } from '../../../../platform/http/bind.ts';
import { allPeriods, pageOfPeriods, summaryOfPeriod } from './financial-periods.ts';
import {
  pageOfAccountantDays,
  pageOfPeriodOrders,
  pageOfTransactions,
  transactionsOfOrder,
  transactionsOfPeriod,
} from './list-transactions.ts';
import { accountantDaysFile, periodOrdersFile } from './overview-sheets.ts';

/** Binds 'Visão geral': periods, their sums and orders, and a month for the accountant. */
export function bindOverview(bind: Bind, { provider }: Pick<calls.AccountantDays, 'provider'>): void {
  bind.readInStore(calls.listFinancialPeriods, pageOfPeriods);
  bind.readInStore(calls.listPeriodsOfOlder, (tx, _input, _session, now) => allPeriods(tx, now));
  bind.readInStore(calls.readFinancialPeriod, summaryOfPeriod);
  bind.readInStore(calls.readPeriodOfOlder, summaryOfPeriod);

  bind.readInStore(calls.listOrderTransactions, pageOfTransactions);
  bind.readInStore(calls.listTransactionsOfOlder, transactionsOfPeriod);
  bind.readInStore(calls.listOrderMoney, transactionsOfOrder);

  bind.readInStore(calls.listPeriodOrders, pageOfPeriodOrders);
  bind.readInStore(calls.listAccountantDays, pageOfAccountantDays(provider));
  bind.fileInStore(calls.exportPeriodOrders, periodOrdersFile);
  bind.fileInStore(calls.exportAccountantDays, accountantDaysFile(provider));
}
