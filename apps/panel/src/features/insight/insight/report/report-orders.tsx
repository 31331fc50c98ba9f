import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { exportReportOrders, listReportOrders } from '@comanda/contract/insight/insight/report.calls';
import type { SoldOrder } from '@comanda/contract/insight/insight/sold-order.wire';
import { methodWords, statusWords } from '@comanda/domain/insight/insight/order-words';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconCash, IconCreditCard, IconDeviceMobile, IconReceipt } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReportDays } from '../../../../shared/period/period-view.ts';
import classes from './report.module.css';
import { filtersOf, type SoldView } from './sold-view.ts';
import { detailWords } from './status-details.ts';
import { reportTexts as texts } from './texts.ts';

const wayIcons = { online: IconDeviceMobile, card: IconCreditCard, cash: IconCash } as const;
const tones = { delivered: 'delivered', cancelled: 'late' } as const;
const toneOf = (status: SoldOrder['status']) =>
  status === 'delivered' || status === 'cancelled' ? tones[status] : 'pending';
/** Width in px of 'R$ 1.234,56' with its padding. With this width all columns fit from 1280 px on. */
const MONEY_PX = 100;
const discountOf = ({ storeDiscountCents, sponsoredCents }: SoldOrder) => storeDiscountCents + sponsoredCents;

const columns: readonly Column<SoldOrder>[] = [
  { id: 'hash', title: texts.columns.code, value: ({ code }) => `#${code}`, minWidth: 90 },
  {
    id: 'cliente',
    title: texts.columns.customer,
    value: ({ customerName }) => customerName,
    lines: 2,
    grow: 2,
  },
  {
    id: 'data',
    title: texts.columns.createdAt,
    value: ({ createdAt }) => formatDateTime(new Date(createdAt)),
    minWidth: 130,
  },
  {
    id: 'produtos',
    title: texts.columns.products,
    kind: 'money',
    minWidth: MONEY_PX,
    value: ({ subtotalCents, otherFeesCents }) => subtotalCents - otherFeesCents,
  },
  { id: 'desconto', title: texts.columns.discount, kind: 'money', minWidth: MONEY_PX, value: discountOf },
  {
    id: 'taxa',
    title: texts.columns.fee,
    kind: 'money',
    minWidth: MONEY_PX,
    value: ({ deliveryCents }) => deliveryCents,
  },
  {
    id: 'outras',
    title: texts.columns.others,
    kind: 'money',
    minWidth: MONEY_PX,
    value: ({ otherFeesCents }) => otherFeesCents,
  },
  {
    id: 'total',
    title: texts.columns.total,
    kind: 'money',
    minWidth: MONEY_PX,
    value: ({ totalCents }) => totalCents,
  },
  {
    id: 'pagamento',
    title: texts.columns.payment,
    minWidth: 140,
    cell: (order) => {
      const Icon = wayIcons[order.way];
      return (
        <span className={classes.payment}>
          <Icon size={18} stroke={1.75} aria-hidden="true" /> {methodWords(order)}
        </span>
      );
    },
  },
  {
    id: 'status',
    title: texts.columns.status,
    isField: true,
    minWidth: 180,
    cell: (order) => (
      <span className={classes.standing}>
        <StatusLabel tone={toneOf(order.status)} variant="quiet">
          {statusWords(order)}
        </StatusLabel>
        <Details of={detailWords(order).join(' · ')} />
      </span>
    ),
  },
];

/** Reason, delay and refunds of an order on one line; the full text appears on hover. */
function Details({ of }: { of: string }) {
  return of === '' ? null : (
    <span className={`muted-13 ${classes.details}`} title={of}>
      {of}
    </span>
  );
}

interface ReportOrdersProps {
  days: ReportDays;
  view: SoldView;
  hasOtherFees?: boolean;
  /** Reasons of cancelled orders in the period. */
  reasons?: readonly string[];
}

const NONE: readonly string[] = [];

/** The orders of a period with amount, reason, delay and refunds, and their export. */
export function ReportOrders({ days, view: shown, hasOtherFees = true, reasons = NONE }: ReportOrdersProps) {
  // A link from a metric must show the list of orders, so scroll past the top of the report.
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.location.hash === '#pedidos') section.current?.scrollIntoView();
  }, []);
  const getInput = () => ({ ...days, ...shown.filter });
  const list = usePaged(listReportOrders, { words: [JSON.stringify(days), ...shown.words], getInput });
  return (
    <div ref={section} id="pedidos">
      <DataTable
        label={texts.orders}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        view={shown.view}
        filters={filtersOf(shown.view[0].filters, reasons)}
        failed={texts.listFailed}
        empty={
          <EmptyState icon={<IconReceipt size={28} stroke={1.75} aria-hidden="true" />} title={texts.none}>
            {texts.noneHint}
          </EmptyState>
        }
        columns={hasOtherFees ? columns : columns.filter(({ id }) => id !== 'outras')}
        rowPx={56}
        rowKey={({ orderId }) => orderId}
        rowName={({ code }) => `#${code}`}
        tools={<ExportButton call={exportReportOrders} getInput={getInput} />}
      />
    </div>
  );
}
