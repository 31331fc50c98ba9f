import type { ProviderPermission } from '@comanda/domain/people/provider/permissions';
import type { IconHome } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** Headings of the menu, in order. */
export const MENU_GROUPS = ['Filas', 'Lojas', 'Dinheiro', 'Sistema'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A route of the console. The menu, the router and the tests read the list of all routes. */
export interface Screen {
  /** Path below /provedor. A parameter is written as `$id`. */
  path: string;
  title: string;
  permission: ProviderPermission;
  /**
   * Label, icon and heading in the menu. Null: the screen is not in the menu, because another screen opens
   * it.
   */
  menu: { label: string; Icon: typeof IconHome; group?: MenuGroup } | null;
  load: () => Promise<ComponentType>;
}
