import { createHmac } from 'node:crypto';
import {
  LOGISTICS_PATHS,
  WEBHOOK_HEADERS,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { type Delivery, eventBody, type SimEvent } from './delivery.ts';
import type { Misbehaviour } from './misbehaviour.ts';

/** A store's account: its credentials, and the target of its events. */
export interface SimAccount {
  clientId: string;
  clientSecret: string;
  /** Webhook address of one store, as issued by the provider of the panel, without the standard's path. */
  webhookUrl: string;
}

/** Id of this service in its webhooks. */
const APP_ID = '7f0c1c52-53d4-4f0e-9d4e-2d6d0b1c2a10';

/** Sends one event, with the configured faults. Returns the status of each attempt, or 0 if there was no answer. */
export async function sendEvent(
  account: SimAccount,
  delivery: Delivery,
  event: SimEvent,
  behaviour: Misbehaviour,
): Promise<number[]> {
  if (behaviour.isSilent) return [];
  const strange: SimEvent = { type: 'COURIER_FED_A_CAT', datetime: event.datetime };
  const events = [
    ...(behaviour.speaksStrangely ? [strange] : []),
    event,
    ...(behaviour.duplicates ? [event] : []),
  ];
  const statuses: number[] = [];
  for (const each of events) {
    const body = JSON.stringify(eventBody(delivery, each));
    const key = behaviour.signsWrongly ? `${account.clientSecret}?` : account.clientSecret;
    const response = await fetch(`${account.webhookUrl}${LOGISTICS_PATHS.newEvent}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [WEBHOOK_HEADERS.appId]: APP_ID,
        [WEBHOOK_HEADERS.merchantId]: delivery.order.merchant.id,
        [WEBHOOK_HEADERS.signature]: createHmac('sha256', key).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    await response?.arrayBuffer();
    statuses.push(response?.status ?? 0);
  }
  return statuses;
}
