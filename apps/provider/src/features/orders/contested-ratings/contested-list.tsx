import { type ContestedRating, listContestedRatings } from '@comanda/contract/orders/ratings/ratings.calls';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useMemo, useState } from 'react';
import { Waited } from '../../../shared/age/waited.tsx';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { WaitingList } from '../../../shared/lists/waiting-list.tsx';
import { contestTexts as texts } from './texts.ts';

const decideDialog = createLazyPart(async () => (await import('./decide-dialog.tsx')).DecideDialog);

interface Decision {
  rating: ContestedRating;
  isRemoved: boolean;
}

const columnsOf = (decide: (decision: Decision) => void): readonly Column<ContestedRating>[] => [
  storeColumn(texts.columns.store),
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
  return (
    <>
      <WaitingList
        call={listContestedRatings}
        texts={texts}
        columns={columns}
        rowKey={({ storeId, orderId }) => `${storeId}-${orderId}`}
      />
      {decided === null ? null : <decideDialog.Part {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}
