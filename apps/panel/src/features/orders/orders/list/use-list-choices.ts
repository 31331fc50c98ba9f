import type { BoardSection } from '@comanda/domain/orders/orders/board';
import { useMemo, useState } from 'react';
import type { OrderFilters } from '../filters/order-filters.ts';
import { useBoardFilters } from '../filters/use-board-filters.ts';
import { type Density, useDensity } from './card/density.ts';
import { useClosedSections } from './closed-sections.ts';

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

/**
 * The user's choices for the list of orders. The search lasts until the screen closes, the filters until the
 * day ends. All other settings are saved on this device.
 */
export function useListChoices(): ListChoices {
  const [query, onQuery] = useState('');
  const [filters, onFilters] = useBoardFilters();
  const [density, onDensity] = useDensity();
  const [closed, onToggle] = useClosedSections();
  // The same object until a choice changes, so that the toolbar does not re-render.
  return useMemo(
    () => ({ query, onQuery, filters, onFilters, density, onDensity, closed, onToggle }),
    [query, filters, onFilters, density, onDensity, closed, onToggle],
  );
}
