import type { OpenDeliveryOrder } from '@comanda/contract/intake/open-delivery-order.wire';

/**
 * What became of one try to place an order, with the path of the customer's page once it was taken. `later`: nobody
 * knows, or not now; the same document may be sent again.
 */
export type Placed = { state: 'taken'; link: string | null } | { state: 'later' } | { state: 'refused' };

/** How the charge of an order stands, in the words of the call; '' when nobody knows. */
export interface Charged {
  state: string;
  /** What the payer's bank is shown; null: it is no Pix, or cannot be paid now. */
  pixCode: string | null;
}

/** The public calls of a partner, with the key of one store. */
export interface IntakeClient {
  place(order: OpenDeliveryOrder): Promise<Placed>;
  /** Charges an order online; null when there is nothing to charge. */
  charge(orderId: string, wish: object): Promise<Charged | null>;
  /** Orders of the store that nobody accepted yet, 50 at most; null when it cannot be known now. */
  countPending(): Promise<number | null>;
  /** Whether there is a store of this key; throws when the server does not say. */
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
        // Network trouble: the order may or may not have arrived, so the same id goes out again.
        return { state: 'later' };
      }
    },
    charge: async (orderId, wish) => {
      try {
        const path = `order/${encodeURIComponent(orderId)}/cobranca`;
        const answer = await request(path, { method: 'POST', body: JSON.stringify(wish) });
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

/** A key is unknown for a moment while the world is being made; everything else below 500 will not get better. */
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
