import type { DeliveryOrderWire } from '@comanda/contract/courier/open-delivery-logistics.wire';
import { eventWord } from '@comanda/contract/courier/open-delivery-logistics.wire';
import type { CourierEventType } from '@comanda/domain/courier/courier-events';
import type { Courier } from './couriers.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** One event of a delivery, in the standard's words. */
export interface SimEvent {
  type: string;
  datetime: string;
  message?: string;
  rejectionInfo?: { reason: string };
}

export interface Delivery {
  deliveryId: string;
  clientId: string;
  order: DeliveryOrderWire;
  courier: Courier;
  events: SimEvent[];
  /** What is still to come. */
  plan: Step[];
}

interface Step {
  type: CourierEventType;
  /** Minutes after the one before. */
  minutes: number;
}

const WAY: readonly Step[] = [
  { type: 'accepted', minutes: 1 },
  { type: 'pickup-ongoing', minutes: 1 },
  { type: 'arrived-at-merchant', minutes: 5 },
  { type: 'order-picked', minutes: 2 },
  { type: 'delivery-ongoing', minutes: 1 },
  { type: 'delivery-ongoing', minutes: 4 },
  { type: 'arrived-at-customer', minutes: 4 },
  { type: 'order-delivered', minutes: 2 },
  { type: 'delivery-finished', minutes: 1 },
];

/** What a new delivery will go through, good or bad. */
export function planOf({ rejects, cancelsAfter }: Misbehaviour): Step[] {
  if (rejects) return [{ type: 'rejected', minutes: 1 }];
  const end = cancelsAfter === null ? -1 : WAY.findIndex(({ type }) => type === cancelsAfter);
  return end < 0 ? [...WAY] : [...WAY.slice(0, end + 1), { type: 'cancelled', minutes: 1 }];
}

export function eventOf(type: CourierEventType, at: number): SimEvent {
  return {
    type: eventWord(type),
    datetime: new Date(at).toISOString(),
    ...(type === 'rejected' ? { rejectionInfo: { reason: 'NO_DELIVERYPERSON_AVAILABLE' } } : {}),
  };
}

/** Nobody rides before somebody has accepted. */
function hasCourier(delivery: Delivery): boolean {
  return delivery.events.some(({ type }) => type === 'ACCEPTED');
}

function carried(delivery: Delivery) {
  const { courier, order } = delivery;
  const known = {
    deliveryId: delivery.deliveryId,
    orderId: order.orderId,
    orderDisplayId: order.orderDisplayId,
    merchant: order.merchant,
    customerName: order.customerName,
  };
  if (!hasCourier(delivery)) return known;
  return {
    ...known,
    vehicle: { type: courier.vehicle, container: 'THERMIC' },
    deliveryPrice: {
      price: { value: 8.9, currency: 'BRL' },
      pricingList: 'NORMAL',
      additionalPricePercentual: 0,
    },
    deliveryPerson: { id: courier.id, name: courier.name, phone: courier.phone },
  };
}

/** Body of a webhook. */
export function eventBody(delivery: Delivery, event: SimEvent): object {
  return { ...carried(delivery), event };
}

/** Answer to whoever asks how a delivery stands. */
export function detailsBody(delivery: Delivery): object {
  return { ...carried(delivery), events: delivery.events, problem: [] };
}
