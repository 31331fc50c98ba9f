import type { OpenDeliveryOrder } from '@comanda/contract/orders/intake/open-delivery-order.wire';

/**
 * The result of one attempt to place an order. `link` is the address of the customer's page. `later`: the
 * result is unknown or the failure is temporary, so the same document may be sent again.
 */
export type Placed = { state: 'taken'; link: string | null } | { state: 'later' } | { state: 'refused' };

/** The answer to a request for a charge. The state is '' if it is unknown. */
export interface Charged {
  state: string;
  /** The Pix code for the payer's bank. Null: the charge is not paid by Pix, or cannot be paid now. */
  pixCode: string | null;
}

/** The calls that a partner makes with a store's API key. */
export interface IntakeClient {
  place(order: OpenDeliveryOrder): Promise<Placed>;
  /** Charges an order online. Null: there is nothing to charge. */
  charge(orderId: string, input: object): Promise<Charged | null>;
  /** Number of pending orders of the store, at most 50. Null if the number is unknown. */
  countPending(): Promise<number | null>;
  /** True if a store has this key. Throws if the server does not answer. */
  isKeyKnown(): Promise<boolean>;
}

export interface IntakeClientOptions {
  /** Address of the server, e.g. http://localhost:3000. */
  baseUrl: string;
  intakeKey: string;
  fetch: typeof fetch;
}

const TIMEOUT_MS = 10_000;

export function createIntakeClient({ baseUrl, intakeKey, fetch: send }: IntakeClientOptions): IntakeClient {
  const request = (path: string, init: RequestInit = {}) =>
    send(`${baseUrl}/api/${path}`, {
      ...init,
      headers: { 'content-type': 'application/json', 'x-api-key': intakeKey },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  return {
    place: async (order) => {
      try {
        const answer = await request('order', { method: 'POST', body: JSON.stringify(order) });
        const body: unknown = await answer.json().catch(() => null);
        return placedOf(answer.status, body);
      } catch {
        // Network failure: the order may have arrived, so the same id is sent again.
        return { state: 'later' };
      }
    },
    charge: async (orderId, input) => {
      try {
        const path = `order/${encodeURIComponent(orderId)}/cobranca`;
        const answer = await request(path, { method: 'POST', body: JSON.stringify(input) });
        const body: unknown = await answer.json().catch(() => null);
        return answer.status >= 400 && answer.status < 500 ? null : chargedIn(body);
      } catch {
        return { state: '', pixCode: null };
      }
    },
    isKeyKnown: async () => {
      const answer = await request('order?limite=1');
      await answer.body?.cancel();
      if (answer.ok || answer.status === 401) return answer.ok;
      throw new Error(`o servidor respondeu ${answer.status} a quem pergunta pelos pedidos`);
    },
    countPending: async () => {
      try {
        const answer = await request('order?status=PP');
        const body: unknown = await answer.json();
        if (!answer.ok || typeof body !== 'object' || body === null || !('data' in body)) return null;
        return Array.isArray(body.data) ? body.data.length : null;
      } catch {
        return null;
      }
    },
  };
}

/**
 * Right after the store is created, the server may not know its key yet and answers 401. The order can
 * therefore be sent again. Other answers below 500, except 408 and 429, are final.
 */
function placedOf(status: number, body: unknown): Placed {
  if (status >= 200 && status < 300) return { state: 'taken', link: linkIn(body) };
  const mayWorkLater = status >= 500 || status === 429 || status === 401 || status === 408;
  return { state: mayWorkLater ? 'later' : 'refused' };
}

function linkIn(body: unknown): string | null {
  const link = fieldIn(body, 'link_cliente');
  return typeof link === 'string' ? link : null;
}

function chargedIn(body: unknown): Charged {
  const [state, code] = [fieldIn(body, 'situacao'), fieldIn(body, 'pix_copia_e_cola')];
  return { state: typeof state === 'string' ? state : '', pixCode: typeof code === 'string' ? code : null };
}

function fieldIn(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : null;
}
