import toolButton from '@comanda/ui/button/tool-button.module.css';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconFilter } from '@tabler/icons-react';
import { memo, useEffect } from 'react';
import type { OrderFilters } from './order-filters.ts';
import { filterTexts } from './texts.ts';

const chips = createLazyPart(async () => (await import('./filter-chips.tsx')).FilterChips);

interface FiltersPopoverProps {
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
  late: ReadonlySet<number>;
}

/** One button for all filters, with the number of chosen filters. The list of filters opens below the button. */
export const FiltersPopover = memo(function FiltersPopover(props: FiltersPopoverProps) {
  const { size } = props.filters;
  useEffect(chips.prefetchWhenIdle, []);
  return (
    <Popover
      label={filterTexts.bar}
      anchor={(anchor) => (
        <button
          {...anchor}
          type="button"
          className={`card text-14 ${toolButton.button}`}
          data-on={size > 0 || undefined}
          data-filters
        >
          <IconFilter size={19} stroke={1.75} aria-hidden="true" />
          <span className={toolButton.word}>{filterTexts.button}</span>
          {size > 0 ? (
            <span className={toolButton.count}>
              {size}
              <span data-spoken> {filterTexts.chosen(size)}</span>
            </span>
          ) : null}
        </button>
      )}
    >
      {() => <chips.Part {...props} />}
    </Popover>
  );
});
