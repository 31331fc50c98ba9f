import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type ProviderEvent,
  providerObjectWire,
  REPORT_EVENTS,
} from '@comanda/contract/money/payments/payment-provider.wire';
import * as z from 'zod/mini';

const STEPS = [
  'expire',
  'capture',
  'finish-refund',
  'pay-transfer',
  'return-transfer',
  'approve-documents',
] as const;
export type Step = (typeof STEPS)[number];

const stored = z.object({
  object: providerObjectWire,
  /** Hash of the first request. A later request with another hash is not a repeat. */
  wish: z.string(),
  /** Name of the receiver. Only charges have one. */
  receiver: z.optional(z.string()),
  instalments: z.optional(z.number()),
  isCard: z.optional(z.boolean()),
  isCredit: z.optional(z.boolean()),
});
export type Stored = z.infer<typeof stored>;

const event = z.object({
  position: z.number(),
  eventId: z.string(),
  kind: z.enum(['receiver', 'charge', 'refund', 'dispute', 'transfer', 'boleto']),
  reference: z.string(),
  charge: z.optional(z.string()),
});
export type Change = z.infer<typeof event>;

const sending = z.object({ eventId: z.string(), notBefore: z.number(), tries: z.number() });

const line = z.object({
  reference: z.string(),
  event: z.enum(REPORT_EVENTS),
  cents: z.number(),
  at: z.number(),
});
export type Line = z.infer<typeof line>;

const bankState = z.object({
  /** Milliseconds between this bank's clock and the real one. */
  aheadMs: z.number(),
  objects: z.record(z.string(), stored),
  changes: z.array(event),
  /** Webhooks that were not accepted yet. */
  toSend: z.array(sending),
  /** Movements of money, oldest first. */
  lines: z.array(line),
  /** Steps that the simulator takes automatically, each with its time. */
  due: z.array(z.object({ at: z.number(), reference: z.string(), step: z.enum(STEPS) })),
});
export type BankState = z.infer<typeof bankState>;

const EMPTY: BankState = { aheadMs: 0, objects: {}, changes: [], toSend: [], lines: [], due: [] };

/** Loads the state from a file. The state is empty if there is no file. Throws if the file is invalid. */
export function loadState(path: string | null): BankState {
  if (path === null) return structuredClone(EMPTY);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    // The file is missing at the first start.
    return structuredClone(EMPTY);
  }
  return z.parse(bankState, JSON.parse(text));
}

/**
 * Writes a new file, which then replaces the old one. If the process is killed, one of the two files is
 * complete.
 */
export function saveState(path: string | null, state: BankState): void {
  if (path === null) return;
  writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** Makes the body of the webhook that reports a change. */
export function eventBody({ eventId, kind, reference, charge }: Change): ProviderEvent {
  return { eventId, kind, reference, ...(charge === undefined ? {} : { charge }) };
}
