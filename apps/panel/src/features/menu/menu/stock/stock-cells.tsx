import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import { type RowAction, RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { StatusSelect } from '../status-select.tsx';
import { ItemPicture } from './item-picture.tsx';
import classes from './stock.module.css';
import type { StockRow } from './stock-rows.ts';
import { stockTexts } from './texts.ts';

const { columns: titles, statuses, kinds } = stockTexts;

export const rowKey = ({ item }: StockRow) => item.stockItemId;
export const rowName = ({ item }: StockRow) => item.name;
export const searchText = ({ item }: StockRow) => `${item.name} ${item.description}`;

export const stockFilters: readonly TableFilter<StockRow>[] = [
  {
    id: 'tipo',
    label: stockTexts.filterKind,
    options: [
      {
        value: 'sabores',
        label: stockTexts.filterKinds.flavour,
        matches: ({ item }) => item.kind === 'flavour',
      },
      {
        value: 'ingredientes',
        label: stockTexts.filterKinds.ingredient,
        matches: ({ item }) => item.kind === 'ingredient',
      },
    ],
  },
  {
    id: 'status',
    label: stockTexts.filterStatus,
    options: [
      { value: 'ativos', label: stockTexts.filterStatuses.in, matches: ({ isHere }) => isHere },
      { value: 'em-falta', label: stockTexts.filterStatuses.out, matches: ({ isHere }) => !isHere },
      {
        value: 'sem-uso',
        label: stockTexts.filterStatuses.unused,
        matches: ({ products, groups }) => products.length + groups.length === 0,
      },
    ],
  },
];

const STATUSES = ['active', 'out'] as const;
const WORDS = { active: statuses.in, out: statuses.out };

interface Cells {
  now: number;
  onStatus: (row: StockRow, isIn: boolean) => void;
  /** Null: the user may not edit. */
  actionsOf: ((row: StockRow) => readonly RowAction[]) | null;
}

/** The columns of the list at `now`. */
export function stockColumns({ now, onStatus, actionsOf }: Cells): readonly Column<StockRow>[] {
  return [
    {
      id: 'item',
      title: titles.name,
      value: rowName,
      minWidth: 220,
      grow: 3,
      onCard: 'name',
      cell: ({ item }) => (
        <span className={`row-12 shrink ${classes.item}`}>
          <ItemPicture item={item} />
          <span className={classes.itemName}>{item.name}</span>
        </span>
      ),
    },
    { id: 'tipo', title: titles.kind, value: ({ item }) => kinds[item.kind], minWidth: 116, grow: 0 },
    {
      id: 'usos',
      title: titles.uses,
      value: ({ products, groups }) => products.length + groups.length,
      minWidth: 190,
      cell: ({ products, groups }) => (
        <span className="text-14">{stockTexts.uses.short(products.length, groups.length)}</span>
      ),
    },
    {
      id: 'status',
      title: titles.status,
      value: ({ isHere }) => (isHere ? statuses.in : statuses.out),
      minWidth: 214,
      grow: 0,
      isField: true,
      cell: (row) => <Status row={row} now={now} onStatus={onStatus} />,
    },
    ...(actionsOf === null
      ? []
      : [
          {
            id: 'acoes',
            title: titles.actions,
            minWidth: 84,
            grow: 0,
            onCard: 'corner',
            cell: (row: StockRow) => (
              <RowMenu label={stockTexts.actionsOf(row.item.name)} actions={actionsOf(row)} />
            ),
          } satisfies Column<StockRow>,
        ]),
  ];
}

function Status({ row, now, onStatus }: { row: StockRow } & Pick<Cells, 'now' | 'onStatus'>) {
  const { item, isHere } = row;
  const back = isHere || item.backAt === null ? '' : stockTexts.backAt(item.backAt, now, shownTimeZone());
  return (
    <span className={classes.status} title={back || undefined}>
      <StatusSelect
        name={item.name}
        status={isHere ? 'active' : 'out'}
        statuses={STATUSES}
        words={WORDS}
        onChange={(status) => onStatus(row, status === 'active')}
      />
    </span>
  );
}
