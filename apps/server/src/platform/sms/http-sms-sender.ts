import type { SmsSender } from './sms-sender.ts';

/** Timeout for the SMS provider. A user waits for the result. */
const TIMEOUT_MS = 10_000;

/**
 * Creates a sender for an SMS provider: a POST of `{"to": "+5511987654321", "text": "…"}` with a bearer
 * token. Any answer except 2xx is a failure. Redirects are not followed, because they could leak the token.
 */
export function createHttpSmsSender(options: {
  url: string;
  token: string | null;
  timeoutMs?: number;
}): SmsSender {
  return {
    send: async ({ to, text }) => {
      const response = await fetch(options.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(options.token === null ? {} : { authorization: `Bearer ${options.token}` }),
        },
        body: JSON.stringify({ to: `+55${to}`, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`);
    },
  };
}
