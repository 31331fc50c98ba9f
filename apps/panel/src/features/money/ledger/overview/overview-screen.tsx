import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import {
  type FinancialPeriod,
  listFinancialPeriods,
  type PeriodSummary,
  readFinancialPeriod,
} from '@comanda/contract/money/ledger/overview.calls';
import { explainFigure, MONTH_FIGURES, type MonthFigureId } from '@comanda/domain/money/ledger/month-figures';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { ChartSkeleton } from '@comanda/ui/chart/chart-skeleton.tsx';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconReportMoney } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showPlace } from '../../../../shared/money-lines.ts';
import { SupportLine } from '../../../../shared/store/support-line.tsx';
import { AccountantSection } from './accountant-section.tsx';
import { ExplainedFigure, entriesPlace, ORDERS_PLACE } from './explained-figure.tsx';
import { MonthMoney } from './month-money.tsx';
import classes from './overview.module.css';
import { isBarOfOrders, monthLines } from './period-lines.ts';
import { PeriodOrders } from './period-orders.tsx';
import { overviewTexts as texts } from './texts.ts';
import { usePeriod } from './use-period.ts';

const Guide = createLazyPart(async () => (await import('./guide-dialog.tsx')).GuideDialog, {
  Missing: TryAgain,
});
const ALL = 5_000;
const FACTS: readonly MonthFigureId[] = [
  ...(['sold', 'discounts', 'sponsored', 'online', 'cash', 'card', 'partner', 'outside'] as const),
  ...(['fee', 'commission', 'base', 'retained', 'balance', 'closing'] as const),
];
/** Bars that sum all orders, so a click on them filters nothing. */
const ORDER_SUMS: ReadonlySet<string> = new Set(['sold', 'paid', 'orders']);
/** Numbers that are hidden if they are 0. */
const OPTIONAL: ReadonlySet<MonthFigureId> = new Set(['partner', 'sponsored']);

/**
 * 'Visão geral': a month of the store's ledger, from sales to the store's share. A click on a sum shows the
 * orders that it includes.
 */
export function OverviewScreen() {
  const [isGuideOpen, setGuideOpen] = useState(false);
  const { requested, show } = usePeriod();
  const query = useQuery({
    queryKey: ['finance', 'periods'],
    queryFn: ({ signal }) => sendCall(listFinancialPeriods, { page: 1, perPage: ALL }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <div className={`page ${classes.screen}`}>
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
          const period = rows.find(({ periodId }) => periodId === requested) ?? rows[0];
          return period === undefined ? null : (
            <Period key={period.periodId} period={period} periods={rows} onChoose={show} />
          );
        }}
      </QueryFaces>
      <SupportLine />
      {isGuideOpen ? <Guide.Part onClose={() => setGuideOpen(false)} /> : null}
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
  // Periods are sorted newest first, so the next entry of the list is the month before.
  const before = periods[periods.findIndex((each) => each.periodId === periodId) + 1];
  const isFirst = before === undefined;
  const [bar, setBar] = useState<string | null>(null);
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
              label: each.label,
            }))}
            onChange={(value) => onChoose(Number(value))}
          />
        </div>
        {query.data === undefined ? null : (
          <p>
            {isFirst ? `${texts.began(period.from)} ` : null}
            {texts.intro(
              period.label,
              query.data.orderCount,
              formatMoney(query.data.totalCents),
              isFirst ? period.from : null,
            )}
          </p>
        )}
        {isFirst ? (
          <ButtonLink variant="subtle" href="/financeiro/vendas/historico">
            {texts.history}
          </ButtonLink>
        ) : null}
      </div>
      <QueryFaces query={query} skeleton={<ChartSkeleton kind="rows" />} failed={texts.failed}>
        {(summary) => (
          <>
            <Summary
              summary={summary}
              onBar={(key) => {
                setBar(key);
                showPlace(ORDERS_PLACE);
              }}
            />
            <div className={`card ${classes.money}`}>
              <MonthMoney summary={summary} monthBefore={before?.label.split(' ')[0] ?? null} />
            </div>
            <PeriodOrders period={period} bar={bar} onBar={setBar} />
            <AccountantSection period={period}>
              <MonthMoney summary={summary} monthBefore={before?.label.split(' ')[0] ?? null} />
            </AccountantSection>
          </>
        )}
      </QueryFaces>
    </>
  );
}

function Summary({ summary, onBar }: { summary: PeriodSummary; onBar: (bar: string | null) => void }) {
  const { label, from, to, at, isClosed } = summary;
  const { cents } = explainFigure('result', summary);
  const period = `${formatDay(from)} a ${formatDay(to)}${isClosed ? '' : `, ${texts.open}, até ${formatDateTime(new Date(at))}`}`;
  return (
    <div className={classes.summary}>
      <WaterfallChart
        title={texts.how(label)}
        period={period}
        formula={
          <div className="stack-12">
            <ExplainedFigure id="nett" summary={summary} isBrief />
            <ExplainedFigure id="result" summary={summary} isBrief />
          </div>
        }
        figure={{ value: cents }}
        lines={monthLines(summary)}
        stated={{ cents, gapName: texts.lines.rest }}
        opens={(key) => {
          if (key === 'fine' || key === 'custom') return entriesPlace('current-account', summary);
          if (isBarOfOrders(key)) return () => onBar(key);
          return ORDER_SUMS.has(key) ? () => onBar(null) : undefined;
        }}
      />
      <section className={`card ${classes.facts}`} aria-label={texts.facts}>
        <h2>{texts.facts}</h2>
        <p className="muted-14">{texts.factsHint}</p>
        <dl>
          <div>
            <dt>
              {texts.ordersFact}
              <HowComputed title={texts.ordersFact} isCompact>
                <p>{texts.ordersHint}</p>
              </HowComputed>
            </dt>
            <dd>{texts.count(summary.orderCount)}</dd>
          </div>
          {summary.unknownBrandCount === 0 ? null : (
            <div>
              <dt>
                {texts.unknownBrandFact}
                <HowComputed title={texts.unknownBrandFact} isCompact>
                  <p>{texts.unknownBrand}</p>
                </HowComputed>
              </dt>
              <dd>{texts.count(summary.unknownBrandCount)}</dd>
            </div>
          )}
          {FACTS.map((id) => (
            <Fact key={id} id={id} summary={summary} onBar={onBar} />
          ))}
        </dl>
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
        {summary.nfseUrl === null ? <p className="muted-14">{texts.whyNoPdf(summary)}</p> : null}
      </section>
    </div>
  );
}

interface FactProps {
  id: MonthFigureId;
  summary: PeriodSummary;
  onBar: (bar: string) => void;
}

/** A number with its explanation. */
function Fact({ id, summary, onBar }: FactProps) {
  const { label } = MONTH_FIGURES[id];
  const { cents } = explainFigure(id, summary);
  const isHidden = id === 'closing' ? cents === summary.currentEndCents : cents === 0 && OPTIONAL.has(id);
  return isHidden ? null : (
    <div>
      <dt>
        {label}
        <HowComputed title={label} isCompact>
          <ExplainedFigure id={id} summary={summary} onBar={onBar} />
        </HowComputed>
      </dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
