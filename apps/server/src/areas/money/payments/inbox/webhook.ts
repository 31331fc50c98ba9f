import { createHmac, timingSafeEqual } from 'node:crypto';
import { providerEventWire, SIGNATURE_HEADER } from '@comanda/contract/money/payments/payment-provider.wire';
import { readReference } from '@comanda/domain/money/payments/reference';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { addressSubject, type BucketRule, createTokenBuckets } from '../../../people/access/public.ts';
import type { ChangeNotice } from '../payment-provider.ts';
import type { PaymentServices } from '../payment-services.ts';
import { noticeOf } from '../provider-http/read-object.ts';
import { saveNotice } from './inbox.writes.ts';

/** URL path for the payment provider's notices. */
export const PAYMENT_WEBHOOK_PATH = '/api/pagamentos/avisos';

/** Limits wrong signatures per IP address. Above the limit the address is refused for a while. */
const WRONG_SIGNATURES: BucketRule = { perSecond: 1, burst: 30 };
const LARGEST_EVENT = 16 * 1024;

/** True when `signature` is the lower-case hex HMAC-SHA256 of exactly these bytes. Compares in constant time. */
export function isSignedBy(secret: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string') return false;
  const right = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const reported = Buffer.from(signature);
  return reported.length === right.length && timingSafeEqual(reported, right);
}

/**
 * Receives the payment provider's webhooks: checks the signature over the raw bytes, saves the notice, then
 * acknowledges it. A job later reads the object and applies it. A repeated notice is acknowledged but not saved again.
 */
export async function servePaymentWebhook(
  http: FastifyInstance,
  services: PaymentServices,
  eventReceived: () => void,
): Promise<void> {
  const { access, clock, log } = services;
  const wrong = createTokenBuckets(WRONG_SIGNATURES, clock);
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LARGEST_EVENT },
      (_request, body, done) => {
        done(null, body);
      },
    );
    scope.post(PAYMENT_WEBHOOK_PATH, { bodyLimit: LARGEST_EVENT }, async (request, reply) => {
      const sender = addressSubject(request.ip);
      const waitMs = wrong.waitMs(sender);
      if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (access === null || !isSignedBy(access.secret, body, request.headers[SIGNATURE_HEADER])) {
        wrong.take(sender);
        log.warn({ traceId: request.id }, 'payment event with a wrong signature');
        throw new AppError('payments.signature-invalid');
      }
      const event = z.safeParse(providerEventWire, parseJson(body));
      if (!event.success) throw new AppError('request.malformed');
      if (await save(services, noticeOf(event.data))) eventReceived();
      return reply.code(200).send({ recebido: true });
    });
  });
}

/**
 * Saves a notice in the store of its reference. Also acknowledges a notice of an unknown store, because a
 * repeat would not help.
 */
export async function save(
  { database, log, clock }: PaymentServices,
  notice: ChangeNotice,
): Promise<boolean> {
  const about = readReference(notice.charge ?? notice.reference);
  const isStored =
    about !== null && (await database.inStore(about.storeId, (tx) => saveNotice(tx, notice, clock.now())));
  if (about === null) log.info({ eventId: notice.eventId }, 'payment event about nothing of ours');
  return isStored;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
