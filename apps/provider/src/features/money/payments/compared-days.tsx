import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDay } from '@comanda/client/formats/date-time.ts';
import { type ComparedDay, listComparedDays } from '@comanda/contract/money/payments/provider-payments.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { comparedTexts as texts } from './texts.ts';

const COLUMNS: readonly Column<ComparedDay>[] = [
  { id: 'dia', title: texts.columns.day, value: ({ day }) => formatDay(day), minWidth: 110 },
  {
    id: 'situacao',
    title: texts.columns.state,
    onCard: 'corner',
    cell: ({ differences }) => (
      <StatusLabel tone={differences.length === 0 ? 'delivered' : 'late'} variant="quiet">
        {texts.state(differences.length)}
      </StatusLabel>
    ),
  },
  { id: 'lancamentos', title: texts.columns.lines, kind: 'number', value: ({ lineCount }) => lineCount },
  { id: 'inicial', title: texts.columns.opening, kind: 'money', value: ({ openingCents }) => openingCents },
  { id: 'final', title: texts.columns.closing, kind: 'money', value: ({ closingCents }) => closingCents },
  momentColumn('quando', texts.columns.at, ({ comparedAt }) => comparedAt),
];
const rowKey = ({ day }: ComparedDay) => day;
const rowName = ({ day }: ComparedDay) => formatDay(day);

/** List of days: the payment provider's report of each day, compared with the payments in our database. */
export function ComparedDays() {
  const query = useQuery({
    queryKey: ['provider', 'compared-days'],
    queryFn: ({ signal }) => sendCall(listComparedDays, undefined, { signal }),
  });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces
        isCompact
        query={query}
        skeleton={<CardListSkeleton count={2} />}
        failed={texts.failed}
        empty={(days) =>
          days.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconCalendarCheck size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.none}
            />
          )
        }
      >
        {(days) => (
          <>
            {days
              .filter(({ differences }) => differences.length > 0)
              .map((day) => (
                <Differences key={day.day} day={day} />
              ))}
            <DataTable
              label={texts.list}
              noun={texts.noun}
              rows={days}
              columns={COLUMNS}
              rowKey={rowKey}
              rowName={rowName}
            />
          </>
        )}
      </QueryFaces>
    </FormCard>
  );
}

function Differences({ day: { day, differences } }: { day: ComparedDay }) {
  return (
    <div className="stack-8">
      <h3>{texts.differences(day)}</h3>
      <PlainTable
        label={texts.differences(day)}
        head={texts.head}
        words={[texts.head[1]]}
        rows={differences.map((difference, index) => ({
          key: `${index} ${difference.reference}`,
          cells: texts.cellsOf(difference),
        }))}
      />
    </div>
  );
}
