import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import { type BookHold, listBookHolds } from '@comanda/contract/money/ledger/provider-settlements.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useMemo, useState } from 'react';
import { AllDone } from '../../../shared/all-done.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { settlementTexts } from './texts.ts';
import { toStore } from './to-store.tsx';

const texts = settlementTexts.holds;
const releaseDialog = createLazyPart(async () => (await import('./release-dialog.tsx')).ReleaseDialog);

const COLUMNS: readonly Column<BookHold>[] = [
  { id: 'loja', title: settlementTexts.store, value: ({ storeName }) => storeName, lines: 2, grow: 2 },
  { id: 'valor', title: texts.columns.cents, kind: 'money', value: ({ cents }) => cents },
  {
    id: 'desde',
    title: texts.columns.since,
    value: ({ heldAt }) => formatDateTime(new Date(heldAt)),
    lines: 2,
  },
  {
    id: 'diferenca',
    title: texts.columns.difference,
    value: ({ difference }) => difference ?? texts.mended,
    lines: 4,
    grow: 3,
  },
];
const actionColumn = (onRelease: (hold: BookHold) => void): Column<BookHold> => ({
  id: 'acoes',
  title: texts.columns.actions,
  isTitleHidden: true,
  onCard: 'corner',
  minWidth: 60,
  grow: 0,
  cell: (hold) => (
    <RowMenu
      label={texts.actionsOf(hold.storeName)}
      actions={[{ label: texts.release, onChoose: () => onRelease(hold) }]}
    />
  ),
});
const rowKey = ({ storeId }: BookHold) => storeId;
const rowName = ({ storeName }: BookHold) => storeName;

/**
 * Stores whose payouts are blocked by a failed proof of the ledger, until a user releases them with a reason.
 */
export function BookHolds() {
  const list = usePaged(listBookHolds, { words: [], ask: () => ({}) });
  const mayRelease = providerMay(useProviderSession(), 'services.manage');
  const [releasing, setReleasing] = useState<BookHold | null>(null);
  const columns = useMemo(
    () => (mayRelease ? [...COLUMNS, actionColumn(setReleasing)] : COLUMNS),
    [mayRelease],
  );
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <DataTable
        label={texts.list}
        noun={texts.noun}
        list={list}
        failed={settlementTexts.failed}
        empty={<AllDone isCompact title={texts.none} />}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        link={toStore}
      />
      {releasing === null ? null : (
        <releaseDialog.Part
          storeId={releasing.storeId}
          refreshes={[listKey(listBookHolds)]}
          onClose={() => setReleasing(null)}
        />
      )}
    </FormCard>
  );
}
