import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import {
  type AccountantDays,
  exportAccountantDays,
  type FinancialPeriod,
  listAccountantDays,
} from '@comanda/contract/ledger/overview.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { PrintSheet } from '@comanda/ui/print/print-sheet.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import classes from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

/** 'Para o contador': the month day by day, as a file and on A4. What is printed is fetched when somebody prints. */
export function AccountantSection({ period }: { period: FinancialPeriod }) {
  const { periodId } = period;
  const [printed, setPrinted] = useState<AccountantDays | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendCall(listAccountantDays, { periodId, after: null }),
    meta: { silent: true },
    onSuccess: setPrinted,
    onError: (failure) => toast.error(failureText(failure, { failed: texts.printFailed })),
  });
  useEffect(() => {
    if (printed === null) return;
    // Whoever prints the page later by the browser's own menu gets what the screen shows.
    const done = () => setPrinted(null);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [printed]);
  return (
    <>
      <section className={`card ${classes.accountant}`} aria-label={texts.accountant}>
        <div>
          <h2>{texts.accountant}</h2>
          <p className="muted-14">{texts.accountantHint}</p>
        </div>
        <div className="cluster-12">
          <Button
            variant="default"
            icon={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
            isBusy={isPending}
            onClick={() => mutate()}
          >
            {texts.print}
          </Button>
          <ExportButton call={exportAccountantDays} ask={() => ({ periodId })} />
        </div>
      </section>
      {printed === null ? null : <AccountantPaper period={period} days={printed} />}
    </>
  );
}

/** Nine columns fit on A4 without the currency in each cell: the note says it once. */
const bare = (cents: number): string => formatCents(cents).replace('R$ ', '');

/** The month on A4; the sums are the server's. Only paper shows it. */
function AccountantPaper({ period, days }: { period: FinancialPeriod; days: AccountantDays }) {
  const session = useSession();
  const { Wordmark } = brandOf(session?.company ?? null);
  const { paperColumns: columns } = texts;
  return (
    <div className={classes.paper}>
      <PrintSheet
        paper="a4"
        brand={<Wordmark />}
        store={{ name: session?.storeName ?? '', lines: [] }}
        title={texts.paperTitle(period.label)}
        period={`${formatDay(period.from)} a ${formatDay(period.to)}, até ${formatDateTime(new Date(days.at))}`}
        made={{ at: formatDateTime(new Date(days.at)), by: session?.userName ?? '' }}
      >
        <PlainTable
          label={texts.accountant}
          head={[
            ...[columns.day, columns.orders, columns.total, columns.delivery, columns.tips],
            ...[columns.fee, columns.commission, columns.kept, columns.nett],
          ]}
          rows={days.rows.map((day) => ({
            key: day.day,
            cells: [
              formatDay(day.day),
              String(day.orders),
              ...[day.totalCents, day.deliveryCents, day.tipCents, day.feeCents, day.commissionCents].map(
                bare,
              ),
              ...[day.keptCents, day.nettCents].map(bare),
            ],
          }))}
          foot={[
            columns.sum,
            String(days.sumOrders),
            ...[days.sumTotalCents, days.sumDeliveryCents, days.sumTipCents, days.sumFeeCents].map(bare),
            ...[days.sumCommissionCents, days.sumKeptCents, days.sumNettCents].map(bare),
          ]}
        />
        <p>{texts.paperNote}</p>
      </PrintSheet>
    </div>
  );
}
