import type { DeliveryOrderWire } from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { eventWord } from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import type { CourierEventType } from '@comanda/domain/orders/courier/courier-events';
import type { Courier } from './couriers.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** One event of a delivery, with the names of the Open Delivery standard. */
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
  /** Steps that the delivery has not made yet. */
  plan: Step[];
  /** The problem that makes the courier wait for the store's decision. */
  problem: SimProblem | null;
  /** Percent above the list price. */
  risePercent: number;
}

export interface SimProblem {
  reason: string;
  datetime: string;
  canFinishDeliver: boolean;
  needMerchantAction: boolean;
  actionTaken: string | null;
}

const LIST_PRICE = 8.9;
const NO_COURIER_FREE = 'NO_DELIVERYPERSON_AVAILABLE';

export interface Step {
  type: CourierEventType;
  /** Reason of a rejection. */
  reason?: string;
  /** Minutes after the previous step. */
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

/** The steps of a new delivery, with the configured faults. */
export function planOf({ rejects, cancelsAfter }: Misbehaviour): Step[] {
  if (rejects) return [{ type: 'rejected', minutes: 1 }];
  const end = cancelsAfter === null ? -1 : WAY.findIndex(({ type }) => type === cancelsAfter);
  return end < 0 ? [...WAY] : [...WAY.slice(0, end + 1), { type: 'cancelled', minutes: 1 }];
}

/** Makes a problem: the customer does not open the door. */
export function problemOf(at: number): SimProblem {
  const datetime = new Date(at).toISOString();
  return {
    reason: 'NOBODY_TO_RECEIVE',
    datetime,
    canFinishDeliver: true,
    needMerchantAction: true,
    actionTaken: null,
  };
}

/** The steps after the store's decision. `rest` contains the steps that remained before the problem. */
export function planAfter(action: string, rest: readonly Step[]): Step[] {
  if (action === 'DELIVER_PRODUCT') return [...rest];
  if (action === 'CANCEL_DELIVERY') return [{ type: 'cancelled', minutes: 1 }];
  return [
    { type: 'returning-to-merchant', minutes: 1 },
    { type: 'returned-to-merchant', minutes: 5 },
    { type: 'delivery-finished', minutes: 1 },
  ];
}

/** The price of a delivery in reais, at this percentage above the list price. */
export function priceAt(risePercent: number) {
  return {
    price: { value: Math.round(LIST_PRICE * (100 + risePercent)) / 100, currency: 'BRL' },
    pricingList: risePercent > 0 ? 'DYNAMIC' : 'NORMAL',
    additionalPricePercentual: risePercent,
  };
}

export function eventOf(type: CourierEventType, at: number, reason = NO_COURIER_FREE): SimEvent {
  return {
    type: eventWord(type),
    datetime: new Date(at).toISOString(),
    ...(type === 'rejected' ? { rejectionInfo: { reason } } : {}),
  };
}

/** True after the delivery was accepted. Before that, no courier is assigned. */
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
    deliveryPrice: priceAt(delivery.risePercent),
    deliveryPerson: { id: courier.id, name: courier.name, phone: courier.phone },
  };
}

/** Body of a webhook. */
export function eventBody(delivery: Delivery, event: SimEvent): object {
  const { problem } = delivery;
  return { ...carried(delivery), event, ...(problem?.actionTaken === null ? { problem: [problem] } : {}) };
}

function pastProblems({ problem }: Delivery) {
  if (problem === null) return [];
  const { reason, datetime, actionTaken } = problem;
  return [
    { reason, datetime, resolved: actionTaken !== null, ...(actionTaken === null ? {} : { actionTaken }) },
  ];
}

/** Response to a question about a delivery's status. */
export function detailsBody(delivery: Delivery): object {
  return { ...carried(delivery), events: delivery.events, problem: pastProblems(delivery) };
}
