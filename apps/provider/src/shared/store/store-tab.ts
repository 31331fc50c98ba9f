import type { ProviderPermission } from '@comanda/domain/provider/permissions';
import type { ComponentType } from 'react';

/** What a tab of one store's page is told. */
export interface StoreTabProps {
  storeId: number;
}

/** One tab of one store's page; its code comes when it is opened. */
export interface StoreTab {
  /** As the address names it: `?aba=pessoas`. */
  tab: string;
  title: string;
  /** Whoever lacks it does not see the tab. */
  permission: ProviderPermission;
  load: () => Promise<ComponentType<StoreTabProps>>;
}
