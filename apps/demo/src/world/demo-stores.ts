import type { DemoStore } from './demo-store.ts';
import { acaiHouse } from './stores/acai-house.ts';
import { pizzeria } from './stores/pizzeria.ts';

/** In the order of their store numbers. */
export const demoStores: readonly DemoStore[] = [pizzeria, acaiHouse];

/** The same seed creates the same world. */
export const WORLD_SEED = 'comanda-2026';
