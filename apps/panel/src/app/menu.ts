import { can, type Granted } from '@comanda/domain/people/access/permissions';
import type { MenuGroup, Screen } from './screen.ts';
import { allScreens } from './screens.ts';

export interface MenuEntry {
  path: string;
  label: string;
  /** Small text beside the label. */
  note?: string;
}

/** A part of a group: entries with an optional heading. */
export interface MenuSection {
  heading: string | null;
  entries: MenuEntry[];
}

export type MenuNode =
  | ({ kind: 'entry' } & MenuEntry)
  | { kind: 'group'; group: MenuGroup; label: string; sections: MenuSection[] };

/** Flags that hide or show entries, in addition to permissions; undefined until the store is loaded. */
export type MenuFlags = { hasBulkUpload: boolean; hasOldFinance: boolean } | undefined;

/** '/' is the login page; users with a session go on to the orders. */
const HOME: MenuEntry = { path: '/', label: 'Home', note: 'abre os pedidos' };

const GROUPS: readonly { group: MenuGroup; label: string }[] = [
  { group: 'financeiro', label: 'Financeiro' },
  { group: 'relatorios', label: 'Relatórios' },
  { group: 'configuracoes', label: 'Configurações' },
];

/** Menu of a user: the screens that this user may open, in the menu's sequence, without empty groups. */
export function menuFor(who: Granted, flags: MenuFlags): MenuNode[] {
  const visible = allScreens.filter((screen) => isVisible(screen, who, flags));
  const [first, ...others] = visible.filter((screen) => screen.menu?.group === null).map(toEntry);
  const singles = [...(first ? [first] : []), HOME, ...others];
  return [
    ...singles.map((entry): MenuNode => ({ kind: 'entry', ...entry })),
    ...GROUPS.flatMap(({ group, label }): MenuNode[] => {
      const members = visible.filter((screen) => screen.menu?.group === group);
      return members.length === 0 ? [] : [{ kind: 'group', group, label, sections: sectionsOf(members) }];
    }),
  ];
}

/** Returns the path of the menu entry to highlight: this path or its nearest ancestor in the menu. */
export function activeEntryPath(pathname: string): string | null {
  const entries = allScreens.filter((screen) => screen.menu !== null).map((screen) => screen.path);
  const above = entries.filter((path) => pathname === path || pathname.startsWith(`${path}/`));
  const nearest = above.sort((one, other) => other.length - one.length)[0];
  if (nearest) return nearest;
  const screen = allScreens.find(({ path }) => matches(path, pathname));
  return screen?.openedFrom ?? null;
}

function isVisible(screen: Screen, who: Granted, flags: MenuFlags): boolean {
  if (screen.menu === null) return false;
  if (screen.path === '/bulkupload' && !flags?.hasBulkUpload) return false;
  if (screen.path.startsWith('/onlinepayment') && !flags?.hasOldFinance) return false;
  return screen.permission === null || can(who, screen.permission);
}

function toEntry(screen: Screen): MenuEntry {
  return { path: screen.path, label: screen.menu?.label ?? screen.title };
}

function sectionsOf(members: readonly Screen[]): MenuSection[] {
  const headings = [...new Set(members.map((screen) => screen.menu?.heading ?? null))];
  return headings.map((heading) => ({
    heading,
    entries: members.filter((screen) => (screen.menu?.heading ?? null) === heading).map(toEntry),
  }));
}

function matches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, place) => part.startsWith('$') || part === given[place])
  );
}
