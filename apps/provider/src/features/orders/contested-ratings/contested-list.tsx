import { usePaged } from '@comanda/client/table/use-paged.ts';
import { type ContestedRating, listContestedRatings } from '@comanda/contract/orders/ratings/ratings.calls';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useMemo, useState } from 'react';
import { Waited } from '../../../shared/age/waited.tsx';
import { AllDone } from '../../../shared/all-done.tsx';
import { contestTexts as texts } from './texts.ts';

const ASK_AGAIN_MS = 30_000;
const decideDialog = createLazyPart(async () => (await import('./decide-dialog.tsx')).DecideDialog);

interface Decision {
  rating: ContestedRating;
  isRemoved: boolean;
}

const columnsOf = (decide: (decision: Decision) => void): readonly Column<ContestedRating>[] => [
  { id: 'loja', title: texts.columns.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  { id: 'pedido', title: texts.columns.order, value: ({ code }) => `#${code}`, minWidth: 90 },
  { id: 'notas', title: texts.columns.scores, value: texts.scores, lines: 3, minWidth: 110 },
  { id: 'comentario', title: texts.columns.comment, value: texts.comment, lines: 4, grow: 3 },
  { id: 'motivo', title: texts.columns.reason, value: texts.reason, lines: 4, grow: 3 },
  {
    ...{ id: 'espera', title: texts.columns.since, minWidth: 110 },
    cell: ({ contestedAt }) => <Waited since={contestedAt} />,
  },
  {
    ...{ id: 'acoes', title: texts.columns.actions, isTitleHidden: true, minWidth: 70 },
    cell: (rating) => (
      <RowMenu
        label={texts.actionsOf(rating)}
        actions={[
          { label: texts.keep, onChoose: () => decide({ rating, isRemoved: false }) },
          { label: texts.remove, onChoose: () => decide({ rating, isRemoved: true }), isDestructive: true },
        ]}
      />
    ),
  },
];

/** Contested ratings of all stores. */
export function ContestedList() {
  const [decided, setDecided] = useState<Decision | null>(null);
  const columns = useMemo(() => columnsOf(setDecided), []);
  const list = usePaged(
    listContestedRatings,
    { words: [], ask: () => ({}) },
    { refetchInterval: ASK_AGAIN_MS },
  );
  return (
    <>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        total={list.first?.count}
        failed={texts.failed}
        empty={<AllDone title={texts.noneTitle}>{texts.noneHint}</AllDone>}
        columns={columns}
        rowKey={({ storeId, orderId }) => `${storeId}-${orderId}`}
        rowName={texts.name}
        rowPx={96}
      />
      {decided === null ? null : <decideDialog.Part {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}
