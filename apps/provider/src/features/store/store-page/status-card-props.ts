import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';

export interface StatusCardProps {
  store: StoreDetail;
  /** False: read-only. */
  mayManage: boolean;
}
