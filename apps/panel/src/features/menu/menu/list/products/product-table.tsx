import type { CategoryPart } from '@comanda/domain/menu/menu/menu-parts';
import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { TableView } from '@comanda/ui/table/table-declaration.ts';
import { IconPlus, IconToolsKitchen2 } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Menu } from '../../menu-query.ts';
import { SHOWN_STATUSES } from '../../status-styles.ts';
import { productColumns, productFilters, type RowActions } from './product-cells.tsx';
import { type ProductRow, rowKey, rowName, searchText, useProductRows } from './product-rows.ts';
import classes from './products.module.css';
import { productTexts } from './texts.ts';

const priceDialog = createLazyPart(async () => (await import('./price-dialog.tsx')).PriceDialog);

const ROW_PX = 52;

/** Actions on one row and on many rows, and the change of their sequence. */
export type ListActions = RowActions & {
  setStatusOfMany: (rows: readonly ProductRow[], status: ShownStatus) => unknown;
  /** Changes the sequence of the products. Null: the user may not change the sequence. */
  order: ((keys: string[], before: readonly string[]) => Promise<boolean>) | null;
};

interface ProductTableProps {
  menu: Menu;
  /** Null: all categories. */
  category: CategoryPart | null;
  actions: ListActions;
  view: readonly [TableView, (view: TableView) => void];
  /** Null: the user may not add products. */
  onAdd: (() => void) | null;
  onSearchAll: () => void;
}

/** The products of one category or of all categories, with prices and status. */
export function ProductTable({ menu, category, actions, view, onAdd, onSearchAll }: ProductTableProps) {
  const rows = useProductRows(menu, category?.categoryId ?? null);
  const { timeZone } = menu.parts;
  const isAll = category === null;
  /** The products in the open price dialog. `clear` empties the selection of rows. Null: the dialog is closed. */
  const [pricing, setPricing] = useState<{ ids: readonly number[]; clear: () => void } | null>(null);
  const columns = useMemo(
    () => productColumns(actions, { timeZone, hasCategories: isAll }),
    [actions, timeZone, isAll],
  );
  const { edit, order: saveOrder } = actions;
  const order =
    isAll || edit === null || saveOrder === null
      ? undefined
      : {
          onOrder: saveOrder,
          onMoveRequest: (key: string) => {
            const row = rows.find(({ part }) => String(part.productId) === key);
            if (row) edit.move(row);
          },
        };
  const add = (className?: string) =>
    onAdd ? (
      <Button
        icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
        className={className ?? ''}
        aria-label={productTexts.add}
        title={className === undefined ? undefined : productTexts.add}
        onClick={onAdd}
      >
        <span>{productTexts.add}</span>
      </Button>
    ) : null;
  if (category !== null && rows.length === 0) {
    return <EmptyCategory name={category.name} action={add()} mayAdd={onAdd !== null} />;
  }
  const isSearching = view[0].search.trim() !== '' && !isAll;
  return (
    <>
      <DataTable
        label={category === null ? productTexts.all : productTexts.list(category.name)}
        noun={productTexts.noun}
        counted={productTexts.counted}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        rowPx={ROW_PX}
        order={order}
        columns={columns}
        filters={productFilters}
        searchText={searchText}
        searchLabel={productTexts.search}
        view={view}
        tools={
          <>
            {isSearching ? (
              <Button variant="default" onClick={onSearchAll}>
                {productTexts.searchAll}
              </Button>
            ) : null}
            {add(classes.add)}
          </>
        }
        actions={(selected, clear) => (
          <>
            {edit ? (
              <Button onClick={() => setPricing({ ids: selected.map(({ part }) => part.productId), clear })}>
                {productTexts.bulk.prices}
              </Button>
            ) : null}
            <StatusButtons selected={selected} actions={actions} onDone={clear} />
          </>
        )}
      />
      {pricing ? (
        <priceDialog.Part
          productIds={pricing.ids}
          parts={menu.parts}
          onClose={() => setPricing(null)}
          onChanged={() => {
            setPricing(null);
            pricing.clear();
          }}
        />
      ) : null}
    </>
  );
}

function EmptyCategory({ name, action, mayAdd }: { name: string; action: ReactNode; mayAdd: boolean }) {
  return (
    <div className="card">
      <EmptyState
        icon={<IconToolsKitchen2 size={28} stroke={1.75} aria-hidden="true" />}
        title={productTexts.emptyTitle(name)}
        action={action}
      >
        {mayAdd ? productTexts.emptyHint : productTexts.emptyToSeeHint}
      </EmptyState>
    </div>
  );
}

interface StatusButtonsProps {
  selected: readonly ProductRow[];
  actions: ListActions;
  onDone: () => void;
}

function StatusButtons({ selected, actions, onDone }: StatusButtonsProps) {
  return (
    <>
      {SHOWN_STATUSES.map((status) => (
        <Button
          key={status}
          variant="default"
          onClick={() => {
            void actions.setStatusOfMany(selected, status);
            onDone();
          }}
        >
          {productTexts.bulk.setTo[status]}
        </Button>
      ))}
    </>
  );
}
