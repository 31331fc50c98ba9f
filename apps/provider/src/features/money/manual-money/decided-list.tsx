import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listManualRequests, type ManualRequest } from '@comanda/contract/money/ledger/provider-manual.calls';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { AllDone } from '../../../shared/all-done.tsx';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { manualTexts } from './texts.ts';

const texts = manualTexts.decided;
const TONES = { approved: 'delivered', rejected: 'late' } as const;
const COLUMNS: readonly Column<ManualRequest>[] = [
  storeColumn(texts.columns.store),
  {
    id: 'lancamento',
    title: texts.columns.what,
    value: manualTexts.lineOf,
    lines: 2,
    grow: 2,
  },
  { id: 'motivo', title: texts.columns.reason, value: ({ reason }) => reason, lines: 2 },
  { id: 'pedido', title: texts.columns.requested, value: ({ requestedBy }) => requestedBy, lines: 2 },
  {
    id: 'decidido',
    title: texts.columns.decided,
    value: ({ decidedBy, decidedAt }) =>
      decidedAt === null ? null : `${decidedBy}, ${formatDateTime(new Date(decidedAt))}`,
    lines: 2,
  },
  {
    id: 'decisao',
    title: texts.columns.state,
    onCard: 'corner',
    cell: ({ decision }) =>
      decision === null ? null : (
        <StatusLabel tone={TONES[decision]} variant="quiet">
          {texts.states[decision]}
        </StatusLabel>
      ),
  },
  { id: 'recusa', title: texts.columns.words, value: ({ words }) => words, lines: 2 },
];
const rowKey = ({ storeId, requestId }: ManualRequest) => `${storeId}-${requestId}`;

/** Decided requests, the newest request first. */
export function DecidedList() {
  const list = usePaged(listManualRequests, { words: ['decided'], getInput: () => ({ isDecided: true }) });
  return (
    <FormCard title={texts.title}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        failed={texts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={manualTexts.nameOf}
      />
    </FormCard>
  );
}
