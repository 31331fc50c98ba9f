import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { IconX } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { capOf } from '../keyboard/key-table.ts';
import { useBoard } from '../live-orders-context.ts';
import classes from './filter-chips.module.css';
import { countByFilter } from './filter-counts.ts';
import { FILTER_GROUPS, noFilters, type OrderFilter, type OrderFilters, toggled } from './order-filters.ts';
import { filterTexts } from './texts.ts';

interface FilterChipsProps {
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
  late: ReadonlySet<number>;
}

/** Every filter with its count of open orders; a chosen filter is filled and has a ✕ to remove it. */
export const FilterChips = memo(function FilterChips({ filters, onFilters, late }: FilterChipsProps) {
  const sections = useDeferredValue(useBoard((view) => view.sections));
  // Counts are hidden until the board has loaded, because 0 would be wrong.
  const isLoaded = useDeferredValue(useBoard((view) => view.board.seq !== null));
  const counts = useMemo(() => countByFilter(sections, late), [sections, late]);
  const keys: Partial<Record<OrderFilter, string>> = { late: capOf('only-late') };
  // Most stores have no scheduled orders, so they see no filter for them.
  const groups: readonly (readonly OrderFilter[])[] = FILTER_GROUPS.filter(
    ([first]) => first !== 'scheduled' || counts.scheduled > 0 || filters.has('scheduled'),
  );
  return (
    <fieldset className={`grid-10 ${classes.filters}`} aria-label={filterTexts.bar}>
      {groups.map((group) => (
        <span key={group[0]} className="cluster-6">
          {group.map((filter) => {
            const isChosen = filters.has(filter);
            return (
              <button
                key={filter}
                type="button"
                className={classes.chip}
                aria-pressed={isChosen}
                aria-keyshortcuts={keys[filter]}
                data-tone={filter === 'late' && counts.late > 0 ? 'late' : undefined}
                onClick={() => onFilters(toggled(filters, filter))}
              >
                {filterTexts.label[filter]}
                {isLoaded ? (
                  <>
                    <span className={classes.count} aria-hidden="true">
                      {counts[filter]}
                    </span>
                    <span data-spoken>, {filterTexts.openCount(counts[filter])}</span>
                  </>
                ) : null}
                {isChosen ? <IconX size={14} stroke={2.25} aria-hidden="true" /> : null}
              </button>
            );
          })}
        </span>
      ))}
      {filters.size > 0 ? (
        <button
          type="button"
          className={classes.clear}
          aria-keyshortcuts={capOf('clear-filters')}
          onClick={() => onFilters(noFilters)}
        >
          {filterTexts.clear}
          <Kbd>{capOf('clear-filters')}</Kbd>
        </button>
      ) : null}
    </fieldset>
  );
});
