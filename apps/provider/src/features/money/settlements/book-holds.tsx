import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import { type BookHold, listBookHolds } from '@comanda/contract/money/ledger/provider-settlements.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useMemo, useState } from 'react';
import { actionsColumn, momentColumn, storeColumn } from '../../../shared/lists/columns.ts';
import { ListCard } from '../../../shared/lists/list-card.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { toStore } from '../../../shared/store/to-store.tsx';
import { settlementTexts } from './texts.ts';

const toSettlements = toStore('repasses');
const texts = { ...settlementTexts.holds, failed: settlementTexts.failed };
const releaseDialog = createLazyPart(async () => (await import('./release-dialog.tsx')).ReleaseDialog);

/** The causes of a hold, in words. */
function wordsOf({ difference, isBookHeld, restoredSince }: BookHold): string {
  const book = isBookHeld ? [difference ?? texts.mended] : [];
  const restore = restoredSince === null ? [] : [texts.restored(formatDateTime(new Date(restoredSince)))];
  return [...book, ...restore].join(' ');
}

/** One cause of a hold, which a person releases. */
interface Release {
  storeId: number;
  of: 'book' | 'restore';
}

const COLUMNS: readonly Column<BookHold>[] = [
  storeColumn(settlementTexts.store),
  { id: 'valor', title: texts.columns.cents, kind: 'money', value: ({ cents }) => cents },
  momentColumn('desde', texts.columns.since, ({ heldAt }) => heldAt),
  {
    id: 'diferenca',
    title: texts.columns.difference,
    value: wordsOf,
    lines: 4,
    grow: 3,
  },
];
const actionColumn = (onRelease: (release: Release) => void): Column<BookHold> =>
  actionsColumn(texts.columns.actions, (hold) => (
    <RowMenu
      label={texts.actionsOf(hold.storeName)}
      actions={[
        ...(hold.isBookHeld
          ? [{ label: texts.release, onChoose: () => onRelease({ storeId: hold.storeId, of: 'book' }) }]
          : []),
        ...(hold.restoredSince === null
          ? []
          : [
              {
                label: texts.releaseRestored,
                onChoose: () => onRelease({ storeId: hold.storeId, of: 'restore' }),
              },
            ]),
      ]}
    />
  ));
const rowKey = ({ storeId }: BookHold) => storeId;
const rowName = ({ storeName }: BookHold) => storeName;

/**
 * Stores whose payouts wait after a failed proof of the ledger, or after a restore. A user releases them with
 * a reason.
 */
export function BookHolds() {
  const list = usePaged(listBookHolds, { words: [], getInput: () => ({}) });
  const mayRelease = providerMay(useProviderSession(), 'services.manage');
  const [releasing, setReleasing] = useState<Release | null>(null);
  const columns = useMemo(
    () => (mayRelease ? [...COLUMNS, actionColumn(setReleasing)] : COLUMNS),
    [mayRelease],
  );
  return (
    <>
      <ListCard
        texts={texts}
        list={list}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        link={toSettlements}
      />
      {releasing === null ? null : (
        <releaseDialog.Part
          {...releasing}
          refreshes={[listKey(listBookHolds)]}
          onClose={() => setReleasing(null)}
        />
      )}
    </>
  );
}
