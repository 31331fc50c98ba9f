import { callRequest, formOf } from '@comanda/contract/kit/call-request';
import type { Call } from '@comanda/contract/kit/define-call';
import { logIn, logOut } from '@comanda/contract/people/access/access.calls';

/** A user of a store who makes declared calls. `send` rejects if the server refuses a call. */
export interface PersonClient {
  send<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
}

const TIMEOUT_MS = 10_000;

/** Logs a user in, runs `work` with the session, and logs the user out. */
export async function asPerson<Result>(
  baseUrl: string,
  { username, password }: { username: string; password: string },
  work: (person: PersonClient) => Promise<Result>,
): Promise<Result> {
  const { token } = await anonymousClient(baseUrl).send(logIn, { login: username, password });
  const person = client(baseUrl, token);
  try {
    return await work(person);
  } finally {
    await person.send(logOut, {});
  }
}

/** A client without a session. */
export const anonymousClient = (baseUrl: string): PersonClient => client(baseUrl, null);

function client(baseUrl: string, token: string | null): PersonClient {
  return {
    async send(call, input) {
      const { method, url, body } = callRequest(call, input);
      const form = call.takesFiles === undefined ? null : formOf(call, input);
      const answer = await fetch(`${baseUrl}${url}`, {
        method,
        headers: {
          ...(form === null ? { 'content-type': 'application/json' } : {}),
          ...(token === null ? {} : { authorization: token }),
        },
        body: form ?? body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`${call.name}: ${await answer.text()}`);
      return call.output.decode(call.output.wire.parse(await answer.json()));
    },
  };
}
