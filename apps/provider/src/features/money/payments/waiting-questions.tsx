import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  listWaitingQuestions,
  type WaitingQuestions as Waiting,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useQuery } from '@tanstack/react-query';
import { AllDone } from '../../../shared/all-done.tsx';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { questionTexts as texts } from './texts.ts';

const REFETCH_MS = 30_000;
const COLUMNS: readonly Column<Waiting>[] = [
  { id: 'sobre', title: texts.columns.about, value: ({ about }) => texts.about[about] },
  { id: 'quantidade', title: texts.columns.count, kind: 'number', value: ({ count }) => count },
  {
    id: 'tentativas',
    title: texts.columns.attempts,
    kind: 'number',
    value: ({ mostAttempts }) => mostAttempts,
  },
  momentColumn('proxima', texts.columns.next, ({ nextAt }) => nextAt),
];
const rowKey = ({ about }: Waiting) => about;
const rowName = ({ about }: Waiting) => texts.about[about];

/** Pending requests to the payment provider, by kind. */
export function WaitingQuestions() {
  const query = useQuery({
    queryKey: ['provider', 'payment-questions'],
    queryFn: ({ signal }) => sendCall(listWaitingQuestions, undefined, { signal }),
    refetchInterval: REFETCH_MS,
  });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces
        query={query}
        skeleton={<CardListSkeleton count={2} />}
        failed={texts.failed}
        empty={(rows) => (rows.length > 0 ? null : <AllDone isCompact title={texts.none} />)}
      >
        {(rows) => (
          <DataTable
            label={texts.list}
            noun={texts.noun}
            rows={rows}
            columns={COLUMNS}
            rowKey={rowKey}
            rowName={rowName}
          />
        )}
      </QueryFaces>
    </FormCard>
  );
}
