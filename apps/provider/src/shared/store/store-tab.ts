import type { ProviderPermission } from '@comanda/domain/people/provider/permissions';
import type { ComponentType } from 'react';

export interface StoreTabProps {
  storeId: number;
}

/** A tab of a store's page. The tab's code is loaded when a user opens it. */
export interface StoreTab {
  /** Name of the tab in the address: `?aba=pessoas`. */
  tab: string;
  title: string;
  /** Users without this permission do not see the tab. */
  permission: ProviderPermission;
  load: () => Promise<ComponentType<StoreTabProps>>;
}
