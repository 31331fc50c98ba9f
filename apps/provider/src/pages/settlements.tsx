import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failures } from '../features/settlements/failures.tsx';
import { NextRun } from '../features/settlements/next-run.tsx';
import { Runs } from '../features/settlements/runs.tsx';
import { runsQuery } from '../features/settlements/runs-query.ts';
import { Standings } from '../features/settlements/standings.tsx';
import { settlementTexts as texts } from '../features/settlements/texts.ts';
import { Page } from '../shared/page.tsx';

/** /provedor/repasses. The runs of all stores: what comes, what was, what failed, and what is owed. */
export function SettlementsPage() {
  const query = useQuery(runsQuery);
  const queries = useQueryClient();
  return (
    <Page>
      <PageTitle title={texts.title} subtitle={texts.subtitle}>
        <Button variant="default" onClick={() => void queries.invalidateQueries()}>
          {texts.again}
        </Button>
      </PageTitle>
      <QueryFaces query={query} skeleton={<CardListSkeleton count={3} />} failed={texts.failed}>
        {({ runs, nextDay, failedCount }) => (
          <>
            {failedCount > 0 ? <Failures /> : null}
            <NextRun day={nextDay} />
            <Runs runs={runs} />
            {failedCount > 0 ? null : <Failures />}
          </>
        )}
      </QueryFaces>
      <Standings />
    </Page>
  );
}
