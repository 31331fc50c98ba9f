import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';

/** Props of the parts of a store's status tab. */
export interface StandingProps {
  store: StoreDetail;
  /** False: read-only. */
  mayManage: boolean;
}
