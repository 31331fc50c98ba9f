import type { DeliveryOrderWire } from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { reaisFromCents } from '@comanda/domain/kit/cents/cents';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderPayment } from '@comanda/domain/orders/orders/payments';
import type { CourierAccount, DeliveryRequest } from '../courier-service.ts';

/** Estimated weight of a dish with its box. The menu has no weights. */
const GRAMS_PER_ITEM = 500;
const MINUTE_MS = 60_000;
/** Minimum times that we request, in minutes. Even for a late order no courier can be faster. */
const MIN_PICKUP_MINUTES = 15;
const MIN_DELIVERY_MINUTES = 30;

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
  const onDelivery = payments.filter((payment) => !payment.isPrepaid && payment.cents > 0);
  if (onDelivery.length === 0) return { method: 'ONLINE' };
  const changeCents = onDelivery.reduce(
    (sum, { changeForCents, cents }) => sum + Math.max(0, (changeForCents ?? cents) - cents),
    0,
  );
  return {
    method: 'OFFLINE',
    wirelessPos: onDelivery.some(({ method }) => CARD_METHODS.has(method)),
    offlineMethod: onDelivery.map(({ method, cents }) => ({
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
  request: DeliveryRequest,
  now: number,
): DeliveryOrderWire {
  const minutesLeft = Math.ceil((request.promisedFor - now) / MINUTE_MS);
  return {
    orderId: request.key,
    orderDisplayId: request.orderCode,
    merchant: { id: account.merchantId, name: account.storeName },
    pickupAddress: addressOf(account.pickup),
    deliveryAddress: {
      ...addressOf(request.address),
      ...(request.address.reference === null ? {} : { reference: request.address.reference }),
    },
    returnToMerchant: false,
    canCombine: false,
    notifyReadyForPickup: false,
    notifyPickup: false,
    notifyConclusion: false,
    customerName: request.customerName,
    ...(request.customerPhone === null ? {} : { customerPhone: request.customerPhone }),
    vehicle: { type: ['MOTORBIKE_BAG', 'MOTORBIKE_BOX', 'SCOOTER', 'BICYCLE', 'CAR'], container: 'THERMIC' },
    limitTimes: {
      pickupLimit: Math.max(MIN_PICKUP_MINUTES, Math.floor(minutesLeft / 2)),
      deliveryLimit: Math.max(MIN_DELIVERY_MINUTES, minutesLeft),
    },
    totalOrderPrice: price(request.totalCents),
    totalWeight: Math.max(1, request.itemCount) * GRAMS_PER_ITEM,
    ...(request.additionalPercent === null ? {} : { additionalPricePercentual: request.additionalPercent }),
    payments: paymentsOf(request.payments),
  };
}
