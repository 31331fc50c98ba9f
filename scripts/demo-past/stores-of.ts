import type { DemoStore } from '../../apps/demo/src/world/demo-store.ts';
import { demoStores } from '../../apps/demo/src/world/demo-stores.ts';

/** The demonstration's stores that exist in these data, each with its number. */
export const storesOf = (storeIds: Record<string, number>): { store: DemoStore; storeId: number }[] =>
  demoStores.flatMap((store) => {
    const storeId = storeIds[store.key];
    return storeId === undefined ? [] : [{ store, storeId }];
  });
