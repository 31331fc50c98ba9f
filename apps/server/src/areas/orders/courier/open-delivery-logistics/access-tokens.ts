import {
  LOGISTICS_PATHS,
  tokenResponseWire,
} from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import * as z from 'zod/mini';
import type { Clock } from '../../../../platform/clock.ts';
import type { CourierAccount } from '../courier-service.ts';
import type { SendRequest } from './send-request.ts';

/** Lifetime of a token in seconds when the service does not state one. */
const DEFAULT_SECONDS = 300;
/** A token is renewed this long before its end, so that it does not expire during a request. */
const MARGIN_MS = 30_000;

/** 'refused': the service does not accept the account's credentials. */
export type TokenAnswer =
  | { kind: 'token'; token: string; expiresAt: number }
  | { kind: 'refused' }
  | { kind: 'unanswered' };

/** OAuth2 tokens (client credentials) of all accounts. Each is cached until shortly before it expires. */
export class AccessTokens {
  readonly #clock: Clock;
  readonly #send: SendRequest;
  readonly #cached = new Map<string, { token: string; expiresAt: number }>();

  constructor(clock: Clock, send: SendRequest) {
    this.#clock = clock;
    this.#send = send;
  }

  async get(account: CourierAccount): Promise<TokenAnswer> {
    const cached = this.#cached.get(keyOf(account));
    if (cached && cached.expiresAt - MARGIN_MS > this.#clock.now()) return { kind: 'token', ...cached };
    const answer = await this.#send({
      method: 'POST',
      url: `${account.baseUrl}${LOGISTICS_PATHS.token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        client_id: account.clientId,
        client_secret: account.clientSecret,
        grant_type: 'client_credentials',
      }).toString(),
    });
    if (answer.status === 400 || answer.status === 401 || answer.status === 403) return { kind: 'refused' };
    const read = z.safeParse(tokenResponseWire, answer.body);
    if (answer.status !== 200 || !read.success) return { kind: 'unanswered' };
    const token = read.data.access_token;
    const expiresAt = this.#clock.now() + (read.data.expires_in ?? DEFAULT_SECONDS) * 1000;
    this.#cached.set(keyOf(account), { token, expiresAt });
    return { kind: 'token', token, expiresAt };
  }

  /** Drops a token that the service refused, so that the next call requests another token. */
  forget(account: CourierAccount): void {
    this.#cached.delete(keyOf(account));
  }
}

/** Includes the secret: after a change of the secret, the old token must not be used. */
function keyOf({ storeId, baseUrl, clientId, clientSecret }: CourierAccount): string {
  return JSON.stringify([storeId, baseUrl, clientId, clientSecret]);
}
