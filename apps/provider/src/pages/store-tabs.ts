import type { StoreTab } from '../shared/store/store-tab.ts';

/** The parts of one store's page, in their order. A new one is a component in a feature and a row here. */
export const STORE_TABS: readonly StoreTab[] = [
  {
    tab: 'situacao',
    title: 'Situação',
    permission: 'stores.read',
    load: async () => (await import('../features/store-page/standing-tab.tsx')).StandingTab,
  },
];
