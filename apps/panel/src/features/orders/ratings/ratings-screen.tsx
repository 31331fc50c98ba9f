import { sendCall } from '@comanda/client/api/send-call.ts';
import { readRatingSummary } from '@comanda/contract/orders/ratings/ratings.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReportDays, useReportDays } from '../../../shared/period/period-view.ts';
import { ReportPeriod } from '../../../shared/period/report-period.tsx';
import classes from './ratings.module.css';
import { RatingsList } from './ratings-list.tsx';
import { RatingsSummary } from './ratings-summary.tsx';
import { ratingTexts as texts } from './texts.ts';

const FIRST: ReportDays = { period: '0', from: null, to: null };

/** 'Avaliações': the means, the count of each score, and every rating with its reply. */
export function RatingsScreen() {
  const { days, show } = useReportDays(FIRST);
  const query = useQuery({
    queryKey: ['ratings', 'summary', days],
    queryFn: ({ signal }) => sendCall(readRatingSummary, days, { signal }),
    placeholderData: (before) => before,
    meta: { subject: 'ratings', silent: true },
  });
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle} />
      <ReportPeriod days={days} hasAll onShow={show} />
      <QueryFaces query={query} skeleton={<SummarySkeleton />} failed={texts.summaryFailed}>
        {(summary) => <RatingsSummary summary={summary} />}
      </QueryFaces>
      <RatingsList days={days} />
    </div>
  );
}

function SummarySkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.summary}>
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className={`card ${classes.question}`}>
            <Skeleton width="9rem" height={16} />
            <Skeleton width="100%" height={120} />
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
