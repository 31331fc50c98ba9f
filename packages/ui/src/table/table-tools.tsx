import { IconSearch, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { isNumeric } from './table-cell.tsx';
import type { DataTableProps, TableView } from './table-declaration.ts';
import classes from './table-tools.module.css';
import { tableTexts } from './texts.ts';

interface TableToolsProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'rows' | 'columns' | 'noun' | 'filters' | 'searchText' | 'searchLabel' | 'tools'
  > {
  view: TableView;
  onView: (view: TableView) => void;
  /** Rows that are shown. */
  count: number;
  /** The list has no head to sort by. */
  canSort: boolean;
  selectAll: { isAll: boolean; isSome: boolean; onChange: (isSelected: boolean) => void } | null;
}

/** Above a list: search, filters, order, how many there are. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { rows, columns, noun, filters = [], searchText, searchLabel = 'Buscar', tools } = props;
  const { view, onView, count, canSort, selectAll } = props;
  const id = useId();
  const choose = (filter: string, value: string) => {
    const { [filter]: _before, ...others } = view.filters;
    onView({ ...view, filters: value === '' ? others : { ...others, [filter]: value } });
  };
  return (
    <div className={classes.tools}>
      {searchText ? (
        <div className={classes.search}>
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <input
            type="search"
            aria-label={searchLabel}
            placeholder={searchLabel}
            autoComplete="off"
            spellCheck={false}
            value={view.search}
            onChange={(event) => onView({ ...view, search: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && view.search !== '') {
                event.preventDefault();
                onView({ ...view, search: '' });
              }
            }}
          />
          {view.search === '' ? null : (
            <button
              type="button"
              aria-label={tableTexts.clearSearch}
              onClick={(event) => {
                event.currentTarget.parentElement?.querySelector('input')?.focus();
                onView({ ...view, search: '' });
              }}
            >
              <IconX size={16} stroke={2} aria-hidden="true" />
            </button>
          )}
        </div>
      ) : null}
      {filters.map((filter) => (
        <label key={filter.id} className={classes.choice}>
          <span>{filter.label}</span>
          <select
            value={view.filters[filter.id] ?? ''}
            onChange={(event) => choose(filter.id, event.currentTarget.value)}
          >
            <option value="">{tableTexts.all}</option>
            {filter.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {canSort ? (
        <label className={classes.choice}>
          <span>{tableTexts.sortBy}</span>
          <select
            value={view.sort ? `${view.sort.isDescending ? '-' : ''}${view.sort.column}` : ''}
            onChange={({ currentTarget: { value } }) =>
              onView({
                ...view,
                sort:
                  value === ''
                    ? null
                    : { column: value.replace(/^-/, ''), isDescending: value.startsWith('-') },
              })
            }
          >
            <option value="">{tableTexts.unsorted}</option>
            {columns.flatMap((column) => {
              if (!column.value) return [];
              const kind = isNumeric(column) ? 'number' : 'text';
              return [
                <option key={column.id} value={column.id}>
                  {column.title}: {tableTexts.upwards[kind]}
                </option>,
                <option key={`-${column.id}`} value={`-${column.id}`}>
                  {column.title}: {tableTexts.downwards[kind]}
                </option>,
              ];
            })}
          </select>
        </label>
      ) : null}
      {tools ? <div className={classes.own}>{tools}</div> : null}
      <div className={classes.foot}>
        {selectAll ? (
          <label className={classes.all} htmlFor={`${id}-all`}>
            <input
              id={`${id}-all`}
              type="checkbox"
              checked={selectAll.isAll}
              ref={(box) => {
                if (box) box.indeterminate = selectAll.isSome && !selectAll.isAll;
              }}
              onChange={(event) => selectAll.onChange(event.currentTarget.checked)}
            />
            {tableTexts.selectAll}
          </label>
        ) : null}
        <p role="status" className={classes.count}>
          {tableTexts.counted(count, rows.length, noun)}
        </p>
      </div>
    </div>
  );
}
