import * as calls from '@comanda/contract/money/ledger/statement.calls';
import type { Bind } from '../../../../platform/http/bind.ts';
import { bankList } from '../payout/bank-list.ts';
import type { Invoices, Payouts } from '../ports.ts';
import { statementPage, statementSheet, storeBalances } from './statement.ts';

interface Deps {
  payouts: Payouts;
  invoices: Invoices;
}

/** Binds 'Extrato': the store's balances and their entries. */
export function bindStatement(bind: Bind, deps: Deps): void {
  bind.readInStore(calls.getBalances, (tx, _input, _session, now) => storeBalances(tx, deps, now));
  bind.readInStore(calls.listEntries, (tx, input, _session, now) => statementPage(tx, input, now));
  bind.fileInStore(calls.exportEntries, (runRead, input, _session, now) =>
    statementSheet(runRead, input, now),
  );
  bind(calls.filterBanks, async ({ code, name, status }) => {
    if (status === 'N') return [];
    const banks = await bankList();
    const part = plain(name ?? '');
    return banks
      .map((bank) => ({ code: bank.code ?? bank.ispb, name: bank.name, status: 'S' as const }))
      .filter((bank) => bank.code.startsWith(code ?? '') && plain(bank.name).includes(part));
  });
}

/** Lower case without accents. */
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
