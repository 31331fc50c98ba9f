import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { ExportButton } from '@comanda/client/table/export-button.tsx';
import {
  exportAccountantDays,
  type FinancialPeriod,
  listFinancialPeriods,
  type PeriodSummary,
  readFinancialPeriod,
} from '@comanda/contract/ledger/overview.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { ChartSkeleton } from '@comanda/ui/chart/chart-skeleton.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SupportLine } from '../../../shared/store/support-line.tsx';
import classes from './overview.module.css';
import { monthLines } from './period-lines.ts';
import { PeriodOrders } from './period-orders.tsx';
import { periodName, overviewTexts as texts } from './texts.ts';
import { usePeriod } from './use-period.ts';

const ALL = 5_000;

/** 'Visão geral': a month of the store's book, from what was sold to what is the store's, each sum opened to its orders. */
export function OverviewScreen() {
  const [isGuideOpen, setGuideOpen] = useState(false);
  const { asked, show } = usePeriod();
  const query = useQuery({
    queryKey: ['finance', 'periods'],
    queryFn: ({ signal }) => sendCall(listFinancialPeriods, { page: 1, perPage: ALL }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle}>
        <Button variant="subtle" onClick={() => setGuideOpen(true)}>
          {texts.guide}
        </Button>
        <ButtonLink variant="default" href="/financeiro/repasses">
          {texts.settlements}
        </ButtonLink>
      </PageTitle>
      <QueryFaces
        query={query}
        skeleton={<ChartSkeleton kind="rows" />}
        failed={texts.failed}
        empty={({ rows }) => (rows.length === 0 ? <NoPeriod /> : null)}
      >
        {({ rows }) => {
          const period = rows.find(({ periodId }) => periodId === asked) ?? rows[0];
          return period === undefined ? null : <Period period={period} periods={rows} onChoose={show} />;
        }}
      </QueryFaces>
      <SupportLine />
      {isGuideOpen ? <Guide onClose={() => setGuideOpen(false)} /> : null}
    </div>
  );
}

function NoPeriod() {
  return (
    <EmptyState icon={<IconReportMoney size={28} stroke={1.5} aria-hidden="true" />} title={texts.none}>
      {texts.noneHint}
    </EmptyState>
  );
}

interface PeriodProps {
  period: FinancialPeriod;
  periods: readonly FinancialPeriod[];
  onChoose: (periodId: number) => void;
}

function Period({ period, periods, onChoose }: PeriodProps) {
  const { periodId } = period;
  const query = useQuery({
    queryKey: ['finance', 'period', periodId],
    queryFn: ({ signal }) => sendCall(readFinancialPeriod, { periodId }, { signal }),
    staleTime: 0,
    meta: { subject: 'finance', silent: true },
  });
  return (
    <>
      <div className={`card ${classes.bar}`}>
        <div className={classes.select}>
          <SelectField
            label={texts.period}
            value={String(periodId)}
            options={periods.map((each) => ({
              value: String(each.periodId),
              label: periodName(each.periodId),
            }))}
            onChange={(value) => onChoose(Number(value))}
          />
        </div>
        {query.data === undefined ? null : (
          <p>
            {texts.intro(periodName(periodId), query.data.orderCount, formatCents(query.data.totalCents))}
          </p>
        )}
      </div>
      <QueryFaces query={query} skeleton={<ChartSkeleton kind="rows" />} failed={texts.failed}>
        {(summary) => (
          <>
            <Summary summary={summary} />
            <PeriodOrders key={periodId} period={period} />
            <section className={`card ${classes.accountant}`} aria-label={texts.accountant}>
              <div>
                <h2>{texts.accountant}</h2>
                <p className="muted-14">{texts.accountantHint}</p>
              </div>
              <ExportButton call={exportAccountantDays} ask={() => ({ periodId })} />
            </section>
          </>
        )}
      </QueryFaces>
    </>
  );
}

function Summary({ summary }: { summary: PeriodSummary }) {
  const { periodId, from, to, at, nettCents, fineCents, customCents, isClosed } = summary;
  const { factNames: names } = texts;
  const facts = [
    [names.orders, String(summary.orderCount)],
    [names.online, formatCents(summary.onlineCents)],
    [names.cash, formatCents(summary.cashCents)],
    [names.card, formatCents(summary.cardCents)],
    ...(summary.partnerCents === 0 ? [] : [[names.partner, formatCents(summary.partnerCents)] as const]),
    [names.discounts, formatCents(summary.discountsCents)],
    [names.sponsored, formatCents(summary.sponsoredCents)],
    [names.base, formatCents(summary.baseSubtotalCents + summary.baseDeliveryCents)],
    [names.retained, formatCents(summary.retainedCents)],
    [names.balance, formatCents(summary.balanceCents)],
  ] as const;
  const period = `${formatDay(from)} a ${formatDay(to)}${isClosed ? '' : `, ${texts.open}, até ${formatDateTime(new Date(at))}`}`;
  return (
    <div className={classes.summary}>
      <WaterfallChart
        title={texts.how(periodName(periodId))}
        period={period}
        formula={texts.howFormula}
        figure={{ value: nettCents - fineCents + customCents }}
        lines={monthLines(summary)}
        stated={{ cents: nettCents - fineCents + customCents, gapName: texts.lines.rest }}
      />
      <section className={`card ${classes.facts}`} aria-label={texts.facts}>
        <h2>{texts.facts}</h2>
        <dl>
          {facts.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="muted-13">{texts.balanceHint}</p>
        <div className="cluster-12">
          {summary.invoiceUrl === null ? null : (
            <ButtonLink variant="default" href={summary.invoiceUrl}>
              {texts.invoice}
            </ButtonLink>
          )}
          {summary.bankSlipUrl === null ? null : (
            <ButtonLink variant="default" href={summary.bankSlipUrl}>
              {texts.slip}
            </ButtonLink>
          )}
          {summary.nfseUrl === null ? null : (
            <ButtonLink variant="default" href={summary.nfseUrl}>
              {texts.nfse}
            </ButtonLink>
          )}
          {summary.invoiceId === null ? null : (
            <ButtonLink variant="subtle" href={`/financeiro/faturas?fatura=${summary.invoiceId}`}>
              {texts.seeInvoice}
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  );
}

function Guide({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      opened
      width={560}
      title={texts.guideTitle}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="stack-12">
        {texts.guideText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
