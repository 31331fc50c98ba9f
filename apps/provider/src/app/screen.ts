import type { ProviderPermission } from '@comanda/domain/provider/permissions';
import type { IconHome } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The headings of the menu, in their order. */
export const MENU_GROUPS = ['Filas', 'Lojas', 'Dinheiro', 'Sistema'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** One route of the console: the menu, the router and the tests read it here. */
export interface Screen {
  /** Below /provedor; parameters as `$id`. */
  path: string;
  title: string;
  permission: ProviderPermission;
  /** Its place in the menu, below which heading; null: opened from another screen. */
  menu: { label: string; Icon: typeof IconHome; group?: MenuGroup } | null;
  /** Fetches its page. */
  load: () => Promise<ComponentType>;
}
