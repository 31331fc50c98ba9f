import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useNumbered } from '@comanda/client/table/use-numbered.ts';
import {
  exportPeriodOrders,
  type FinancialPeriod,
  listPeriodOrders,
  type PeriodOrder,
} from '@comanda/contract/money/ledger/overview.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { wayWords } from '@comanda/domain/money/ledger/way-words';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { DaysField } from '@comanda/ui/form/fields/typed/days-field.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { ORDERS_PLACE } from './explained-figure.tsx';
import classes from './overview.module.css';
import { ORDER_BARS, partOfBar } from './period-lines.ts';
import { overviewTexts as texts } from './texts.ts';

/** Rows per page, as the specification says. */
const PER_PAGE = 10;
const OrderMoneyDialog = createLazyPart(
  async () => (await import('./order-money-dialog.tsx')).OrderMoneyDialog,
  { Missing: TryAgain },
);

const nameOf = ({ code, orderId }: PeriodOrder) => (code === null ? texts.forgotten(orderId) : `#${code}`);

const columns: readonly Column<PeriodOrder>[] = [
  { id: 'pedido', title: texts.columns.order, value: nameOf, onCard: 'name' },
  {
    id: 'data',
    title: texts.columns.date,
    value: ({ orderedAt }) => (orderedAt === null ? '–' : formatDateTime(new Date(orderedAt))),
    minWidth: 130,
  },
  { id: 'forma', title: texts.columns.way, value: wayWords },
  {
    id: 'subtotal',
    title: texts.columns.subtotal,
    kind: 'money',
    value: ({ subtotalCents }) => subtotalCents,
  },
  {
    id: 'entrega',
    title: texts.columns.delivery,
    kind: 'money',
    value: ({ deliveryCents }) => deliveryCents,
  },
  { id: 'taxa', title: texts.columns.fee, kind: 'money', value: ({ feeCents }) => feeCents },
  {
    id: 'comissao',
    title: texts.columns.commission,
    kind: 'money',
    value: ({ commissionCents }) => commissionCents,
  },
  { id: 'saldo', title: texts.columns.nett, kind: 'money', value: ({ nettCents }) => nettCents },
];

interface PeriodOrdersProps {
  period: FinancialPeriod;
  /** The selected bar of the chart: the list shows only its orders. Null: all orders. */
  bar: string | null;
  onBar: (bar: string | null) => void;
}

/** Error texts for days outside the month; null: both days are inside the month. */
function outOf({ from, to }: FinancialPeriod, days: DayRange): { from?: string; to?: string } | null {
  const isOut = (day: CalendarDate) => day < from || day > to;
  const outside = texts.outOfPeriod(from, to);
  if (isOut(days.from)) return { from: outside };
  return isOut(days.to) ? { to: outside } : null;
}

/** 'Transações por pedido': the money of each order of a month. Each row opens its computation. */
export function PeriodOrders({ period, bar, onBar }: PeriodOrdersProps) {
  const { periodId } = period;
  const [days, setDays] = useState<DayRange | null>(null);
  const [opened, setOpened] = useState<PeriodOrder | null>(null);
  const part = partOfBar(bar);
  const shown = days ?? { from: period.from, to: period.to };
  const getInput = () => ({ periodId, part, from: days?.from ?? null, to: days?.to ?? null });
  const list = useNumbered(
    listPeriodOrders,
    { words: [periodId, part, days?.from ?? null, days?.to ?? null], getInput },
    { perPage: PER_PAGE, subject: 'finance' },
  );
  return (
    <section className="stack-12" aria-label={texts.transactions}>
      <h2 id={ORDERS_PLACE} tabIndex={-1} className={classes.heading}>
        {texts.transactions}
      </h2>
      <p className="muted-14">{texts.transactionsHint}</p>
      <div className={classes.filters}>
        <DaysField
          value={shown}
          earliest={period.from}
          faultOf={(written) => outOf(period, written)}
          onChange={setDays}
        />
        <div className={classes.select}>
          <SelectField
            label={texts.ordersOf}
            // 'sponsor' and 'sponsored' filter the same orders: sponsors pay back exactly the discounts that
            // they gave.
            value={bar === 'sponsor' ? 'sponsored' : (bar ?? '')}
            options={[
              { value: '', label: texts.allOrders },
              ...ORDER_BARS.map(({ bar: value, name }) => ({ value, label: name })),
            ]}
            onChange={(value) => onBar(value === '' ? null : value)}
          />
        </div>
      </div>
      <DataTable
        label={texts.transactions}
        noun={texts.noun}
        list={list}
        total={list.first?.total}
        failed={texts.listFailed}
        empty={
          <EmptyState
            icon={<IconReceipt size={28} stroke={1.5} aria-hidden="true" />}
            title={texts.noTransactions}
          />
        }
        columns={columns}
        rowKey={({ orderId }) => orderId}
        rowName={nameOf}
        onOpen={setOpened}
        tools={<ExportButton call={exportPeriodOrders} getInput={getInput} />}
      />
      {opened === null ? null : <OrderMoneyDialog.Part order={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
