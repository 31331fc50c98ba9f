import { createHmac } from 'node:crypto';
import { SIGNATURE_HEADER } from '@comanda/contract/money/payments/payment-provider.wire';
import type { Bank } from './bank.ts';
import { type Change, eventBody } from './bank-state.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

/** The bank stops sending a webhook after this many attempts. */
const MAX_TRIES = 15;
const FIRST_PAUSE_MS = 1_000;

/**
 * Sends the webhooks that are due by the bank's clock, with the configured faults. Returns the status of each attempt,
 * or 0 if there was no answer.
 */
export async function sendWebhooks(bank: Bank, target: WebhookTarget): Promise<number[]> {
  const now = bank.now();
  const { repeats, shuffles } = bank.behaviour;
  const due = bank.state.toSend.filter(({ notBefore }) => notBefore <= now);
  const statuses: number[] = [];
  for (const sending of shuffles ? due.toReversed() : due) {
    const change = bank.state.changes.find(({ eventId }) => eventId === sending.eventId);
    if (change === undefined) continue;
    let isTaken = false;
    for (let time = 0; time < (repeats ? 3 : 1); time += 1) {
      const status = await send(change, target, bank.behaviour.signsWrongly);
      statuses.push(status);
      isTaken ||= status === 200;
    }
    sending.tries += 1;
    sending.notBefore = bank.now() + FIRST_PAUSE_MS * 2 ** sending.tries;
    if (isTaken || sending.tries >= MAX_TRIES)
      bank.state.toSend = bank.state.toSend.filter((each) => each !== sending);
  }
  if (due.length > 0) bank.save();
  return statuses;
}

async function send(change: Change, { url, secret }: WebhookTarget, signsWrongly: boolean): Promise<number> {
  const body = JSON.stringify(eventBody(change));
  const key = signsWrongly ? `${secret}?` : secret;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: createHmac('sha256', key).update(body).digest('hex'),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}
