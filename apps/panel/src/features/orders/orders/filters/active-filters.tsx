import { IconX } from '@tabler/icons-react';
import { capOf } from '../keyboard/key-table.ts';
import classes from './active-filters.module.css';
import { noFilters, ORDER_FILTERS, type OrderFilters, toggled } from './order-filters.ts';
import { filterTexts } from './texts.ts';

interface ActiveFiltersProps {
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
}

/** The active filters, above the list, each with a button to remove it. */
export function ActiveFilters({ filters, onFilters }: ActiveFiltersProps) {
  return (
    <div className={classes.line}>
      {ORDER_FILTERS.filter((filter) => filters.has(filter)).map((filter) => (
        <button
          key={filter}
          type="button"
          className={classes.chip}
          aria-label={filterTexts.without(filterTexts.label[filter])}
          onClick={() => onFilters(toggled(filters, filter))}
        >
          {filterTexts.label[filter]}
          <IconX size={14} stroke={2.25} aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        className={classes.clear}
        aria-keyshortcuts={capOf('clear-filters')}
        onClick={() => onFilters(noFilters)}
      >
        {filterTexts.clear}
      </button>
    </div>
  );
}
