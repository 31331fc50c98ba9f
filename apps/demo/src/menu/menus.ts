import { acaiMenu } from './acai-menu.ts';
import type { MenuDraft } from './menu-draft.ts';
import { pizzeriaMenu } from './pizzeria-menu.ts';

/** The menu of each demo store, by key. */
export const demoMenus: Readonly<Record<string, MenuDraft>> = { pizzaria: pizzeriaMenu, acai: acaiMenu };
