import { foundPrinters } from '@comanda/contract/orders/printing/print-device.wire';
import {
  type ModulePrint,
  modulePaired,
  modulePrinters,
  moduleRefusal,
} from '@comanda/contract/orders/printing/print-module.wire';
import type { FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import * as z from 'zod/mini';
import { readLoopbackPermission } from './loopback-permission.ts';
import { ModuleFailure, type ModuleFailureKind } from './module-failure.ts';
import { saveToken, tokenOf } from './module-tokens.ts';

const LONGEST_ANSWER_MS = 8000;

const kindOfRefusal: Partial<Record<z.infer<typeof moduleRefusal>['codigo'], ModuleFailureKind>> = {
  EP01: 'refused-job',
  pareamento: 'unpaired',
  impressora: 'no-printer',
};
const taken = z.object({ status: z.literal(true) });

/** Chrome requires this declaration for a loopback address; TypeScript's type lacks it. */
type LoopbackRequest = RequestInit & { targetAddressSpace: 'loopback' };

async function sendRequest<Answer>(
  port: number,
  path: string,
  answerShape: z.ZodMiniType<Answer>,
  body?: object,
): Promise<Answer> {
  const token = tokenOf(port);
  const request: LoopbackRequest = {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    targetAddressSpace: 'loopback',
  };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request).catch(async (cause: unknown) => {
    const isDenied = (await readLoopbackPermission()) === 'denied';
    const isSlow = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ModuleFailure(isDenied ? 'denied' : isSlow ? 'broken' : 'absent', { cause });
  });
  const value: unknown = await response.json().catch(() => null);
  const answer = z.safeParse(answerShape, value);
  if (response.ok && answer.success) return answer.data;
  const refusal = z.safeParse(moduleRefusal, value);
  throw new ModuleFailure((refusal.success && kindOfRefusal[refusal.data.codigo]) || 'broken');
}

/** The printers found by the module at this port of this computer. Throws {@link ModuleFailure}. */
export async function listModulePrinters(port: number): Promise<readonly FoundPrinter[]> {
  const { impressoras } = await sendRequest(port, '/impressoras', modulePrinters);
  return foundPrinters.decode(impressoras);
}

/** Makes the module display a pairing code, unless a code is already displayed. Ignores the answer. */
export async function requestCode(port: number): Promise<void> {
  await sendRequest(port, '/parear', modulePaired, { codigo: '' }).catch(() => undefined);
}

/**
 * Sends the module the code on its display; afterwards the module accepts this browser. Throws {@link ModuleFailure}.
 */
export async function pairWithModule(port: number, code: string): Promise<void> {
  saveToken(port, null);
  const codigo = code.replace(/\D/g, '');
  const { token } = await sendRequest(port, '/parear', modulePaired, { codigo }).catch((failure: unknown) => {
    const isWrongCode = failure instanceof ModuleFailure && failure.kind === 'unpaired';
    throw isWrongCode ? new ModuleFailure('wrong-code', { cause: failure }) : failure;
  });
  saveToken(port, token);
}

/**
 * Prints one ticket on the module at this port. Resolves after the module has accepted it. Throws {@link
 * ModuleFailure}.
 */
export async function printOnModule(port: number, ticket: ModulePrint): Promise<void> {
  await sendRequest(port, '/imprimir', taken, ticket);
}
