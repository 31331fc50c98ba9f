import type { Permission } from '@comanda/domain/access/permissions';
import type { ComponentType } from 'react';

/** The groups of the side menu that open and close. */
export type MenuGroup = 'financeiro' | 'relatorios' | 'configuracoes';

/** Where the menu shows a screen. */
export interface MenuPlace {
  label: string;
  /** Null stands at the top level. */
  group: MenuGroup | null;
  /** A heading inside the group. */
  heading?: string;
}

/** One route of the panel (specification §2.1): the menu, the router, the guard and the tests read it here. */
export interface Screen {
  /** Parameters as `$id`. */
  path: string;
  title: string;
  /** Null: anybody who is logged in. */
  permission: Permission | null;
  menu: MenuPlace | null;
  /** The screen one comes from, for those without a place in the menu. */
  openedFrom?: string;
  /** It stands over that one, whose page shows both and stays as it is. */
  isOver?: boolean;
  /** Fetches its page. */
  page: () => Promise<ComponentType>;
}
