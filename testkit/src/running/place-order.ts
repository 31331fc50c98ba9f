import { anOpenDeliveryOrder } from '../orders/open-delivery.ts';
import type { HttpAnswer, HttpClient } from './http-client.ts';

/** Data in the server's answer to an order. */
export interface PlacedOrder {
  orderId: number;
  /** Path of the customer's page. */
  customerPath: string;
  /** The code at the end of that path, which the customer's calls send. */
  link: string;
}

/** Sends an order to a store like a partner, once. Returns any answer. */
export function sendOrder(
  http: HttpClient,
  { intakeKey }: { intakeKey: string },
  document: object = anOpenDeliveryOrder(),
): Promise<HttpAnswer> {
  return http.send('POST', '/api/order', { 'x-api-key': intakeKey }, document);
}

/** Sends an order like {@link sendOrder}. Throws if the server refuses it. */
export async function placeOrder(...order: Parameters<typeof sendOrder>): Promise<PlacedOrder> {
  return readPlacedOrder(await sendOrder(...order));
}

/** Reads the answer to an order. Throws if it is a refusal. */
export function readPlacedOrder({ status, text }: HttpAnswer): PlacedOrder {
  if (status !== 200) throw new Error(`an order was refused: ${status} ${text}`);
  const { data }: { data: { id_pedido: number; link_cliente: string } } = JSON.parse(text);
  return {
    orderId: data.id_pedido,
    customerPath: data.link_cliente,
    link: data.link_cliente.replace('/p/', ''),
  };
}
