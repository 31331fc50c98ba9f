import type { FoodCarrier } from '@comanda/domain/orders/orders/food-on-the-road';
import { detailTexts } from '../late-texts.ts';

/** Shown for a cancelled order whose food has left the store: the person to call, and the phone number. */
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
