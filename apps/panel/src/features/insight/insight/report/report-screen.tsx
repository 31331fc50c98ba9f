import { sendCall } from '@comanda/client/api/send-call.ts';
import { type Report, readReport } from '@comanda/contract/insight/insight/report.calls';
import { ChartSkeleton } from '@comanda/ui/chart/chart-skeleton.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReportDays, useReportDays } from '../../../../shared/period/period-view.ts';
import { ReportPeriod } from '../../../../shared/period/report-period.tsx';
import { behindText } from '../period/behind-text.ts';
import grid from '../period/report-charts.module.css';
import classes from './report.module.css';
import { ReportCharts } from './report-charts.tsx';
import { ReportOnPaper } from './report-on-paper.tsx';
import { ReportOrders } from './report-orders.tsx';
import { ReportSummary } from './report-summary.tsx';
import { type SoldView, useSoldView } from './sold-view.ts';
import { reportTexts as texts } from './texts.ts';

/** 'Relatório Geral': a period's completed and cancelled orders, as sums and as a list. */
export function ReportScreen() {
  const { days, show } = useReportDays();
  const view = useSoldView();
  const query = useQuery({
    queryKey: ['insight', 'report', days],
    queryFn: ({ signal }) => sendCall(readReport, days, { signal }),
    staleTime: 0,
    meta: { silent: true },
  });
  return (
    <div className="page">
      {/* Not printed: the printed report has its own heading. */}
      <div className={classes.onScreen}>
        <PageTitle title={texts.title} subtitle={texts.subtitle} />
      </div>
      <ReportPeriod days={days} hasAll onShow={show} />
      <QueryFaces
        query={query}
        skeleton={<ReportSkeleton />}
        failed={texts.loadFailed}
        // Open orders are in the list, but not in the sums yet.
        empty={(report) =>
          countOf(report) === 0 ? <Unsummed isBehind={report.isBehind} days={days} view={view} /> : null
        }
      >
        {(report) => (
          <ReportOnPaper report={report} view={view}>
            {(print) => (
              <div className="stack-12">
                <div className={`spread wraps ${classes.onScreen}`}>
                  <h2 className={classes.heading}>{texts.heading(report)}</h2>
                  {print}
                </div>
                {report.isBehind ? <Note tone="pending">{behindText}</Note> : null}
                <ReportSummary report={report} />
                <div className={`stack-12 ${classes.onScreen}`}>
                  <ReportCharts report={report} />
                  <ReportOrders
                    {...{ days, view }}
                    hasOtherFees={report.otherFeesCents !== 0}
                    reasons={reasonsOf(report)}
                  />
                </div>
              </div>
            )}
          </ReportOnPaper>
        )}
      </QueryFaces>
    </div>
  );
}

const countOf = ({ completed, cancelled, hours }: Report) =>
  completed.online.orders +
  completed.onDelivery.orders +
  cancelled.online.orders +
  cancelled.onDelivery.orders +
  hours.length;

const reasonsOf = ({ reasons }: Report): string[] => reasons.map(({ key }) => key);

interface UnsummedProps {
  isBehind: boolean;
  days: ReportDays;
  view: SoldView;
}

function Unsummed({ isBehind, days, view }: UnsummedProps) {
  return (
    <div className="stack-12">
      {isBehind ? <Note tone="pending">{behindText}</Note> : null}
      <ReportOrders days={days} view={view} />
    </div>
  );
}

function ReportSkeleton() {
  return (
    <div className="stack-12">
      <ChartSkeleton kind="rows" />
      <div className={grid.charts}>
        <ChartSkeleton kind="ring" />
        <ChartSkeleton kind="ring" />
      </div>
    </div>
  );
}
