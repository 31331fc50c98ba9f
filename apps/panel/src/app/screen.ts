import type { Permission } from '@comanda/domain/people/access/permissions';
import type { ComponentType } from 'react';

export type MenuGroup = 'financeiro' | 'relatorios' | 'configuracoes';

export interface MenuPlace {
  label: string;
  /** Null: top level. */
  group: MenuGroup | null;
  /** Heading inside the group. */
  heading?: string;
}

/** A route of the panel (specification §2.1). Menu, router, guard and tests read it. */
export interface Screen {
  /** Path of the route; `$id` marks a parameter. */
  path: string;
  title: string;
  permission: Permission | null;
  menu: MenuPlace | null;
  /** Parent screen, for screens that are not in the menu. */
  openedFrom?: string;
  /** True: the screen opens over the parent screen. The parent's page renders both screens and stays mounted. */
  isOver?: boolean;
  page: () => Promise<ComponentType>;
}
