import type { Permission } from '@comanda/domain/people/access/permissions';
import type { ComponentType } from 'react';

/** The collapsible groups of the side menu. */
export type MenuGroup = 'financeiro' | 'relatorios' | 'configuracoes';

/** Place of a screen in the menu. */
export interface MenuPlace {
  label: string;
  /** Null: top level. */
  group: MenuGroup | null;
  /** Heading inside the group. */
  heading?: string;
}

/** A route of the panel (specification §2.1). Menu, router, guard and tests read it. */
export interface Screen {
  /** Parameters as `$id`. */
  path: string;
  title: string;
  /** Null: every logged-in user. */
  permission: Permission | null;
  menu: MenuPlace | null;
  /** Parent screen, for screens that are not in the menu. */
  openedFrom?: string;
  /** It opens over that screen, whose page renders both and stays mounted. */
  isOver?: boolean;
  /** Loads its page. */
  page: () => Promise<ComponentType>;
}
