import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';

/** The batch kind for changes of many statuses. */
export const STATUSES = 'statuses';

/** A product's status before and after a change of many. */
export interface StatusChange {
  productId: number;
  before: ShownStatus;
  after: ShownStatus;
}
