import type { CSSProperties, ReactNode } from 'react';
import { letterScale, rem } from '../letter-scale.ts';
import { Grip } from './grip.tsx';
import { inOrder } from './moved.ts';
import classes from './sortable.module.css';
import { useSortable } from './use-sortable.tsx';

interface SortableListProps<Item> {
  /** Names the list: 'Categorias'. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  itemName: (item: Item) => string;
  /** Height of every row in px. */
  rowHeight: number;
  /** Saves the new order of all keys; false puts the rows back. Null: they stay where they are, without handles. */
  onOrder: ((keys: string[], before: readonly string[]) => Promise<boolean>) | null;
  /** What stands in a row beside its handle; `askWhere` opens 'Mover para…', for its menu. */
  children: (item: Item, askWhere: () => void) => ReactNode;
}

/** A short list that people put in order, by drag, keys or position. See {@link useSortable}. */
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
              // A dragged row is carried without drawing: what it carries is not ours to write.
              style={key === draggedKey || shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
            >
              {onOrder ? <Grip name={itemName(item)} /> : null}
              {children(item, () => sortable.askWhere(key))}
            </li>
          );
        })}
      </ul>
      {sortable.around}
    </>
  );
}
