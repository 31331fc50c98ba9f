import { ok, type Result, refused } from '../../kit/result.ts';
import { CANCEL_REASONS } from './cancel-reasons.ts';
import type { NewOrder } from './new-order.ts';
import type { ActorKind } from './order.ts';
import { decideTransition, type OrderState, type OrderStatus } from './order-status.ts';

/** Steps of an order in its former system, before the import. */
export const PAST_STEPS = [
  'accepted',
  'printed',
  'sent',
  'ready-for-pickup',
  'delivered',
  'cancelled',
] as const;

export interface PastStep {
  status: (typeof PAST_STEPS)[number];
  /** Epoch milliseconds. */
  at: number;
  /** Name of the user of the store; null when unknown. */
  by: string | null;
  /** Only for a cancellation. */
  reason: { code: string; text: string | null } | null;
}

/** An imported order with all its steps, oldest first. Times in epoch milliseconds. */
export interface PastOrder {
  order: NewOrder;
  receivedAt: number;
  steps: PastStep[];
}

export interface PastEntry {
  at: number;
  happened: string;
  status: OrderStatus;
  note: string | null;
  actorKind: ActorKind;
  actorName: string | null;
}

/** State of an imported order after its last step. Times in epoch milliseconds. */
export interface PastOrderState {
  status: OrderStatus;
  printedAt: number | null;
  closedAt: number | null;
  cancellation: { code: string; text: string; by: ActorKind } | null;
  /** One entry per version of the order, the reception first. */
  history: PastEntry[];
}

/**
 * Replays the steps with the rules for live changes. An imported order can therefore only reach states of
 * live orders. Refuses a step that is earlier than the previous step, not allowed after it, or without an
 * effect.
 */
export function replaySteps({
  order,
  receivedAt,
  steps,
}: PastOrder): Result<PastOrderState, 'out-of-time' | 'illegal-step'> {
  let state: OrderState = {
    status: 'pending',
    fulfilment: order.fulfilment,
    kitchenStage: null,
    isPrinted: false,
    courierStatus: null,
  };
  let last = receivedAt;
  const past: PastOrderState = {
    status: 'pending',
    printedAt: null,
    closedAt: null,
    cancellation: null,
    history: [entryOf('received', receivedAt, 'pending', 'platform', null, null)],
  };
  for (const step of steps) {
    const decision = decideTransition(state, step.status);
    if (!decision.ok || !decision.value.changed) return refused('illegal-step');
    if (step.at < last) return refused('out-of-time');
    const wasPending = state.status === 'pending';
    state = decision.value.next;
    last = step.at;
    const kind = actorKindOf(step);
    if (step.status === 'printed') past.printedAt = step.at;
    if (step.status === 'cancelled') past.cancellation = { ...reasonOf(step), by: kind };
    if (state.status === 'delivered' || state.status === 'cancelled') past.closedAt = step.at;
    const happened = step.status === 'printed' && wasPending ? 'accepted-and-printed' : step.status;
    const note = step.status === 'cancelled' ? reasonOf(step).text : null;
    past.history.push(entryOf(happened, step.at, state.status, kind, step.by, note));
  }
  past.status = state.status;
  return ok(past);
}

function entryOf(
  happened: string,
  at: number,
  status: OrderStatus,
  actorKind: ActorKind,
  actorName: string | null,
  note: string | null,
): PastEntry {
  return { at, happened, status, note, actorKind, actorName };
}

function actorKindOf(step: PastStep): ActorKind {
  if (step.by !== null) return 'user';
  return step.reason?.code === 'CONSUMER_CANCELLATION_REQUESTED' ? 'customer' : 'system';
}

function reasonOf(step: PastStep): { code: string; text: string } {
  const code = step.reason?.code ?? 'OTHER_CANCELLATION_REASON';
  const label = CANCEL_REASONS.find((reason) => reason.code === code)?.label ?? code;
  return { code, text: step.reason?.text ?? label };
}
