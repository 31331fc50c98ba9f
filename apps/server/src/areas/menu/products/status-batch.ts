import type { ShownStatus } from '@comanda/domain/menu/menu-product';

/** The kind of a batch that tells of a change of many statuses. */
export const STATUSES = 'statuses';

/** How a product stood before a change of many statuses, and how after it. */
export interface StatusChange {
  productId: number;
  before: ShownStatus;
  after: ShownStatus;
}
