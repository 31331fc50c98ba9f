import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';

export interface StandingProps {
  store: StoreDetail;
  /** False: read-only. */
  mayManage: boolean;
}
