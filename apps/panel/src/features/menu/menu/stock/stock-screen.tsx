import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconPlus, IconSalad } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMay } from '../../../../shared/session/may.tsx';
import { type Menu, useMenu } from '../menu-query.ts';
import { menuTexts } from '../texts.ts';
import { useMenuNow } from '../use-menu-now.ts';
import { OutNow } from './out-now.tsx';
import { rowKey, rowName, searchText, stockColumns, stockFilters } from './stock-cells.tsx';
import { type StockRow, stockRows } from './stock-rows.ts';
import { stockTexts } from './texts.ts';
import { useItemRemoval } from './use-item-removal.ts';
import { useStockMarks } from './use-stock-marks.ts';

const outDialog = createLazyPart(async () => (await import('./out-dialog.tsx')).OutDialog);
const itemDialog = createLazyPart(async () => (await import('./item-dialog.tsx')).ItemDialog);

/** The stock screen: unavailable items now, and all items. */
export function StockScreen() {
  const menu = useMenu();
  const mayEdit = useMay()('catalogue.edit');
  /** Id of the open item. 'new': a new item. Null: no item is open. */
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const add = mayEdit ? (
    <Button icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={() => setEdited('new')}>
      {stockTexts.add}
    </Button>
  ) : null;
  return (
    <FormPage title={stockTexts.title} subtitle={stockTexts.subtitle} actions={add}>
      <QueryFaces
        query={menu}
        skeleton={<TableSkeleton rows={8} />}
        failed={menuTexts.loadFailed}
        failedHint={menuTexts.loadFailedHint}
      >
        {(data) => <Stock menu={data} mayEdit={mayEdit} edited={edited} onEdit={setEdited} />}
      </QueryFaces>
    </FormPage>
  );
}

interface StockProps {
  menu: Menu;
  mayEdit: boolean;
  edited: number | 'new' | null;
  onEdit: (edited: number | null) => void;
}

function Stock({ menu: { parts, products }, mayEdit, edited, onEdit }: StockProps) {
  const now = useMenuNow(parts.stockItems);
  const rows = useMemo(() => stockRows(parts, now), [parts, now]);
  const [goingOut, setGoingOut] = useState<readonly StockPart[]>([]);
  const mark = useStockMarks();
  const remove = useItemRemoval();
  // The columns must be stable between renders, so their actions read the latest functions from this ref.
  const latest = useRef({ mark, remove, onEdit });
  latest.current = { mark, remove, onEdit };
  const columns = useMemo(
    () =>
      stockColumns({
        now,
        onStatus: ({ item }, isIn) => {
          if (isIn) void latest.current.mark([item], { isIn: true, backAt: null });
          else setGoingOut([item]);
        },
        actionsOf: mayEdit
          ? (row) => [
              { label: stockTexts.edit, onChoose: () => latest.current.onEdit(row.item.stockItemId) },
              {
                label: stockTexts.remove,
                isDestructive: true,
                onChoose: () => void latest.current.remove(row),
              },
            ]
          : null,
      }),
    [now, mayEdit],
  );
  useEffect(() => outDialog.prefetchWhenIdle(), []);
  const open = rows.find(({ item }) => item.stockItemId === edited) ?? null;
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState icon={<IconSalad size={28} stroke={1.75} />} title={stockTexts.none}>
          {mayEdit ? stockTexts.noneHint : stockTexts.noneHintOperator}
        </EmptyState>
      ) : (
        <>
          <OutNow
            rows={rows}
            products={products}
            now={now}
            onBack={(item) => void mark([item], { isIn: true, backAt: null })}
            onOut={(item) => setGoingOut([item])}
          />
          <DataTable
            label={stockTexts.table}
            noun={stockTexts.noun}
            rows={rows}
            rowKey={rowKey}
            rowName={rowName}
            columns={columns}
            filters={stockFilters}
            searchText={searchText}
            searchLabel={stockTexts.search}
            actions={(selected: readonly StockRow[], clear) => (
              <>
                <Button variant="default" onClick={() => setGoingOut(itemsOf(selected))}>
                  {stockTexts.putOut}
                </Button>
                <Button
                  variant="default"
                  onClick={() => {
                    void mark(itemsOf(selected), { isIn: true, backAt: null });
                    clear();
                  }}
                >
                  {stockTexts.putIn}
                </Button>
              </>
            )}
          />
        </>
      )}
      {goingOut.length > 0 ? (
        <outDialog.Part
          items={goingOut}
          products={products}
          now={now}
          onConfirm={(backAt) => void mark(goingOut, { isIn: false, backAt })}
          onClose={() => setGoingOut([])}
        />
      ) : null}
      {edited === 'new' || open !== null ? (
        <itemDialog.Part row={open} rows={rows} onClose={() => onEdit(null)} />
      ) : null}
    </>
  );
}

const itemsOf = (rows: readonly StockRow[]) => rows.map(({ item }) => item);
