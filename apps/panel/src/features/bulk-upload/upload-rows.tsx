import type { ProductFile } from '@comanda/contract/bulk-upload/bulk-upload.wire';
import type { RowOutcome } from '@comanda/domain/bulk-upload/upload-state';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { PageTurner } from '@comanda/ui/table/page-turner.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RowsTable } from './rows-table.tsx';
import { uploadTexts } from './texts.ts';
import { isOpen, uploadRowsQuery } from './upload-queries.ts';

const texts = uploadTexts.rows;
/** As the server pages them. */
const ROWS_A_PAGE = 50;
const OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const satisfies readonly RowOutcome[];

/** An upload's rows, under what becomes of them; opens on what there is most to look at. */
export function UploadRows({ file }: { file: ProductFile }) {
  const counts: Record<RowOutcome, number> = {
    new: file.newCount,
    changed: file.changedCount,
    unchanged: file.unchangedCount,
    refused: file.refusedCount,
  };
  const [tab, setTab] = useState<RowOutcome>(
    () => (['changed', 'new', 'refused'] as const).find((each) => counts[each] > 0) ?? 'unchanged',
  );
  const [page, setPage] = useState(1);
  return (
    <Tabs
      label={texts.tabs}
      tabs={OUTCOMES.map((outcome) => ({
        tab: outcome,
        title: texts.tab(texts.outcomes[outcome], counts[outcome]),
      }))}
      current={tab}
      onChange={(next) => {
        setTab(next);
        setPage(1);
      }}
    >
      <RowsPage
        fileId={file.fileId}
        outcome={tab}
        page={page}
        onPage={setPage}
        canChoose={file.state === 'checked'}
        isOver={!isOpen(file.state)}
      />
    </Tabs>
  );
}

interface RowsPageProps {
  fileId: number;
  outcome: RowOutcome;
  page: number;
  onPage: (page: number) => void;
  canChoose: boolean;
  isOver: boolean;
}

function RowsPage({ fileId, outcome, page, onPage, canChoose, isOver }: RowsPageProps) {
  const query = useQuery(uploadRowsQuery(fileId, outcome, page));
  return (
    <QueryFaces
      query={query}
      isCompact
      skeleton={<TableSkeleton rows={5} hasTools={false} />}
      failed={texts.loadFailed}
      empty={({ total }) =>
        total > 0 ? null : (
          <EmptyState
            isCompact
            icon={<IconList size={24} stroke={1.75} aria-hidden="true" />}
            title={texts.none[outcome]}
          />
        )
      }
    >
      {({ rows, pages, total }) => (
        <>
          <RowsTable {...{ fileId, outcome, rows, canChoose, isOver }} />
          <PageTurner
            at={{ page, pages, from: (page - 1) * ROWS_A_PAGE + 1, rows: rows.length, total, goTo: onPage }}
          />
        </>
      )}
    </QueryFaces>
  );
}
