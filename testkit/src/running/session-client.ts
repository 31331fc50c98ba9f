import { callRequest } from '@comanda/contract/kit/call-request';
import type { Call } from '@comanda/contract/kit/define-call';
import type { HttpClient } from './http-client.ts';

/** A client with a session that makes declared calls. A call rejects if the server refuses it. */
export interface SessionClient {
  send<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
}

/** Sends the session's token in a header, as programs do. */
export function createSessionClient(http: HttpClient, token: string): SessionClient {
  return {
    async send(call, input) {
      const { method, url, body } = callRequest(call, input);
      const sent: unknown = body === null ? undefined : JSON.parse(body);
      const { status, text } = await http.send(method, url, { authorization: token }, sent);
      if (status >= 300) throw new Error(`${call.name} was refused: ${status} ${text}`);
      return call.output.decode(call.output.wire.parse(JSON.parse(text)));
    },
  };
}
