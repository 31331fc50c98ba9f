import type { ProviderPermission } from '@comanda/domain/provider/permissions';
import type { IconHome } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** One route of the console: the menu, the router and the tests read it here. */
export interface Screen {
  /** Below /provedor; parameters as `$id`. */
  path: string;
  title: string;
  permission: ProviderPermission;
  /** Its place in the menu; null: opened from another screen. */
  menu: { label: string; Icon: typeof IconHome } | null;
  /** Fetches its page. */
  load: () => Promise<ComponentType>;
}
