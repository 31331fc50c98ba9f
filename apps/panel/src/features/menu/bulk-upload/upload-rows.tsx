import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useNumbered } from '@comanda/client/table/use-numbered.ts';
import {
  exportProductFileRows,
  listProductFileRows,
} from '@comanda/contract/menu/bulk-upload/bulk-upload.calls';
import type { ProductFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import type { RowOutcome } from '@comanda/domain/menu/bulk-upload/upload-state';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Tabs } from '@comanda/ui/form/tabs.tsx';
import { PageTurner } from '@comanda/ui/table/page-turner.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { RowsTable } from './rows-table.tsx';
import { uploadTexts } from './texts.ts';
import classes from './upload.module.css';
import { isOpen } from './upload-queries.ts';

const texts = uploadTexts.rows;
const ROWS_A_PAGE = 50;
const OUTCOMES = ['new', 'changed', 'unchanged', 'refused'] as const satisfies readonly RowOutcome[];

/** An upload's rows by outcome. Starts with the outcome that most needs a check. */
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
  return (
    <Tabs
      label={texts.tabs}
      tabs={OUTCOMES.map((outcome) => ({
        tab: outcome,
        title: texts.tab(texts.outcomes[outcome], counts[outcome]),
      }))}
      current={tab}
      onChange={setTab}
    >
      <RowsPage
        fileId={file.fileId}
        outcome={tab}
        canChoose={file.state === 'checked'}
        isOver={!isOpen(file.state)}
      />
    </Tabs>
  );
}

interface RowsPageProps {
  fileId: number;
  outcome: RowOutcome;
  canChoose: boolean;
  isOver: boolean;
}

/**
 * Numbered pages of rows. Not a `DataTable`, because its rows all have the same height. These rows have
 * different heights: values, reasons and choices vary.
 */
function RowsPage({ fileId, outcome, canChoose, isOver }: RowsPageProps) {
  const getInput = () => ({ fileId, outcome });
  const list = useNumbered(
    listProductFileRows,
    { words: [fileId, outcome], getInput },
    { perPage: ROWS_A_PAGE },
  );
  const { numbered } = list;
  return (
    <QueryFaces
      query={list}
      isCompact
      skeleton={<TableSkeleton rows={5} hasTools={false} />}
      failed={texts.loadFailed}
      empty={(rows) =>
        rows.length > 0 ? null : (
          <EmptyState
            isCompact
            icon={<IconList size={24} stroke={1.75} aria-hidden="true" />}
            title={texts.none[outcome]}
          />
        )
      }
    >
      {(rows) => (
        <>
          <div className={classes.buttons}>
            <ExportButton call={exportProductFileRows} getInput={getInput} />
          </div>
          <RowsTable {...{ fileId, outcome, rows, canChoose, isOver }} />
          {numbered ? <PageTurner at={{ ...numbered, rows: rows.length }} /> : null}
        </>
      )}
    </QueryFaces>
  );
}
