import { acaiMenu } from './acai-menu.ts';
import type { MenuDraft } from './menu-draft.ts';
import { pizzeriaMenu } from './pizzeria-menu.ts';

/** What each of the demo's stores sells, by its key. */
export const demoMenus: Readonly<Record<string, MenuDraft>> = { pizzaria: pizzeriaMenu, acai: acaiMenu };
