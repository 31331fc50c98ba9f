import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconListSearch,
  IconX,
} from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { paletteOpening } from '../../../shared/palette/palette-opening.ts';
import { Kbd } from '../../../ui/label/kbd.tsx';
import { Tooltip } from '../../../ui/label/tooltip.tsx';
import { capOf, capsOf } from '../keyboard/key-table.ts';
import type { Density } from '../list/density.ts';
import { useBoard } from '../live-orders-context.ts';
import classes from './filter-bar.module.css';
import { countByFilter } from './filter-counts.ts';
import { FILTER_GROUPS, noFilters, type OrderFilter, type OrderFilters, toggled } from './order-filters.ts';
import { filterTexts } from './texts.ts';

interface FilterBarProps {
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
  late: ReadonlySet<number>;
  density: Density;
  onDensity: () => void;
}

type ChipsProps = Pick<FilterBarProps, 'filters' | 'onFilters' | 'late'>;

/** Every filter with the number of open orders it has; what is chosen is filled and has a tick of its own, the ✕. */
const FilterChips = memo(function FilterChips({ filters, onFilters, late }: ChipsProps) {
  const sections = useDeferredValue(useBoard((view) => view.sections));
  // What has not come yet is not none.
  const isLoaded = useDeferredValue(useBoard((view) => view.board.seq !== null));
  const counts = useMemo(() => countByFilter(sections, late), [sections, late]);
  const keys: Partial<Record<OrderFilter, string>> = { late: capOf('only-late') };
  // Most stores take no orders for later: who has none needs no word for them.
  const groups: readonly (readonly OrderFilter[])[] = FILTER_GROUPS.filter(
    ([first]) => first !== 'scheduled' || counts.scheduled > 0 || filters.has('scheduled'),
  );
  return (
    <fieldset className={classes.filters} aria-label={filterTexts.bar} data-filter-bar>
      {/* A fieldset that scrolls jumps back to its start with every change in it. */}
      <div className={classes.chips}>
        {groups.map((group) => (
          <span key={group[0]} className={classes.group}>
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
      </div>
    </fieldset>
  );
});

/** The line under the toolbar: what the list is narrowed to, how dense it is, and the way to every command. */
export const FilterBar = memo(function FilterBar({ density, onDensity, ...chips }: FilterBarProps) {
  const isCompact = density === 'compact';
  const Rows = isCompact ? IconBaselineDensitySmall : IconBaselineDensityMedium;
  return (
    <div className={classes.bar}>
      <FilterChips {...chips} />
      <div className={classes.tools}>
        <Tooltip text={`${filterTexts.compact} (${capOf('density')})`}>
          {(tip) => (
            <button
              {...tip}
              type="button"
              className={classes.tool}
              aria-label={filterTexts.compact}
              aria-pressed={isCompact}
              aria-keyshortcuts={capOf('density')}
              onClick={onDensity}
            >
              <Rows size={19} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </Tooltip>
        <button
          type="button"
          className={classes.tool}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={paletteOpening.open}
        >
          <IconListSearch size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.word}>{filterTexts.commands}</span>
          <span className={classes.keys} aria-hidden="true">
            <Kbd>{capsOf('palette').join(' ')}</Kbd>
          </span>
        </button>
      </div>
    </div>
  );
});
