import type { BoardSection } from '@comanda/domain/orders/orders/board';
import { type ComponentProps, memo, useImperativeHandle, useMemo, useRef } from 'react';
import { BoardList } from '../list/board-list.tsx';
import { columnRows } from '../list/board-rows.ts';
import type { ListHandle } from '../list/list-handle.ts';
import type { ListedOrders } from '../list/use-listed-orders.ts';
import classes from './board-columns.module.css';

interface BoardColumnsProps extends Omit<ComponentProps<typeof BoardList>, 'rows'> {
  listed: ListedOrders;
}

/** Sections of each column. Closed orders are below orders on the way, because they need no work. */
const columns: readonly (readonly BoardSection[])[] = [
  ['pending'],
  ['in-production'],
  ['on-the-way', 'delivered', 'cancelled'],
];

type ColumnProps = BoardColumnsProps & { sections: readonly BoardSection[] };

function Column({ listed, sections, ...list }: ColumnProps) {
  const { shown, late } = listed;
  const closed = listed.closed;
  const rows = useMemo(() => columnRows(shown, sections, closed, late), [shown, sections, closed, late]);
  return (
    <div className={`stack ${classes.column}`}>
      <BoardList {...list} rows={rows} areTickets={sections !== columns.at(-1)} />
    </div>
  );
}

/** The board of a wide screen: pending, in preparation and on the way side by side, with late orders first in each. */
export const BoardColumns = memo(function BoardColumns({ handle, ...props }: BoardColumnsProps) {
  const lists = useRef<(ListHandle | null)[]>([]);
  useImperativeHandle(
    handle,
    () => ({
      show: (key) => {
        for (const list of lists.current) list?.show(key);
      },
    }),
    [],
  );
  return (
    <div className={classes.columns}>
      {columns.map((sections, index) => (
        <Column
          key={sections[0]}
          {...props}
          sections={sections}
          handle={(list) => {
            lists.current[index] = list;
          }}
        />
      ))}
    </div>
  );
});
