import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';

export interface StatusCardProps {
  store: StoreDetail;
  /** False: the user can only read the status. */
  mayManage: boolean;
}
