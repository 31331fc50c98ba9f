import type { StoreDetail } from '@comanda/contract/provider/stores.wire';

/** What the tab of a store's standing is drawn with. */
export interface StandingProps {
  store: StoreDetail;
  /** False: it is only read. */
  mayManage: boolean;
}
