import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BookHolds } from './book-holds.tsx';
import { Failures } from './failures.tsx';
import { NextRun } from './next-run.tsx';
import { Runs } from './runs.tsx';
import { runsQuery } from './runs-query.ts';
import { StoreStatuses } from './store-statuses.tsx';
import { settlementTexts as texts } from './texts.ts';

/** /provedor/repasses. Settlement runs of all stores (next, past and failed), and the stores' debts. */
export function SettlementsScreen() {
  const query = useQuery(runsQuery(null));
  const queries = useQueryClient();
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle}>
        <Button variant="default" onClick={() => void queries.invalidateQueries()}>
          {texts.again}
        </Button>
      </PageTitle>
      <QueryFaces query={query} skeleton={<CardListSkeleton count={3} />} failed={texts.failed}>
        {({ runs, nextDay, failedCount }) => (
          <>
            {failedCount > 0 ? <Failures /> : null}
            <BookHolds />
            <NextRun day={nextDay} />
            <Runs last={runs} />
            {failedCount > 0 ? null : <Failures />}
          </>
        )}
      </QueryFaces>
      <StoreStatuses />
    </>
  );
}
