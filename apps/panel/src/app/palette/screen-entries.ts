import { IconArrowRight, IconClipboardCheck } from '@tabler/icons-react';
import { entryIcons, groupIcons } from '../frame/menu-icons.ts';
import type { MenuNode } from '../menu.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { paletteTexts } from './texts.ts';

/** The screens of the menu, which holds only those the person may open. */
export function screenEntries(nodes: readonly MenuNode[], go: (path: string) => void): PaletteEntry[] {
  return nodes.flatMap((node): PaletteEntry[] => {
    if (node.kind === 'entry') {
      // Home leads to the login, which leads here.
      if (node.path === '/') return [];
      return [
        {
          id: `screen:${node.path}`,
          group: 'screens',
          label: node.label,
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

/** The start-of-shift check, which has no place in the menu. */
export function shiftCheckEntry(run: () => void): PaletteEntry {
  return {
    id: 'screen:/verificacao',
    group: 'screens',
    label: paletteTexts.shiftCheck,
    search: 'testar som impressora internet relógio avisos começar turno',
    Icon: IconClipboardCheck,
    run,
  };
}
