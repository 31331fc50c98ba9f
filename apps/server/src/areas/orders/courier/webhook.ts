import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  LOGISTICS_PATHS,
  logisticsEventWire,
  WEBHOOK_HEADERS,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addressSubject, type BucketRule, createTokenBuckets } from '../../people/access/public.ts';
import { findCourierAccount } from './courier-accounts.writes.ts';
import type { CourierServices } from './courier-services.ts';
import { updateOfEvent } from './open-delivery-logistics/read-updates.ts';
import { applyUpdate } from './requests/apply-update.ts';
import { findRequestOfDelivery } from './requests/courier-requests.writes.ts';

/** The webhook URL of one store, without the path of the standard. */
export function webhookPath(storeId: number): string {
  return `/api/entregas/${storeId}`;
}

/** True when `signature` is the lower-case hex HMAC-SHA256 of the body. Compares in constant time. */
export function isSignedBy(secret: string, body: Buffer, signature: string): boolean {
  const right = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const reported = Buffer.from(signature);
  return reported.length === right.length && timingSafeEqual(reported, right);
}

/**
 * Limits wrong signatures per address and store. One service reports for many stores: a wrong secret of one
 * store must not block the other stores.
 */
const WRONG_SIGNATURES: BucketRule = { perSecond: 1, burst: 30 };

const LARGEST_EVENT = 64 * 1024;
const storeNumber = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

/**
 * Receives the reports of logistics services (Open Delivery's webhook). Checks the signature over the raw bytes before
 * parsing. A report about an unknown delivery is acknowledged, because a retry would not help.
 */
export async function serveCourierWebhook(http: FastifyInstance, services: CourierServices): Promise<void> {
  const { database, log, clock } = services;
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
    scope.post<{ Params: { storeId: string } }>(
      `/api/entregas/:storeId${LOGISTICS_PATHS.newEvent}`,
      { bodyLimit: LARGEST_EVENT },
      async (request, reply) => {
        const sender = `${addressSubject(request.ip)} ${request.params.storeId.slice(0, 10)}`;
        const waitMs = wrong.waitMs(sender);
        if (waitMs > 0) throw new AppError('auth.throttled', { retryAfterSeconds: waitMs / 1000 });
        const storeId = z.safeParse(storeNumber, request.params.storeId);
        const signature = request.headers[WEBHOOK_HEADERS.signature];
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const account = storeId.success
          ? await database.inStore(Number(storeId.data), (tx) => findCourierAccount(tx, services))
          : null;
        const isSigned =
          account !== null &&
          typeof signature === 'string' &&
          isSignedBy(account.clientSecret, body, signature);
        if (!isSigned) {
          wrong.take(sender);
          log.warn(
            { storeId: storeId.data ?? null, traceId: request.id },
            'courier event with a wrong signature',
          );
          throw new AppError('courier.signature-invalid');
        }
        await takeEvent(services, account.storeId, body);
        return reply.code(204).send();
      },
    );
  });
}

async function takeEvent(services: CourierServices, storeId: number, body: Buffer): Promise<void> {
  const event = z.safeParse(logisticsEventWire, parseJson(body));
  if (!event.success) throw new AppError('request.malformed');
  const update = updateOfEvent(event.data);
  const request = await services.database.inStore(storeId, (tx) =>
    findRequestOfDelivery(tx, { deliveryId: update.deliveryId, key: event.data.orderId ?? '' }),
  );
  if (request === null) {
    services.log.info({ storeId, deliveryId: update.deliveryId }, 'courier event of an unknown delivery');
    return;
  }
  await applyUpdate(services, { storeId, orderId: request.orderId, requestId: request.requestId }, update);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
