import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';

/** Kind of undo batches for changes of many statuses. */
export const STATUSES = 'statuses';

/** A product's status before and after a bulk change. */
export interface StatusChange {
  productId: number;
  before: ShownStatus;
  after: ShownStatus;
}
