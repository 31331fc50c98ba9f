import type { BoardSection } from '@comanda/domain/orders/board';
import { useMemo, useState } from 'react';
import type { OrderFilters } from '../filters/order-filters.ts';
import { useBoardFilters } from '../filters/use-board-filters.ts';
import { type Density, useDensity } from './card/density.ts';
import { useClosedSections } from './closed-sections.ts';

/** What a person set the list to, and how to set it otherwise. */
export interface ListChoices {
  query: string;
  onQuery: (query: string) => void;
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
  density: Density;
  onDensity: () => void;
  closed: ReadonlySet<BoardSection>;
  onToggle: (section: BoardSection) => void;
}

/** The search lasts as long as the screen, the filters as long as the day, the rest as long as this device. */
export function useListChoices(): ListChoices {
  const [query, onQuery] = useState('');
  const [filters, onFilters] = useBoardFilters();
  const [density, onDensity] = useDensity();
  const [closed, onToggle] = useClosedSections();
  // The same object while nothing of it changes: the tools are drawn anew only then.
  return useMemo(
    () => ({ query, onQuery, filters, onFilters, density, onDensity, closed, onToggle }),
    [query, filters, onFilters, density, onDensity, closed, onToggle],
  );
}
