import {
  PAST_STEPS,
  type PastOrder,
  type PastOrderState,
  replaySteps,
} from '@comanda/domain/orders/orders/past-order';
import * as z from 'zod/mini';
import { speakPlainly } from '../../kit/plain-faults.ts';
import { wireInstant, writable } from '../../kit/wire-types.ts';
import { newOrderFrom } from './new-order.wire.ts';
import { openDeliveryOrderWire } from './open-delivery-order.wire.ts';

speakPlainly();

const instant = wireInstant;

const pastOrderWire = z.object({
  order: openDeliveryOrderWire,
  receivedAt: instant,
  steps: z
    .array(
      z.object({
        status: z.enum(PAST_STEPS),
        at: instant,
        by: z.optional(z.nullable(z.string().check(writable, z.maxLength(120)))),
        reason: z.optional(
          z.nullable(
            z.object({
              code: z.string().check(writable, z.minLength(1), z.maxLength(60)),
              text: z.optional(z.nullable(z.string().check(writable, z.maxLength(200)))),
            }),
          ),
        ),
      }),
    )
    .check(z.maxLength(20)),
});

const STEP_FAULTS = {
  'out-of-time': 'um passo vem antes do anterior',
  'illegal-step': 'um passo não pode vir depois do anterior',
};

export type ReadPastOrder =
  | { ok: true; past: PastOrder; state: PastOrderState }
  | { ok: false; faults: string[] };

function faulty(...faults: string[]): ReadPastOrder {
  return { ok: false, faults };
}

/**
 * Reads one line of a history file: `{order, receivedAt, steps}` where `order` is an Open Delivery document. Refuses
 * the line with one sentence per fault, each naming its field.
 */
export function readPastOrder(line: string): ReadPastOrder {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return faulty('não é um documento JSON');
  }
  const parsed = z.safeParse(pastOrderWire, json);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 10);
    return faulty(...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { order, receivedAt, steps } = parsed.data;
  const past: PastOrder = {
    order: newOrderFrom(order),
    receivedAt: Date.parse(receivedAt),
    steps: steps.map((step) => ({
      status: step.status,
      at: Date.parse(step.at),
      by: step.by?.trim() || null,
      reason: step.reason ? { code: step.reason.code, text: step.reason.text?.trim() || null } : null,
    })),
  };
  const state = replaySteps(past);
  if (!state.ok) return faulty(`steps: ${STEP_FAULTS[state.reason]}`);
  return { ok: true, past, state: state.value };
}
