import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { SearchField } from '../form/fields/search-field.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { PeriodField } from '../form/fields/typed/period-field.tsx';
import { Segmented } from '../form/segmented.tsx';
import iconButton from '../icon-button.module.css';
import { isNumeric } from './table-cell.tsx';
import {
  type Column,
  sortOfWord,
  type TableDeclaration,
  type TableFilter,
  type TableView,
  wordOfSort,
} from './table-declaration.ts';
import classes from './table-tools.module.css';
import { tableTexts } from './texts.ts';

interface TableToolsProps<Row>
  extends Pick<TableDeclaration<Row>, 'columns' | 'filters' | 'searchLabel' | 'period' | 'tools'> {
  view: TableView;
  onView: (view: TableView) => void;
  isSearchable: boolean;
  isSortable: (column: Column<Row>) => boolean;
  /** Number of rows in words. Null: another element shows it. */
  count: string | null;
  /** True if the tools offer sorting, because cards have no head. */
  canSort: boolean;
  selectAll: { isAll: boolean; isSome: boolean; onChange: (isSelected: boolean) => void } | null;
}

/** Choices to sort by a column, ascending and descending. */
function waysToSort<Row>(column: Column<Row>): { value: string; label: string }[] {
  const kind = isNumeric(column) ? 'number' : column.kind === 'date' ? 'date' : 'text';
  return [
    { value: column.id, label: `${column.title}: ${tableTexts.upwards[kind]}` },
    { value: `-${column.id}`, label: `${column.title}: ${tableTexts.downwards[kind]}` },
  ];
}

/** Shown above a list: search, filters, order, count. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { columns, filters = [], searchLabel = 'Procurar', period, tools } = props;
  const { view, onView, isSearchable, isSortable, count, selectAll } = props;
  const canSort = props.canSort && columns.some(isSortable);
  const id = useId();
  const isChosen = Object.keys(view.filters).length > 0 || view.sort !== null;
  /** On a narrow screen, filters are hidden behind a button. They are visible at first if a filter is set. */
  const [isWanted, setWanted] = useState(isChosen);
  const hasChoices = filters.length > 0 || period !== undefined || canSort;
  const isFolded = props.canSort && (canSort || filters.length > 1);
  const isOpen = !isFolded || isWanted;
  const choose = (filter: string, value: string) => {
    const { [filter]: _before, ...others } = view.filters;
    onView({ ...view, filters: value === '' ? others : { ...others, [filter]: value } });
  };
  const hasFoot = selectAll !== null || count !== null;
  if (!isSearchable && !hasChoices && !tools && !hasFoot) return null;
  return (
    <div className={classes.tools}>
      {isSearchable ? (
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
      {isFolded && hasChoices ? (
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
          {period ? <PeriodField {...period} /> : null}
          {filters.map((filter) => (
            <div key={filter.id} className={classes.choice} data-kind={filter.kind}>
              <FilterField
                filter={filter}
                value={view.filters[filter.id] ?? ''}
                onChange={(value) => choose(filter.id, value)}
              />
            </div>
          ))}
          {canSort ? (
            <div className={classes.choice}>
              <SelectField
                label={tableTexts.sortBy}
                value={view.sort ? wordOfSort(view.sort) : ''}
                options={[
                  { value: '', label: tableTexts.unsorted },
                  ...columns.filter(isSortable).flatMap(waysToSort),
                ]}
                onChange={(value) => onView({ ...view, sort: value === '' ? null : sortOfWord(value) })}
              />
            </div>
          ) : null}
        </div>
      ) : null}
      {hasFoot ? (
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
          {count === null ? null : (
            <p role="status" className={classes.count}>
              {count}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
}

interface FilterFieldProps<Row> {
  filter: TableFilter<Row>;
  value: string;
  onChange: (value: string) => void;
}

function FilterField<Row>({ filter, value, onChange }: FilterFieldProps<Row>) {
  const { kind, label, all = tableTexts.all, options = [] } = filter;
  if (kind === 'number')
    return (
      <TextField
        label={label}
        inputMode="numeric"
        maxLength={9}
        value={value}
        onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
      />
    );
  const choices = [{ value: '', label: all }, ...options];
  if (kind === 'segmented')
    return <Segmented label={label} value={value} options={choices} onChange={onChange} />;
  // The address may name an option before the options are loaded.
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <SelectField
      label={label}
      value={value}
      options={isKnown ? choices : [...choices, { value, label: '…' }]}
      onChange={onChange}
    />
  );
}
