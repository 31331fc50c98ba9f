import { formatDay } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  type EntryState,
  exportEntries,
  listEntries,
  type Statement,
  type StatementEntry,
} from '@comanda/contract/ledger/statement.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './statement.module.css';
import { StatementFilter } from './statement-filter.tsx';
import { useStatementView } from './statement-view.ts';
import { entryWords, stateWords, statementTexts as texts } from './texts.ts';

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
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state] ?? 'neutral'} variant="quiet">
        {stateWords[state]}
      </StatusLabel>
    ),
  },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: ({ cents }) => cents },
  { id: 'saldo', title: texts.columns.balance, kind: 'money', value: ({ balanceCents }) => balanceCents },
];

/** An entry opens what caused it: its order, the day of its repasse, its transfer. */
function toCause({ orderId, settledOn, transferId }: StatementEntry, name: ReactNode): ReactNode {
  if (transferId !== null)
    return <a href={`/financeiro/vendas/vendas/transferir?transferencia=${transferId}`}>{name}</a>;
  if (orderId !== null) return <a href={`/pedidos?pedido=${orderId}`}>{name}</a>;
  return settledOn === null ? name : <a href={`/financeiro/vendas/calendario?dia=${settledOn}`}>{name}</a>;
}

/** 'Extrato': the entries of an account in a period, from its opening balance to its closing one; the same as a file. */
export function StatementList() {
  const { shown, show } = useStatementView();
  const { account, period, from, to } = shown;
  const asked = { words: [account, period, from, to], ask: () => shown };
  const list = usePaged(listEntries, asked, { subject: 'finance' });
  return (
    <>
      <StatementFilter shown={shown} isBusy={list.isStale} onShow={show} />
      {list.first === undefined ? null : <Sums statement={list.first} />}
      <DataTable
        label={texts.table}
        noun={texts.noun}
        list={list}
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
        tools={<ExportButton call={exportEntries} ask={() => shown} />}
      />
    </>
  );
}
const rowKey = ({ seq }: StatementEntry) => seq;

/** Opening + in − out = closing. */
function Sums({ statement }: { statement: Statement }) {
  const { from, to, openingCents, inCents, outCents, closingCents } = statement;
  const sums = [
    [texts.opening, formatCents(openingCents)],
    [texts.incoming, `+ ${formatCents(inCents)}`],
    [texts.outgoing, `− ${formatCents(outCents)}`],
    [texts.closing, formatCents(closingCents)],
  ] as const;
  return (
    <section className={`card ${classes.sums}`} aria-label={texts.ofPeriod(formatDay(from), formatDay(to))}>
      <p className="muted-13">{texts.ofPeriod(formatDay(from), formatDay(to))}</p>
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
