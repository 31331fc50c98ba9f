import { type AreaTerms, feeOfOrder } from '@comanda/domain/store/delivery-areas/delivery-area';
import type { DemoStore } from './demo-store.ts';
import type { District } from './town.ts';

/**
 * Delivery terms of a store in a district. The first district is free. Null: the store does not deliver to the furthest
 * district.
 */
export function deliveryTerms(
  { town }: Pick<DemoStore, 'town'>,
  { name }: Pick<District, 'name'>,
): AreaTerms | null {
  const served = town.districts.slice(0, -1);
  const district = served.find((each) => each.name === name);
  if (district === undefined) return null;
  return {
    isActive: true,
    minimumCents: 2_500,
    feeCents: district.deliveryFeeCents,
    isFree: district === served[0],
    freeFromCents: 12_000,
  };
}

/** The delivery fee in a district for an order with items of `itemsCents`. */
export function deliveryFee(store: Pick<DemoStore, 'town'>, district: District, itemsCents: number): number {
  const terms = deliveryTerms(store, district);
  return terms === null ? district.deliveryFeeCents : feeOfOrder(terms, itemsCents);
}
