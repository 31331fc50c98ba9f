import { sendCall } from '@comanda/client/api/send-call.ts';
import { type Dashboard, readDashboard } from '@comanda/contract/insight/insight/dashboard.calls';
import { ChartSkeleton } from '@comanda/ui/chart/chart-skeleton.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconChartHistogram } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useReportDays } from '../../../../shared/period/period-view.ts';
import { ReportPeriod } from '../../../../shared/period/report-period.tsx';
import { behindText } from '../period/behind-text.ts';
import grid from '../period/report-charts.module.css';
import classes from './dashboard.module.css';
import { DashboardCards } from './dashboard-cards.tsx';
import { DashboardCharts } from './dashboard-charts.tsx';
import { DashboardFindings } from './dashboard-findings.tsx';
import { dashboardTexts as texts } from './texts.ts';

/** 'Painel de Controle': the results of a period compared with the previous period. */
export function DashboardScreen() {
  const { days, show } = useReportDays();
  const query = useQuery({
    queryKey: ['insight', 'dashboard', days],
    queryFn: ({ signal }) => sendCall(readDashboard, days, { signal }),
    staleTime: 0,
    meta: { silent: true },
  });
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle}>
        <a className={classes.byMail} href="/minha-conta#resumo-do-dia">
          {texts.byMail}
        </a>
      </PageTitle>
      <ReportPeriod days={days} hasAll onShow={show} />
      <QueryFaces
        query={query}
        skeleton={<DashboardSkeleton />}
        failed={texts.loadFailed}
        empty={(dashboard) => (isEmpty(dashboard) ? <NoOrders isBehind={dashboard.isBehind} /> : null)}
      >
        {(dashboard) => (
          <div className="stack-12">
            {dashboard.isBehind ? <Note tone="pending">{behindText}</Note> : null}
            {dashboard.isSameHours && dashboard.isPreviousComplete ? (
              <p className="muted-13">{texts.sameHours}</p>
            ) : null}
            <DashboardFindings dashboard={dashboard} />
            <DashboardCards {...dashboard} />
            <DashboardCharts {...dashboard} />
          </div>
        )}
      </QueryFaces>
    </div>
  );
}

const isEmpty = ({ figures }: Dashboard) =>
  figures['orders.received'].value === 0 && (figures['orders.received'].before ?? 0) === 0;

function NoOrders({ isBehind }: { isBehind: boolean }) {
  return (
    <EmptyState
      icon={<IconChartHistogram size={32} stroke={1.5} />}
      title={isBehind ? texts.noneYet : texts.none}
    >
      {isBehind ? behindText : texts.noneHint}
    </EmptyState>
  );
}

function DashboardSkeleton() {
  return (
    <div className="stack-12">
      <SkeletonArea>
        <div className={classes.cards}>
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <div key={card} className="card stack-8" style={{ padding: 16 }}>
              <Skeleton width="7rem" height={14} />
              <Skeleton width="9rem" height={32} />
              <Skeleton width="6rem" height={14} />
            </div>
          ))}
        </div>
      </SkeletonArea>
      <ChartSkeleton kind="lines" />
      <div className={grid.charts}>
        <ChartSkeleton kind="ring" />
        <ChartSkeleton kind="rows" />
      </div>
    </div>
  );
}
