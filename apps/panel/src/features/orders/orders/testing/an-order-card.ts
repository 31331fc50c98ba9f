import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { aCard } from '@comanda/domain/orders/orders/testing/a-card';

/** 19:42 in São Paulo; the current time in most tests. */
export const EVENING = Date.parse('2025-11-21T22:42:00Z');
const minute = 60_000;

/** A pending delivery order received at {@link EVENING}, version 1; `over` replaces fields. */
export function anOrderCard(over: Partial<OrderCard> = {}): OrderCard {
  const orderId = over.orderId ?? 1;
  return aCard({
    orderId,
    code: `K${String(orderId).padStart(3, '0')}`,
    createdAt: EVENING,
    receivedAt: EVENING,
    acceptBy: EVENING + 8 * minute,
    promisedFor: EVENING + 60 * minute,
    customerName: 'Conceição d’Ávila',
    customerPhone: '(11) 98765-4321',
    isPhoneVerified: true,
    customerId: 'c-1',
    district: 'Liberdade',
    itemCount: 3,
    totalCents: 8640,
    paymentSummary: 'Pix pago',
    isLocated: true,
    searchText: 'pizza grande calabresa guarana 350 ml liberdade',
    ticketLines: ['1× Pizza grande', '2× Guaraná 350 ml'],
    ...over,
  });
}
