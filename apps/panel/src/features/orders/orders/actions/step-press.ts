import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { OfferedAction } from '@comanda/domain/orders/orders/order-actions';
import type { MouseEvent, PointerEvent as ReactPointerEvent } from 'react';
import type { ActOnOrder } from '../list/action-context.ts';
import { rowHold } from '../list/row-hold.ts';
import { showRefused } from './show-refused.ts';

/** Distance in px that a finger may move during a press. */
const tremblePx = 24;
/**
 * In ms. The first click after a finger's release, or any click within this time, belongs to the touch. All
 * other clicks come from a key or a screen reader.
 */
const clickWithinMs = 700;
/**
 * In ms. Within this time the browser sends the click of a handled press, even if another finger is already
 * down.
 */
const lateClickMs = 50;

let liftedAt = Number.NEGATIVE_INFINITY;
let answeredAt = Number.NEGATIVE_INFINITY;
/**
 * True: the press of the last released finger was already handled, so the click that follows is not another
 * press.
 */
let isAnswered = false;
/**
 * True: a finger was released, but its click has not arrived yet. On a slow machine seconds of rendering may
 * pass between them.
 */
let isClickDue = false;
const clicksOfFingers = new WeakSet<Event>();

let pressedAt = Number.NEGATIVE_INFINITY;

function beginPress({ timeStamp }: Event): void {
  pressedAt = Math.min(timeStamp, performance.now());
  isAnswered = false;
  isClickDue = false;
}

function liftPress(): void {
  liftedAt = performance.now();
  isClickDue = true;
}

const isFingers = (click: Event) => clicksOfFingers.has(click);

/** Stops the click: rows may have moved during the press, and another row may now be at this position. */
function endPress(event: globalThis.MouseEvent): void {
  const isInTime = performance.now() - liftedAt < clickWithinMs;
  if (event.detail > 0 && (isClickDue || isInTime)) clicksOfFingers.add(event);
  isClickDue = false;
  if (!isAnswered || !isFingers(event)) return;
  if (event.target instanceof Element && event.target.closest('[data-step-of]')) return;
  event.preventDefault();
  event.stopPropagation();
}

document.addEventListener('pointerdown', beginPress, { capture: true });
document.addEventListener('pointerup', liftPress, { capture: true });
document.addEventListener('click', endPress, { capture: true });

/**
 * True if the person meant this row: the row has not moved since before the press. Always true for clicks
 * from a key or a screen reader.
 */
export function isAimedClick(key: number | string, click: Event): boolean {
  return !isFingers(click) || rowHold.isAimed(key, pressedAt);
}

/** Runs the callback if the finger is released at the position of its press, also on another element. */
function followPress(down: ReactPointerEvent<HTMLElement>, run: () => boolean): void {
  const button = down.currentTarget;
  const { pointerId, clientX, clientY } = down;
  const end = (up: PointerEvent) => {
    if (up.pointerId !== pointerId) return;
    document.removeEventListener('pointerup', end, { capture: true });
    document.removeEventListener('pointercancel', end, { capture: true });
    const hasLeft = Math.hypot(up.clientX - clientX, up.clientY - clientY) > tremblePx;
    const isAbove = () => button.contains(document.elementFromPoint(up.clientX, up.clientY));
    if (up.type === 'pointerup' && (!hasLeft || isAbove())) {
      isAnswered = true;
      answeredAt = performance.now();
      if (run()) rowHold.settle();
    }
    rowHold.lift();
  };
  rowHold.press();
  document.addEventListener('pointerup', end, { capture: true });
  document.addEventListener('pointercancel', end, { capture: true });
}

/**
 * Handlers for a button whose content may change during a touch. The touch decides the action at once: if the
 * button changes later, no other action may run. `run` returns true if the action was done.
 */
export function pressOf(run: () => boolean) {
  return {
    onPointerDown: (down: ReactPointerEvent<HTMLElement>) => {
      if (down.button === 0) followPress(down, run);
    },
    onClick: (event: MouseEvent) => {
      if (!isFingers(event.nativeEvent)) run();
    },
  };
}

/**
 * Handlers for a step button. Releasing the finger runs the step that was under the finger when the press
 * began, and no other step. A step that moved under the finger just before the press is refused. `isAimed`
 * gets the time of the press itself, because a busy page receives the event later. A click from a key or a
 * screen reader runs the button's current step.
 */
export function stepPress(
  order: Pick<OrderCard, 'orderId' | 'code'>,
  offered: OfferedAction,
  act: ActOnOrder,
  isAimed: (orderId: number, at: number) => boolean = () => true,
) {
  const run = () => act(order.orderId, offered);
  const refuse = () => {
    showRefused(order, true);
    return false;
  };
  return {
    'data-step-of': order.orderId,
    onPointerDown: (down: ReactPointerEvent<HTMLElement>) => {
      if (down.button !== 0 || !offered.isEnabled) return;
      const at = Math.min(down.timeStamp, performance.now());
      followPress(down, isAimed(order.orderId, at) ? run : refuse);
    },
    onClick: (event: MouseEvent) => {
      if (!isFingers(event.nativeEvent)) run();
      // This click belongs to a press on another element, which has been removed since.
      else if (!isAnswered && performance.now() - answeredAt > lateClickMs) refuse();
    },
  };
}
