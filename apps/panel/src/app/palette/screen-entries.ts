import { IconArrowRight } from '@tabler/icons-react';
import { entryIcons, groupIcons } from '../frame/menu-icons.ts';
import type { MenuNode } from '../menu.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Other words that users may search for. */
const moreWords: Readonly<Record<string, string>> = {
  '/verificacao': 'testar som impressora internet relógio avisos começar turno',
};

/** Screens of the menu as entries. The menu contains only screens that the user may open. */
export function screenEntries(nodes: readonly MenuNode[], go: (path: string) => void): PaletteEntry[] {
  return nodes.flatMap((node): PaletteEntry[] => {
    if (node.kind === 'entry') {
      // 'Home' only redirects to the orders, which the list already has.
      if (node.path === '/') return [];
      return [
        {
          id: `screen:${node.path}`,
          group: 'screens',
          label: node.label,
          search: moreWords[node.path],
          Icon: entryIcons[node.path] ?? IconArrowRight,
          run: () => go(node.path),
        },
      ];
    }
    return node.sections.flatMap(({ heading, entries }) =>
      entries.map(
        ({ path, label }): PaletteEntry => ({
          id: `screen:${path}`,
          group: 'screens',
          label,
          detail: heading === null ? node.label : `${node.label} · ${heading}`,
          Icon: groupIcons[node.group],
          run: () => go(path),
        }),
      ),
    );
  });
}
