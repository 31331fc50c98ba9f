import type { MenuIcon } from '../frame/menu-icons.ts';

export type EntryGroup = 'recent' | 'order' | 'orders' | 'list' | 'store' | 'screens';

/** A line of the command palette: an action or a screen. */
export interface PaletteEntry {
  /** Stable id, so that recent entries can be saved. */
  id: string;
  group: Exclude<EntryGroup, 'recent'>;
  label: string;
  /** Small text after the label, e.g. the status of an order. */
  detail?: string;
  /** Additional search words. */
  search?: string;
  /** The entry's keyboard shortcut. */
  caps?: readonly string[];
  Icon: MenuIcon;
  run: () => void;
}
