import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The place of a new screen's row in `screens.ts`, and what it takes from its neighbour. */
export interface MenuPlace {
  permission: string;
  /** The source text of the menu entry. */
  menu: string;
  /** The row of the neighbour in `screens.ts`, or its beginning. */
  row: RegExp;
  isBelow: boolean;
}

/** Below the screen `after`, with its permission and menu group; without it above 'Minha conta'. */
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
  // The label is the first text: `reports('Painel')`, `{ label: 'Software', … }`.
  return { permission, menu: menu.replace(/'[^']*'/, `'${title}'`), row, isBelow: true };
}
