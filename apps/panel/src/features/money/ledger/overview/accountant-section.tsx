import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { untilWords } from '@comanda/client/formats/until-words.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import {
  type AccountantDays,
  exportAccountantDays,
  type FinancialPeriod,
  listAccountantDays,
} from '@comanda/contract/money/ledger/overview.calls';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { PrintSheet } from '@comanda/ui/print/print-sheet.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../../../../shared/session/use-session.ts';
import classes from './overview.module.css';
import { overviewTexts as texts } from './texts.ts';

/**
 * 'Para o contador': the amounts of each day of a month, as a file or printed on A4. Printing loads the days
 * first. `children`: content below the days in print.
 */
export function AccountantSection({ period, children }: { period: FinancialPeriod; children: ReactNode }) {
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
    // After this print, the browser's own print command must print the screen again, not the accountant's
    // pages.
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
          <ExportButton call={exportAccountantDays} getInput={() => ({ periodId })} />
        </div>
      </section>
      {printed === null ? null : (
        <AccountantPages period={period} days={printed}>
          {children}
        </AccountantPages>
      )}
    </>
  );
}

/** Amounts without the currency: sixteen columns must fit on landscape A4. A note names the currency once. */
const amountOnly = (cents: number): string => formatMoney(cents).replace(/R\$\s/, '');

const { pdfColumns: names } = texts;
type Day = AccountantDays['rows'][number];
/** The columns of amounts with their sums. `mayGo`: the column is hidden if its amounts are 0 on all days. */
const COLUMNS: readonly {
  name: string;
  of: (day: Day) => number;
  sum: (days: AccountantDays) => number;
  mayGo?: true;
}[] = [
  { name: names.gross, of: (day) => day.grossCents, sum: (days) => days.sumGrossCents },
  { name: names.returned, of: (day) => day.returnedCents, sum: (days) => days.sumReturnedCents },
  {
    name: names.storeDiscount,
    of: (day) => day.storeDiscountCents,
    sum: (days) => days.sumStoreDiscountCents,
  },
  { name: names.outside, of: (day) => day.outsideCents, sum: (days) => days.sumOutsideCents },
  { name: names.fee, of: (day) => day.feeCents, sum: (days) => days.sumFeeCents },
  { name: names.commission, of: (day) => day.commissionCents, sum: (days) => days.sumCommissionCents },
  {
    name: names.others,
    of: (day) => day.platformFeeCents,
    sum: (days) => days.sumPlatformFeeCents,
    mayGo: true,
  },
  { name: names.nett, of: (day) => day.nettCents, sum: (days) => days.sumNettCents },
  { name: names.fine, of: (day) => day.fineCents, sum: (days) => days.sumFineCents },
  { name: names.custom, of: (day) => day.customCents, sum: (days) => days.sumCustomCents },
  { name: names.result, of: (day) => day.resultCents, sum: (days) => days.sumResultCents },
  {
    name: names.contested,
    of: (day) => day.contestedCents,
    sum: (days) => days.sumContestedCents,
    mayGo: true,
  },
  { name: names.delivery, of: (day) => day.deliveryCents, sum: (days) => days.sumDeliveryCents },
  { name: names.tips, of: (day) => day.tipCents, sum: (days) => days.sumTipCents, mayGo: true },
];

interface PageProps {
  period: FinancialPeriod;
  days: AccountantDays;
  children: ReactNode;
}

/** The month on A4, only in print. The sums come from the server. */
function AccountantPages({ period, days, children }: PageProps) {
  const session = useSession();
  const { Wordmark } = brandOf(session?.company ?? null);
  const { store, provider } = days;
  const columns = COLUMNS.filter(({ of, mayGo }) => !mayGo || days.rows.some((day) => of(day) !== 0));
  return (
    <div className={classes.paper}>
      <PrintSheet
        paper="a4-wide"
        brand={<Wordmark />}
        store={{
          name: session?.storeName ?? '',
          lines: [
            texts.pdfParty(store.legalName, formatDocument(store.document)),
            ...(provider === null
              ? []
              : [texts.pdfProvider(provider.legalName, formatDocument(provider.document))]),
          ],
        }}
        title={texts.pdfTitle(period.label)}
        period={`${formatDay(period.from)} a ${formatDay(period.to)}${untilWords(period.to, days.at)}`}
        made={{ at: formatDateTime(new Date(days.at)), by: session?.userName ?? '' }}
      >
        <PlainTable
          label={texts.accountant}
          head={[names.day, names.orders, ...columns.map(({ name }) => name)]}
          rows={days.rows.map((day) => ({
            key: day.day,
            cells: [
              formatDay(day.day),
              texts.count(day.orders),
              ...columns.map(({ of }) => amountOnly(of(day))),
            ],
          }))}
          foot={[names.sum, texts.count(days.sumOrders), ...columns.map(({ sum }) => amountOnly(sum(days)))]}
        />
        {children}
        <p>{texts.pdfNote}</p>
      </PrintSheet>
    </div>
  );
}
