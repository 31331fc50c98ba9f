import type { NewOrder } from '@comanda/domain/orders/orders/new-order';
import { withoutCustomer } from '@comanda/domain/orders/privacy/without-customer';

/** Finds orders of erased customers by the partner's id. */
type IsErased = (storeId: number, externalId: string) => boolean;

/**
 * Orders that partners send again after a restore. Orders of customers who were erased in the lost time are
 * stored without these customers. Without a restore, only a comparison with null runs.
 */
export class ResentOrders {
  #isErased: IsErased | null = null;

  watchFor(isErased: IsErased): void {
    this.#isErased = isErased;
  }

  /** Returns the order to store: unchanged, or without its customer if this customer was erased. */
  asStored(storeId: number, order: NewOrder): NewOrder {
    return this.#isErased?.(storeId, order.externalId) === true ? withoutCustomer(order) : order;
  }
}
