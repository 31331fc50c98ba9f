import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconFilterOff } from '@tabler/icons-react';
import type { SectionLists } from '../board/board-sections.ts';
import { hidingFilters } from './filter-counts.ts';
import classes from './nothing-left.module.css';
import { noFilters, type OrderFilters } from './order-filters.ts';
import { filterTexts, namesOf } from './texts.ts';

interface NothingLeftProps {
  /** The orders without the filters. */
  sections: SectionLists;
  filters: OrderFilters;
  late: ReadonlySet<number>;
  onFilters: (filters: OrderFilters) => void;
}

/** Shown if the filters leave no order: names the filters that are the cause, and has a button to remove them. */
export function NothingLeft({ sections, filters, late, onFilters }: NothingLeftProps) {
  const hiding = hidingFilters(sections, filters, late);
  const isOnly = hiding !== null && hiding.filters.length === filters.size;
  return (
    <EmptyState
      icon={<IconFilterOff size={24} stroke={1.75} />}
      title={filterTexts.nothing}
      isCompact
      action={
        <div className={`cluster-8 ${classes.actions}`}>
          {hiding && !isOnly ? (
            <Button
              onClick={() =>
                onFilters(new Set([...filters].filter((filter) => !hiding.filters.includes(filter))))
              }
            >
              {filterTexts.takeAway(namesOf(hiding.filters))}
            </Button>
          ) : null}
          <Button variant={hiding && !isOnly ? 'default' : 'filled'} onClick={() => onFilters(noFilters)}>
            {filterTexts.clear}
          </Button>
        </div>
      }
    >
      {hiding ? filterTexts.hides(namesOf(hiding.filters), hiding.revealed) : filterTexts.allHide}
    </EmptyState>
  );
}
