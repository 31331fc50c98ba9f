import type { DeliveryOrderWire } from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { reaisFromCents } from '@comanda/domain/kit/cents/cents';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderPayment } from '@comanda/domain/orders/orders/payments';
import type { CourierAccount, DeliveryWish } from '../courier-service.ts';

/** Estimated weight of a dish with its box, because menus have no weights. */
const GRAMS_PER_ITEM = 500;
const MINUTE_MS = 60_000;
/** Minimum times in minutes, because a courier cannot come sooner, even for a late order. */
const LEAST_PICKUP_MINUTES = 15;
const LEAST_DELIVERY_MINUTES = 30;

const price = (cents: number) => ({ value: reaisFromCents(cents), currency: 'BRL' });

const OFFLINE_METHODS = new Set([
  'CREDIT',
  'DEBIT',
  'MEAL_VOUCHER',
  'FOOD_VOUCHER',
  'PIX',
  'CASH',
  'CREDIT_DEBIT',
]);
const CARD_METHODS = new Set(['CREDIT', 'DEBIT', 'MEAL_VOUCHER', 'FOOD_VOUCHER', 'CREDIT_DEBIT']);

function paymentsOf(payments: readonly OrderPayment[]): DeliveryOrderWire['payments'] {
  const atTheDoor = payments.filter((payment) => !payment.isPrepaid && payment.cents > 0);
  if (atTheDoor.length === 0) return { method: 'ONLINE' };
  const changeCents = atTheDoor.reduce(
    (sum, { changeForCents, cents }) => sum + Math.max(0, (changeForCents ?? cents) - cents),
    0,
  );
  return {
    method: 'OFFLINE',
    wirelessPos: atTheDoor.some(({ method }) => CARD_METHODS.has(method)),
    offlineMethod: atTheDoor.map(({ method, cents }) => ({
      type: OFFLINE_METHODS.has(method) ? method : 'OTHER',
      amount: price(cents),
    })),
    ...(changeCents > 0 ? { change: price(changeCents) } : {}),
  };
}

function stateCode(state: string): string {
  return /^[A-Z]{2}$/.test(state) ? `BR-${state}` : state;
}

type Place = Omit<OrderAddress, 'reference' | 'formatted'>;

function addressOf(place: Place): DeliveryOrderWire['pickupAddress'] {
  const { street, number, complement, district, city, state, postalCode, latitude, longitude } = place;
  return {
    country: 'BR',
    state: stateCode(state),
    city,
    district,
    street,
    number,
    postalCode: postalCode ?? '',
    complement: complement ?? '',
    ...(latitude === null || longitude === null ? {} : { latitude, longitude }),
  };
}

/** The request for one delivery in the format of Open Delivery. */
export function deliveryDocument(
  account: CourierAccount,
  wish: DeliveryWish,
  now: number,
): DeliveryOrderWire {
  const minutesLeft = Math.ceil((wish.promisedFor - now) / MINUTE_MS);
  return {
    orderId: wish.key,
    orderDisplayId: wish.orderCode,
    merchant: { id: account.merchantId, name: account.storeName },
    pickupAddress: addressOf(account.pickup),
    deliveryAddress: {
      ...addressOf(wish.address),
      ...(wish.address.reference === null ? {} : { reference: wish.address.reference }),
    },
    returnToMerchant: false,
    canCombine: false,
    notifyReadyForPickup: false,
    notifyPickup: false,
    notifyConclusion: false,
    customerName: wish.customerName,
    ...(wish.customerPhone === null ? {} : { customerPhone: wish.customerPhone }),
    vehicle: { type: ['MOTORBIKE_BAG', 'MOTORBIKE_BOX', 'SCOOTER', 'BICYCLE', 'CAR'], container: 'THERMIC' },
    limitTimes: {
      pickupLimit: Math.max(LEAST_PICKUP_MINUTES, Math.floor(minutesLeft / 2)),
      deliveryLimit: Math.max(LEAST_DELIVERY_MINUTES, minutesLeft),
    },
    totalOrderPrice: price(wish.totalCents),
    totalWeight: Math.max(1, wish.itemCount) * GRAMS_PER_ITEM,
    ...(wish.additionalPercent === null ? {} : { additionalPricePercentual: wish.additionalPercent }),
    payments: paymentsOf(wish.payments),
  };
}
