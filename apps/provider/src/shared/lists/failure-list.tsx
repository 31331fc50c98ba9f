import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import type { Call } from '@comanda/contract/kit/define-call';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useProviderSession } from '../session/session-store.ts';
import { actionsColumn, momentColumn, storeColumn } from './columns.ts';
import { ListCard } from './list-card.tsx';
import { failureTexts } from './texts.ts';

interface Failure {
  storeId: number;
  storeName: string;
  day: string;
  reason: string;
  attempts: number;
  nextAt: number;
}

/** A kind of work that failed for some stores and that the server repeats; see {@link FailureList}. */
interface FailedWork<Answer> {
  list: Call<{ after: string | null }, { rows: readonly Failure[]; next: string | null }>;
  retry: Call<{ storeId: number }, Answer>;
  isDone: (answer: Answer) => boolean;
  texts: Parameters<typeof ListCard>[0]['texts'] & {
    /** Title and text of the column that shows the day. */
    day: string;
    dayOf: (day: string) => string;
    done: string;
    stillFailed: (reason: string | null) => string;
  };
  link: (row: Failure, name: ReactNode) => ReactNode;
}

interface FailureListProps<Answer> {
  work: FailedWork<Answer>;
  /** Queries to refetch after a retry. */
  refreshes: readonly QueryKey[];
}

/** Stores whose work failed: reason, time of the next attempt, and a retry. */
export function FailureList<Answer extends { reason: string | null }>(props: FailureListProps<Answer>) {
  const { work, refreshes } = props;
  const { texts, link } = work;
  const list = usePaged(work.list, { words: [], getInput: () => ({}) });
  const columns = useMemo(
    (): readonly Column<Failure>[] => [
      storeColumn(failureTexts.store),
      { id: 'dia', title: texts.day, value: ({ day }) => texts.dayOf(day) },
      { id: 'motivo', title: failureTexts.reason, value: ({ reason }) => reason, lines: 4, grow: 2 },
      { id: 'tentativas', title: failureTexts.attempts, kind: 'number', value: ({ attempts }) => attempts },
      momentColumn('proxima', failureTexts.next, ({ nextAt }) => nextAt),
      actionsColumn(failureTexts.actions, (failure) => (
        <Retry work={work} refreshes={refreshes} failure={failure} />
      )),
    ],
    [work, refreshes, texts],
  );
  return (
    <ListCard
      texts={texts}
      list={list}
      columns={columns}
      rowKey={({ storeId }) => storeId}
      rowName={({ storeName }) => storeName}
      link={link}
    />
  );
}

function Retry<Answer extends { reason: string | null }>(
  props: FailureListProps<Answer> & { failure: Failure },
) {
  const { work, refreshes, failure } = props;
  const { storeId, storeName } = failure;
  const mayAct = providerMay(useProviderSession(), 'services.manage');
  const retrying = useCallMutation(work.retry, {
    savedText: (answer) => (work.isDone(answer) ? work.texts.done : null),
    onDone: (answer) =>
      work.isDone(answer) ? undefined : toast.error(work.texts.stillFailed(answer.reason)),
    refreshes: [listKey(work.list), ...refreshes],
  });
  if (!mayAct) return null;
  return (
    <RowMenu
      label={failureTexts.actionsOf(storeName)}
      actions={[{ label: failureTexts.retry, onChoose: () => retrying.run({ storeId }) }]}
    />
  );
}
