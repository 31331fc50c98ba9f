import type { FoodCarrier } from '@comanda/domain/orders/food-on-the-road';
import { detailTexts } from '../late-texts.ts';

/** What a store does about food that left before its order was cancelled, and whom to call. */
export function FoodOnTheRoad({ carrier: { name, phone } }: { carrier: FoodCarrier }) {
  return (
    <>
      {detailTexts.onTheRoad(name)}
      {phone === null ? null : (
        <>
          {' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </>
      )}
    </>
  );
}
