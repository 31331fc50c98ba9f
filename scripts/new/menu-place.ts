import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The place of a new screen in `screens.ts`, and the settings that it copies from the neighbouring row. */
export interface MenuPlace {
  permission: string;
  /** The source text of the menu entry. */
  menu: string;
  /** Pattern of the neighbouring row in `screens.ts`, or of the beginning of that row. */
  row: RegExp;
  isBelow: boolean;
}

/**
 * Finds the place below the screen `after`, and copies its permission and menu group. Without `after`, the
 * place is above 'Minha conta'.
 */
export function menuPlaceOf(root: string, title: string, after?: string): MenuPlace {
  if (after === undefined)
    return {
      ...{ permission: 'software.manage', menu: `{ label: '${title}', group: 'configuracoes' }` },
      ...{ row: / {2}\{\n {4}path: '\/minha-conta'/, isBelow: false },
    };
  const screens = readFileSync(join(root, 'apps/panel/src/app/screens.ts'), 'utf8');
  const row = new RegExp(`^ {2}\\{\\n {4}path: '${after}',\\n[^]*?\\n {2}\\},\\n`, 'm');
  const found = row.exec(screens)?.[0] ?? '';
  const permission = /permission: '([^']+)'/.exec(found)?.[1];
  const menu = /menu: (.+),\n/.exec(found)?.[1];
  if (permission === undefined || menu === undefined)
    throw new Error(`screens.ts has no row with permission and menu for ${after}`);
  // Replaces the label, which is the first text: `reports('Painel')`, `{ label: 'Software', … }`.
  return { permission, menu: menu.replace(/'[^']*'/, `'${title}'`), row, isBelow: true };
}
