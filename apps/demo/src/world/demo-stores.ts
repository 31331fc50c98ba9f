import type { DemoStore } from './demo-store.ts';
import { acaiHouse } from './stores/acai-house.ts';
import { pizzeria } from './stores/pizzeria.ts';

/** The demo stores in the order of their numbers. */
export const demoStores: readonly DemoStore[] = [pizzeria, acaiHouse];

/** Seed of all random streams. The same seed creates the same data. */
export const WORLD_SEED = 'comanda-2026';
