import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { generateReport, type Report } from '@comanda/contract/insight/insight/report.calls';
import type { DomainOfShape } from '@comanda/contract/kit/record';
import { methodWords, statusWords } from '@comanda/domain/insight/insight/order-words';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { Menu } from '@comanda/ui/menu/menu.tsx';
import { PrintSheet } from '@comanda/ui/print/print-sheet.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { isDialogOpen } from '../../../../shared/keyboard/is-key-taken.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import classes from './report.module.css';
import { filtersOf, filterWords, type SoldView } from './sold-view.ts';
import { detailWords } from './status-details.ts';
import { reportTexts as texts } from './texts.ts';

/** Empty: the filter of reasons always offers the reason that the address contains. */
const NO_REASONS: readonly string[] = [];

type Paper = 'a4' | '80mm';
type Orders = DomainOfShape<typeof generateReport.output>;
interface Printed {
  /** The report of the printed orders, and the text of the filter. */
  report: Report;
  only: string;
  paper: Paper;
  orders: Orders;
}

interface ReportOnPaperProps {
  report: Report;
  view: SoldView;
  /** Receives the print button, to place it in the screen. */
  children: (print: ReactNode) => ReactNode;
}

/**
 * Shows a report on screen and in print: A4 or a kitchen printer's roll. The print button and Ctrl+P first
 * load all orders of the list. The print command in the browser's menu cannot wait for the orders; the sheet
 * then has a note instead.
 */
export function ReportOnPaper({ report, view, children }: ReportOnPaperProps) {
  const session = useSession();
  const [last, setPrinted] = useState<Printed | null>(null);
  const chosen = view.view[0].filters;
  const words = filterWords(chosen, filtersOf(chosen, NO_REASONS));
  const only = words.length === 0 ? '' : texts.only(words);
  const printed = last?.report === report && last.only === only ? last : null;
  const { mutate, isPending } = useMutation({
    mutationFn: async (paper: Paper): Promise<Printed> => ({
      ...{ report, paper, only },
      orders: await sendCall(generateReport, { ...view.filter, from: report.from, to: report.to }),
    }),
    meta: { silent: true },
    onSuccess: setPrinted,
    onError: (failure) => toast.error(failureText(failure, { failed: texts.printFailed })),
  });
  useEffect(() => {
    if (printed === null) return;
    if (printed.orders.isCut) toast.success(texts.cut);
    window.print();
  }, [printed]);
  useEffect(() => {
    const print = (event: KeyboardEvent) => {
      const isRequested = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isRequested || event.key.toLowerCase() !== 'p' || isDialogOpen()) return;
      event.preventDefault();
      if (!isPending && !event.repeat) mutate('a4');
    };
    document.addEventListener('keydown', print);
    return () => document.removeEventListener('keydown', print);
  }, [mutate, isPending]);
  const { Wordmark } = brandOf(session?.company ?? null);
  const button = (
    <Menu
      label={texts.printAs}
      actions={(['a4', '80mm'] as const).map((paper) => ({
        label: texts.papers[paper],
        onChoose: () => mutate(paper),
      }))}
      anchor={(anchor) => (
        <Button
          {...anchor}
          variant="default"
          icon={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          isBusy={isPending}
        >
          {texts.print}
        </Button>
      )}
    />
  );
  return (
    <PrintSheet
      paper={printed?.paper ?? 'a4'}
      brand={<Wordmark />}
      store={{ name: session?.storeName ?? '', lines: report.letterhead }}
      title={texts.heading(report)}
      made={{ at: formatDateTime(new Date(report.at)), by: session?.userName ?? '' }}
    >
      {children(button)}
      <div className={classes.paper}>
        {printed === null ? <p>{texts.ordersByButton}</p> : <PrintedOrders {...printed} />}
      </div>
    </PrintSheet>
  );
}

/**
 * All orders as a printed table with every row. The text of the filter is above the table; each sheet repeats
 * the table's head.
 */
function PrintedOrders({ paper, only, orders: { orders } }: Printed) {
  const { columns } = texts;
  const isRoll = paper === '80mm';
  const hasOtherFees = orders.some(({ otherFeesCents }) => otherFeesCents !== 0);
  const head = isRoll
    ? [columns.code, columns.total, columns.status]
    : [
        ...[
          columns.code,
          columns.customer,
          columns.createdAt,
          columns.products,
          columns.discount,
          columns.fee,
          ...(hasOtherFees ? [columns.others] : []),
        ],
        ...[columns.total, columns.payment, columns.status],
      ];
  return (
    <>
      {only === '' ? null : <p>{only}</p>}
      <PlainTable
        label={texts.orders}
        head={head}
        words={[columns.customer, columns.createdAt, columns.payment, columns.status]}
        rows={orders.map((order) => {
          const code = `#${order.code}`;
          const total = formatMoney(order.totalCents);
          const status = [statusWords(order), ...detailWords(order)].join(' · ');
          const rest = [
            ...[
              breakable(order.customerName),
              formatDateTime(new Date(order.createdAt)),
              formatMoney(order.subtotalCents - order.otherFeesCents),
            ],
            ...[
              formatMoney(order.discountCents),
              formatMoney(order.deliveryCents),
              ...(hasOtherFees ? [formatMoney(order.otherFeesCents)] : []),
              total,
            ],
            ...[breakable(methodWords(order)), status],
          ];
          return { key: String(order.orderId), cells: isRoll ? [code, total, status] : [code, ...rest] };
        })}
      />
    </>
  );
}

/** Adds break points to very long words, so that no column leaves the sheet. */
const breakable = (words: string) => words.replace(/\S{20}(?=\S)/gu, '$&\u200b');
