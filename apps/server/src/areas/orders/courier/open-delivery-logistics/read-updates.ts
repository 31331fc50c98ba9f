import {
  type DeliveryDetailsWire,
  eventOfWord,
  type LogisticsEventWire,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { phoneForPeople } from '@comanda/contract/orders/intake/new-order.wire';
import type { CourierPerson } from '@comanda/domain/orders/orders/courier-request';
import type { ReportedProblem } from '@comanda/domain/orders/orders/delivery-problem';
import type { DeliveryUpdate, TimedReport } from '../courier-service.ts';

const VEHICLES: Readonly<Record<string, string>> = {
  MOTORBIKE_BAG: 'Moto',
  MOTORBIKE_BOX: 'Moto com baú',
  CAR: 'Carro',
  BICYCLE: 'Bicicleta',
  SCOOTER: 'Scooter',
  VUC: 'Utilitário',
};

const REJECTIONS: Readonly<Record<string, string>> = {
  PRICE_EXCEEDED: 'o preço passou do combinado',
  VEHICLE_NOT_AVAILABLE: 'não há veículo disponível',
  NO_DELIVERYPERSON_AVAILABLE: 'não há motoboy disponível',
  DOES_NOT_MEET_REQUESTED_TIMES: 'ninguém consegue entregar no prazo',
  REGION_NOT_SERVED: 'a região não é atendida',
  INVALID_ADDRESS: 'o endereço não foi reconhecido',
};

type Reported = Pick<LogisticsEventWire, 'vehicle' | 'deliveryPerson'>;

/** The courier in a report. Open Delivery has no field for the licence plate. */
function personOf({ deliveryPerson, vehicle }: Reported): CourierPerson | null {
  if (!deliveryPerson) return null;
  const name = deliveryPerson.name || null;
  const phone = phoneForPeople({ number: deliveryPerson.phone ?? '' });
  const ride = vehicle?.type ? (VEHICLES[vehicle.type] ?? vehicle.type) : null;
  return (name ?? phone ?? ride) ? { name, vehicle: ride, plate: null, phone } : null;
}

function reportOf(event: LogisticsEventWire['event'], person: CourierPerson | null): TimedReport {
  const rejection = event.rejectionInfo && (REJECTIONS[event.rejectionInfo.reason] ?? null);
  return {
    type: eventOfWord(event.type),
    word: event.type,
    at: Date.parse(event.datetime),
    person,
    note: rejection ?? (event.message || null),
  };
}

const PROBLEMS: Readonly<Record<string, string>> = {
  DELIVERYPERSON_OCCURRENCE: 'aconteceu algo com o motoboy',
  PAYMENT_PROBLEMS: 'problema no pagamento',
  WRONG_PRODUCT_OR_ITEM: 'item trocado',
  ORDER_DELAYED: 'pedido atrasado',
  ORDER_DAMAGED_OR_VIOLATED: 'pedido danificado',
  CUSTOMER_DID_NOT_PLACE_ORDER: 'o cliente diz que não pediu',
  CUSTOMER_ADDRESS_UNKNOWN: 'endereço não encontrado',
  ORDER_MISSING_ITEMS: 'faltam itens',
  NOBODY_TO_RECEIVE: 'ninguém para receber',
  DELIVERYPERSON_WAITING_PAYMENT_FOR_ALREADY_PAID_ORDER: 'o motoboy espera o pagamento de um pedido já pago',
  ORDER_DELIVERED_WITHOUT_PAYMENT: 'entregue sem pagamento',
  FRAUD_OR_THEFT: 'fraude ou roubo',
};

type Problem = NonNullable<DeliveryDetailsWire['problem']>[number];

function wordsOf({ message, reason }: Pick<Problem, 'message' | 'reason'>): string {
  return message || PROBLEMS[reason ?? ''] || 'problema na entrega';
}

/** The last problem of an event. A problem without a time gets the event's time. */
function problemOf({ problem: problems, event }: LogisticsEventWire): ReportedProblem | null {
  const last = problems?.at(-1);
  if (!last) return null;
  return {
    reason: last.reason ?? '',
    words: wordsOf(last),
    at: Date.parse(last.datetime ?? event.datetime),
    canFinish: last.canFinishDeliver ?? true,
    needsStore: last.needMerchantAction ?? false,
  };
}

/**
 * The last problem of a fetched delivery. An unsolved problem may need the store's answer. A problem without
 * a time gets the time of the first event. Repeated fetches then return the same problem, and a saved answer
 * remains valid.
 */
function pastProblemOf(
  { problem: problems }: DeliveryDetailsWire,
  first: LogisticsEventWire['event'] | undefined,
): ReportedProblem | null {
  const last = problems?.at(-1);
  const at = last?.datetime ?? first?.datetime;
  if (!last || at === undefined) return null;
  return {
    reason: last.reason ?? '',
    words: wordsOf(last),
    at: Date.parse(at),
    canFinish: true,
    needsStore: last.resolved !== true,
  };
}

/** The URL if it is http(s), otherwise null: users open these links of other systems. */
function trackingUrlOf(url: string | null | undefined): string | null {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null;
}

/** Reads one webhook event. */
export function updateOfEvent(wire: LogisticsEventWire): DeliveryUpdate {
  return {
    deliveryId: wire.deliveryId,
    reports: [reportOf(wire.event, personOf(wire))],
    trackingUrl: trackingUrlOf(wire.externalTrackingURL),
    problem: problemOf(wire),
  };
}

/**
 * Reads a whole delivery, oldest event first. Each event gets the current courier, because the response does
 * not contain earlier couriers.
 */
export function updateOfDetails(wire: DeliveryDetailsWire): DeliveryUpdate {
  const person = personOf(wire);
  const events = wire.events.toSorted((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
  return {
    deliveryId: wire.deliveryId,
    reports: events.map((event) => reportOf(event, event.type === 'PENDING' ? null : person)),
    trackingUrl: trackingUrlOf(wire.externalTrackingURL),
    problem: pastProblemOf(wire, events[0]),
  };
}
