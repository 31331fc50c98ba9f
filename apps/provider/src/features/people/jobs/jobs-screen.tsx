import { sendCall } from '@comanda/client/api/send-call.ts';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { type JobReport, listJobs } from '@comanda/contract/people/provider/jobs.calls';
import { JOB_NAMES } from '@comanda/domain/kit/jobs';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconRotateClockwise } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { wordsOfJob } from './job-texts.ts';
import { jobTexts as texts } from './texts.ts';

/** Refetch interval. Servers record their job rounds once a minute. */
const REFETCH_MS = 30_000;

const jobsQuery = queryOptions({
  queryKey: ['provider', 'jobs'],
  queryFn: ({ signal }) => sendCall(listJobs, {}, { signal }),
  refetchInterval: REFETCH_MS,
  meta: { silent: true },
});

const TONES: Readonly<Record<JobReport['state'], Tone>> = {
  well: 'delivered',
  failing: 'late',
  late: 'late',
  first: 'neutral',
};
const isTroubled = ({ state }: JobReport) => state === 'failing' || state === 'late';

const rowKey = ({ job }: JobReport) => job;
const rowName = ({ job }: JobReport) => wordsOfJob(job).name;

const COLUMNS: readonly Column<JobReport>[] = [
  { id: 'trabalho', title: texts.columns.job, value: rowName, lines: 2, minWidth: 130 },
  { id: 'faz', title: texts.columns.does, value: texts.does, lines: 20, grow: 2, minWidth: 170 },
  {
    id: 'situacao',
    title: texts.columns.state,
    onCard: 'corner',
    minWidth: 130,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {texts.state[state]}
      </StatusLabel>
    ),
  },
  { id: 'rodada', title: texts.columns.last, value: texts.last, lines: 5, minWidth: 140 },
  { id: 'falha', title: texts.columns.failure, value: texts.failure, lines: 30, grow: 2, minWidth: 170 },
  { id: 'espera', title: texts.columns.waiting, value: texts.waiting, lines: 4, minWidth: 90 },
  {
    id: 'servidor',
    title: texts.columns.servers,
    value: ({ servers }) => servers.join(', '),
    lines: 4,
    minWidth: 110,
  },
];
const FILTERS: readonly TableFilter<JobReport>[] = [
  {
    ...{ id: 'mostrar', label: texts.shown, kind: 'segmented', all: texts.all },
    options: [{ value: 'com-problema', label: texts.troubled, matches: isTroubled }],
  },
];
const VIEW = { filters: { mostrar: (word: string) => (word === 'com-problema' ? word : null) } };
const searchText = ({ job, servers }: JobReport) =>
  [wordsOfJob(job).name, wordsOfJob(job).does, job, ...servers].join(' ');

/**
 * /provedor/trabalhos. Jobs that servers repeat: the last round, the last failure, and the pending items of
 * each job.
 */
export function JobsScreen() {
  const query = useQuery(jobsQuery);
  const { view } = useListView(VIEW);
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle(query.data?.filter(isTroubled).length)} />
      <QueryFaces
        query={query}
        skeleton={<CardListSkeleton count={6} />}
        failed={texts.failed}
        empty={(jobs) => (jobs.length === 0 ? <NoRounds /> : null)}
      >
        {(jobs) => (
          <>
            <DataTable
              label={texts.list}
              noun={texts.noun}
              rows={jobs}
              columns={COLUMNS}
              filters={FILTERS}
              view={view}
              rowKey={rowKey}
              rowName={rowName}
              searchText={searchText}
            />
            <NotHere jobs={jobs} />
          </>
        )}
      </QueryFaces>
    </>
  );
}

function NoRounds() {
  return (
    <EmptyState
      icon={<IconRotateClockwise size={28} stroke={1.75} aria-hidden="true" />}
      title={texts.noneTitle}
    >
      {texts.noneHint}
    </EmptyState>
  );
}

/** Jobs that no server runs, e.g. the jobs for online payment if there is no payment provider. */
function NotHere({ jobs }: { jobs: readonly JobReport[] }) {
  const names = JOB_NAMES.filter((name) => jobs.every(({ job }) => job !== name)).map(
    (name) => wordsOfJob(name).name,
  );
  return names.length === 0 ? null : <p className="muted-13">{texts.notHere(names.join(', '))}</p>;
}
