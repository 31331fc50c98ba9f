import type { OrderCard } from '@comanda/domain/orders/orders/order';

/** 19:42 of an evening in São Paulo; the time of most tests. */
export const EVENING = Date.parse('2025-11-21T22:42:00Z');
const minute = 60_000;

/** A pending delivery order received at {@link EVENING}, version 1; `over` replaces fields. */
export function anOrderCard(over: Partial<OrderCard> = {}): OrderCard {
  const orderId = over.orderId ?? 1;
  return {
    orderId,
    code: `K${String(orderId).padStart(3, '0')}`,
    version: 1,
    status: 'pending',
    fulfilment: 'delivery',
    kitchenStage: null,
    isPrinted: false,
    printState: 'none',
    courierStatus: null,
    courierRequestId: null,
    courierLinkCode: null,
    createdAt: EVENING,
    receivedAt: EVENING,
    acceptBy: EVENING + 8 * minute,
    promisedFor: EVENING + 60 * minute,
    scheduledFor: null,
    closedAt: null,
    customerName: 'Conceição d’Ávila',
    customerPhone: '(11) 98765-4321',
    isPhoneVerified: true,
    customerId: 'c-1',
    district: 'Liberdade',
    serving: null,
    place: null,
    itemCount: 3,
    totalCents: 8640,
    chargeCents: 0,
    paymentSummary: 'Pix pago',
    isFirstInApp: false,
    isFirstInStore: false,
    origin: null,
    canUseCourier: false,
    isChatEnabled: true,
    chatUnread: 0,
    isLocated: true,
    awaitsAcknowledgement: false,
    awaitsCourierAnswer: false,
    undo: null,
    searchText: 'pizza grande calabresa guarana 350 ml liberdade',
    hasTotalMismatch: false,
    isOutsideAreas: false,
    itemsOut: [],
    ticketLines: ['1× Pizza grande', '2× Guaraná 350 ml'],
    differences: [],
    ...over,
  };
}
