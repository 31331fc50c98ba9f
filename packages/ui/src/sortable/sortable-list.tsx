import type { CSSProperties, ReactNode } from 'react';
import { letterScale, rem } from '../letter-scale.ts';
import { Grip } from './grip.tsx';
import { inOrder } from './moved.ts';
import classes from './sortable.module.css';
import { useSortable } from './use-sortable.tsx';

interface SortableListProps<Item> {
  /** Name of the list: 'Categorias'. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  itemName: (item: Item) => string;
  /** Height of every row in px. */
  rowHeight: number;
  /**
   * Saves the new order of all keys. If it returns false, the rows move back. Null: the list cannot be sorted
   * and has no handles.
   */
  onOrder: ((keys: string[], before: readonly string[]) => Promise<boolean>) | null;
  /** Content of a row beside its handle. `openMove` opens 'Mover para…', for the menu of the row. */
  children: (item: Item, openMove: () => void) => ReactNode;
}

/** A short list that users sort by drag, by keys, or by typing a position. See {@link useSortable}. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, itemKey, itemName, rowHeight, onOrder, children } = props;
  const keyOf = (item: Item) => String(itemKey(item));
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const nameOf = (key: string) => {
    const item = byKey.get(key);
    return item === undefined ? '' : itemName(item);
  };
  const sortable = useSortable({
    keys: items.map(keyOf),
    nameOf,
    rowHeight: rowHeight * letterScale(),
    onOrder,
  });
  const { shiftOf, draggedKey } = sortable;
  return (
    <>
      <ul
        {...sortable.listProps}
        aria-label={label}
        className={`plain-list ${classes.list}`}
        data-dragging={draggedKey !== null || undefined}
        style={{ '--sortable-row': rem(rowHeight) } as CSSProperties}
      >
        {inOrder(items, sortable.keys, keyOf).map((item, index) => {
          const key = keyOf(item);
          const shift = shiftOf(index);
          return (
            <li
              key={key}
              data-row={key}
              className={`row ${classes.row}`}
              data-dragged={key === draggedKey || undefined}
              // While dragging, the DOM transform is set directly; React must not overwrite it.
              style={key === draggedKey || shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
            >
              {onOrder ? <Grip name={itemName(item)} /> : null}
              {children(item, () => sortable.openMove(key))}
            </li>
          );
        })}
      </ul>
      {sortable.around}
    </>
  );
}
