import { formatDay } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { financePeriodOf } from '@comanda/contract/money/ledger/finance-period';
import {
  ACCOUNT_WORDS,
  type EntryState,
  exportEntries,
  listEntries,
  type Statement,
  type StatementAccount,
  type StatementEntry,
} from '@comanda/contract/money/ledger/statement.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import type { Tone } from '@comanda/ui/tone.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useReportDays } from '../../../../shared/period/period-view.ts';
import { ReportPeriod } from '../../../../shared/period/report-period.tsx';
import { settlementPath } from '../../../../shared/settlement-path.ts';
import { ENTRIES_PLACE } from './balance-cards.tsx';
import classes from './statement.module.css';
import { accountNames, entryWords, stateWords, statementTexts as texts } from './texts.ts';

const FIRST = { account: 'available', days: { period: '30', from: null, to: null } } as const;
const ACCOUNTS = Object.entries(ACCOUNT_WORDS) as [StatementAccount, string][];
const VIEW = {
  filters: { conta: (word: string) => ACCOUNTS.find(([, each]) => each === word)?.[0] ?? null },
} as const;
const filters: readonly TableFilter<StatementEntry>[] = [
  {
    ...{ id: 'conta', label: texts.account, all: accountNames[FIRST.account] },
    options: ACCOUNTS.filter(([account]) => account !== FIRST.account).map(([account, value]) => ({
      value,
      label: accountNames[account],
    })),
  },
];

const TONES: Partial<Record<EntryState, Tone>> = {
  paid: 'delivered',
  failed: 'late',
  returned: 'late',
  asking: 'pending',
  waiting: 'pending',
};

const columns: readonly Column<StatementEntry>[] = [
  { id: 'codigo', title: texts.columns.seq, value: ({ seq }) => seq, minWidth: 80 },
  { id: 'dia', title: texts.columns.day, value: ({ day }) => formatDay(day), minWidth: 100 },
  { id: 'nome', title: texts.columns.name, value: entryWords, lines: 2, grow: 3, onCard: 'name' },
  {
    id: 'status',
    title: texts.columns.state,
    onCard: 'corner',
    // In px; fits the text 'Aguardando o banco'.
    minWidth: 170,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state] ?? 'neutral'} variant="quiet">
        {stateWords[state]}
      </StatusLabel>
    ),
  },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: ({ cents }) => cents },
  { id: 'saldo', title: texts.columns.balance, kind: 'money', value: ({ balanceCents }) => balanceCents },
];

/** Links an entry to the order, settlement or transfer that caused it. */
function toCause({ orderId, settlementId, transferId }: StatementEntry, name: ReactNode): ReactNode {
  if (transferId !== null)
    return <a href={`/financeiro/vendas/vendas/transferir?transferencia=${transferId}`}>{name}</a>;
  if (orderId !== null) return <a href={`/pedidos?pedido=${orderId}`}>{name}</a>;
  return settlementId === null ? name : <a href={settlementPath(settlementId)}>{name}</a>;
}

/** 'Extrato': the entries of an account in a period, between opening and closing balance, with an export. */
export function StatementList() {
  const { view, values, words } = useListView(VIEW);
  const { days: named, show } = useReportDays(FIRST.days);
  // A statement always has a period, so an address without one gets the default period.
  const period = financePeriodOf(named.period);
  const days = period === null ? FIRST.days : named;
  const account = values.conta ?? FIRST.account;
  const getInput = () => ({ account, period: financePeriodOf(days.period), from: days.from, to: days.to });
  const list = usePaged(
    listEntries,
    { words: [JSON.stringify(days), ...words], getInput },
    { subject: 'finance' },
  );
  return (
    <section id={ENTRIES_PLACE} className="stack-12" aria-label={texts.table} tabIndex={-1}>
      <ReportPeriod days={days} onShow={show} />
      {list.first === undefined ? null : <Sums account={account} statement={list.first} />}
      <DataTable
        label={texts.table}
        noun={texts.noun}
        list={list}
        view={view}
        filters={filters}
        total={list.first?.count}
        failed={texts.listFailed}
        empty={
          <EmptyState icon={<IconReceipt size={28} stroke={1.5} aria-hidden="true" />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
        columns={columns}
        rowKey={rowKey}
        rowName={entryWords}
        link={toCause}
        tools={<ExportButton call={exportEntries} getInput={getInput} />}
      />
    </section>
  );
}
const rowKey = ({ seq }: StatementEntry) => seq;

/** Opening balance + money in − money out = closing balance. */
function Sums({ account, statement }: { account: StatementAccount; statement: Statement }) {
  const { from, to, openingCents, inCents, outCents, closingCents } = statement;
  const sums = [
    [texts.opening, formatMoney(openingCents)],
    [texts.incoming, `+ ${formatMoney(inCents)}`],
    [texts.outgoing, `− ${formatMoney(outCents)}`],
    [texts.closing, formatMoney(closingCents)],
  ] as const;
  const title = texts.ofPeriod(accountNames[account], formatDay(from), formatDay(to));
  return (
    <section className={`card ${classes.sums}`} aria-label={title}>
      <p className="muted-13">{title}</p>
      <dl className={classes.sumRow}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt className="muted-13">{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
