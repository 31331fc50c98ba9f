import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import type { InvoiceDetail } from '@comanda/contract/money/invoices/invoice-detail.calls';
import type { WaterfallLine } from '@comanda/domain/kit/figures/waterfall';
import { ENTRY_KINDS, type EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import { invoiceAmount } from '@comanda/domain/money/ledger/invoice-amount';
import { settlementName } from '@comanda/domain/money/ledger/settled-words';
import { Button } from '@comanda/ui/button/button.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { DetailDialog } from '@comanda/ui/dialog/detail-dialog.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { showPlace } from '../../../shared/money-lines.ts';
import { settlementPath } from '../../../shared/settlement-path.ts';
import { ENTRIES_PLACE, InvoiceEntries } from './invoice-entries.tsx';
import { invoiceQuery } from './invoice-query.ts';
import classes from './invoices.module.css';
import { LATER_PLACE, LaterEntries } from './later-entries.tsx';
import { invoiceTexts, statusTones, statusWords, detailTexts as texts } from './texts.ts';

const WIDTH = 860;

interface InvoiceDialogProps {
  invoiceId: number;
  onPay: () => void;
  onClose: () => void;
}

/** One invoice: its amount, and how it is computed from its entries. */
export function InvoiceDialog({ invoiceId, onPay, onClose }: InvoiceDialogProps) {
  const query = useQuery(invoiceQuery(invoiceId));
  return (
    <DetailDialog
      query={query}
      width={WIDTH}
      title={invoiceTexts.name(invoiceId)}
      failed={texts.failed}
      actions={query.data?.payUrl ? <Button onClick={onPay}>{invoiceTexts.pay}</Button> : null}
      onClose={onClose}
    >
      {(invoice) => <Detail invoice={invoice} />}
    </DetailDialog>
  );
}

function Detail({ invoice }: { invoice: InvoiceDetail }) {
  const { status, valueCents, startsOn, endsOn, isRetained } = invoice;
  const { additionCents, discountCents } = invoiceAmount(-valueCents);
  const isAccumulated = status === 'accumulated';
  const [kind, setKind] = useState<EntryKind | null>(null);
  const show = (next: EntryKind | null) => () => {
    setKind(next);
    showPlace(ENTRIES_PLACE);
  };
  return (
    <div className="stack-16">
      <div className="cluster-12">
        <strong className={classes.amount}>{formatMoney(isAccumulated ? 0 : valueCents)}</strong>
        <StatusLabel tone={statusTones[status]} variant="quiet">
          {statusWords[status]}
        </StatusLabel>
        <span className="muted-14">
          {startsOn === null || endsOn === null ? invoiceTexts.byHand : invoiceTexts.period(startsOn, endsOn)}
        </span>
      </div>
      {isAccumulated && additionCents > 0 ? <p>{invoiceTexts.addition(additionCents)}</p> : null}
      {isAccumulated && discountCents > 0 ? <p>{invoiceTexts.discount(discountCents)}</p> : null}
      {isRetained ? <Note tone="pending">{texts.retained}</Note> : null}
      <Facts invoice={invoice} />
      {startsOn === null || endsOn === null ? null : (
        <>
          <WaterfallChart
            title={texts.chart}
            period={invoiceTexts.period(startsOn, endsOn)}
            formula={texts.formula}
            lines={linesOf(invoice)}
            stated={{ cents: -valueCents, gapName: texts.unexplained }}
            opens={(key) => {
              if (key === 'later') return () => showPlace(LATER_PLACE);
              const kindOfBar = invoice.items.find((item) => item.kind === key)?.kind;
              return kindOfBar === undefined ? (key === 'total' ? show(null) : undefined) : show(kindOfBar);
            }}
          />
          <LaterEntries invoice={invoice} />
          <InvoiceEntries invoice={invoice} kind={kind} onKind={setKind} />
        </>
      )}
    </div>
  );
}

function Facts({ invoice }: { invoice: InvoiceDetail }) {
  const { status, dueOn, payableUntil, openCents, paidCents, paidAt, paidBy, reason } = invoice;
  const rows: (readonly [label: string, value: ReactNode])[] = [
    ...(reason === null ? [] : [[texts.reason, reason] as const]),
    ...(status === 'accumulated' ? [] : [[texts.dueOn, formatDay(dueOn)] as const]),
    ...(openCents > 0 && payableUntil !== dueOn
      ? [[texts.payableUntil, formatDay(payableUntil)] as const]
      : []),
    ...(paidCents > 0 ? [[texts.paid, formatMoney(paidCents)] as const] : []),
    ...(paidAt === null ? [] : [[texts.paidAt, formatDateTime(new Date(paidAt))] as const]),
    ...(paidBy === null
      ? []
      : [
          [
            texts.paidBy,
            <a key="repasse" className={classes.order} href={settlementPath(paidBy.settlementId)}>
              {settlementName(paidBy.settledOn)}
            </a>,
          ] as const,
        ]),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <FactRow key={label} label={label} value={value} />
      ))}
    </dl>
  );
}

function FactRow({ label, value }: { label: string; value: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Carried over + posted entries by kind + entries before the closing of the invoice = balance of the period. */
function linesOf({ carriedCents, laterCents, items }: InvoiceDetail): WaterfallLine[] {
  const line = (key: string, name: string, cents: number): WaterfallLine[] =>
    cents === 0 ? [] : [{ key, name, cents }];
  return [
    ...line('carried', texts.carried, carriedCents),
    ...items.flatMap(({ kind, cents }) => line(kind, ENTRY_KINDS[kind], cents)),
    ...line('later', texts.later, laterCents),
    { key: 'total', name: texts.total, cents: 'sum' },
  ];
}
