import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { SearchField } from '../form/fields/search-field.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import iconButton from '../icon-button.module.css';
import { isNumeric } from './table-cell.tsx';
import {
  type Column,
  type DataTableProps,
  sortOfWord,
  type TableView,
  wordOfSort,
} from './table-declaration.ts';
import classes from './table-tools.module.css';
import { tableTexts } from './texts.ts';

interface TableToolsProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'rows' | 'columns' | 'noun' | 'counted' | 'filters' | 'searchText' | 'searchLabel' | 'tools'
  > {
  view: TableView;
  onView: (view: TableView) => void;
  /** Rows that are shown. */
  count: number;
  /** The list has no head to sort by. */
  canSort: boolean;
  selectAll: { isAll: boolean; isSome: boolean; onChange: (isSelected: boolean) => void } | null;
}

/** Up and down by a column. */
function waysToSort<Row>(column: Column<Row>): { value: string; label: string }[] {
  if (!column.value) return [];
  const kind = isNumeric(column) ? 'number' : 'text';
  return [
    { value: column.id, label: `${column.title}: ${tableTexts.upwards[kind]}` },
    { value: `-${column.id}`, label: `${column.title}: ${tableTexts.downwards[kind]}` },
  ];
}

/** Above a list: search, filters, order, how many there are. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { rows, columns, noun, filters = [], searchText, searchLabel = 'Buscar', tools } = props;
  const { view, onView, count, canSort, selectAll } = props;
  const counted = props.counted ?? ((shown: number, all: number) => tableTexts.counted(shown, all, noun));
  const id = useId();
  const isChosen = Object.keys(view.filters).length > 0 || view.sort !== null;
  /** On a narrow screen the list comes first: what narrows it waits behind a button, unless it does so already. */
  const [isWanted, setWanted] = useState(isChosen);
  const hasChoices = filters.length > 0 || canSort;
  const isOpen = !canSort || isWanted;
  const choose = (filter: string, value: string) => {
    const { [filter]: _before, ...others } = view.filters;
    onView({ ...view, filters: value === '' ? others : { ...others, [filter]: value } });
  };
  return (
    <div className={classes.tools}>
      {searchText ? (
        <div className={classes.search}>
          <SearchField
            isLabelHidden
            label={searchLabel}
            placeholder={searchLabel}
            value={view.search}
            onChange={(search) => onView({ ...view, search })}
          />
        </div>
      ) : null}
      {canSort && hasChoices ? (
        <button
          type="button"
          className={`${iconButton.button} ${classes.toggle}`}
          aria-expanded={isOpen}
          aria-controls={`${id}-choices`}
          aria-label={isChosen ? tableTexts.filtersOn : tableTexts.filters}
          title={tableTexts.filters}
          data-on={isChosen || undefined}
          onClick={() => setWanted(!isWanted)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
        </button>
      ) : null}
      {tools ? <div className={classes.own}>{tools}</div> : null}
      {hasChoices && isOpen ? (
        <div id={`${id}-choices`} className={classes.choices}>
          {filters.map(({ id: filter, label, options }) => (
            <div key={filter} className={classes.choice}>
              <SelectField
                label={label}
                value={view.filters[filter] ?? ''}
                options={[{ value: '', label: tableTexts.all }, ...options]}
                onChange={(value) => choose(filter, value)}
              />
            </div>
          ))}
          {canSort ? (
            <div className={classes.choice}>
              <SelectField
                label={tableTexts.sortBy}
                value={view.sort ? wordOfSort(view.sort) : ''}
                options={[{ value: '', label: tableTexts.unsorted }, ...columns.flatMap(waysToSort)]}
                onChange={(value) => onView({ ...view, sort: value === '' ? null : sortOfWord(value) })}
              />
            </div>
          ) : null}
        </div>
      ) : null}
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
          {counted(count, rows.length)}
        </p>
      </div>
    </div>
  );
}
