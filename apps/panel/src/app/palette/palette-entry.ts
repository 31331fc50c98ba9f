import type { MenuIcon } from '../frame/menu-icons.ts';

export type EntryGroup = 'recent' | 'order' | 'orders' | 'list' | 'store' | 'screens';

/** One line of the command palette: something to do or somewhere to go. */
export interface PaletteEntry {
  /** Stays the same from day to day, so that what is used often can be remembered. */
  id: string;
  group: Exclude<EntryGroup, 'recent'>;
  label: string;
  /** A few words after it, e.g. where an order stands. */
  detail?: string;
  /** What it is also found by. */
  search?: string;
  /** The keys that do the same. */
  caps?: readonly string[];
  Icon: MenuIcon;
  run: () => void;
}
