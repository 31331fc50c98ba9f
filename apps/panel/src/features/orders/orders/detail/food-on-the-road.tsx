import type { FoodCarrier } from '@comanda/domain/orders/orders/food-on-the-road';
import { detailTexts } from '../late-texts.ts';

/** The advice for food that left before its order was cancelled, with the phone to call. */
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
