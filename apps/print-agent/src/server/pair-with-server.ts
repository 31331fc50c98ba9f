import { pairPrintDevice } from '@comanda/contract/orders/printing/printing.calls';
import * as z from 'zod/mini';
import type { Pairing } from '../config/agent-config.ts';
import { COMMANDS } from '../texts.ts';

const refusal = z.object({ status: z.literal(false), erro: z.string() });
const PATIENCE_MS = 15_000;
const LOCAL = /^(localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reads the origin of a server from typed text. Throws a message for the user if a token must not be sent to
 * that address.
 */
export function readServer(typed: string): string {
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) throw new Error(COMMANDS.needsServer);
  const url = new URL(text);
  if (url.protocol === 'http:' && !LOCAL.test(url.hostname)) throw new Error(COMMANDS.needsHttps);
  return url.origin;
}

/**
 * Exchanges the panel's code for this machine's token. Throws the reason of a refusal as a message for the
 * user.
 */
export async function pairWithServer(server: string, code: string, name: string): Promise<Pairing> {
  let answer: Response;
  try {
    answer = await fetch(`${server}/api/${pairPrintDevice.path}`, {
      method: pairPrintDevice.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(pairPrintDevice.input.encode({ code, name })),
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
  } catch (error) {
    throw new Error(COMMANDS.noServer(reasonOf(error)), { cause: error });
  }
  const body: unknown = await answer.json().catch(() => null);
  const reply = z.safeParse(refusal, body);
  if (reply.success) throw new Error(reply.data.erro);
  const paired = z.safeParse(pairPrintDevice.output.wire, body);
  if (!paired.success) throw new Error(COMMANDS.badAnswer);
  const { token, storeName, deviceId } = pairPrintDevice.output.decode(paired.data);
  return { servidor: server, token, loja: storeName, nome: name, id_dispositivo: deviceId };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.message : String(cause);
}
