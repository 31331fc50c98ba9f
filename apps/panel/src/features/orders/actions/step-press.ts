import type { OrderCard } from '@comanda/domain/orders/order';
import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import type { MouseEvent, PointerEvent as ReactPointerEvent } from 'react';
import type { ActOnOrder } from '../list/action-context.ts';
import { rowHold } from '../list/row-hold.ts';
import { showRefused } from './show-refused.ts';

/** Fingers roll about as much while they press. */
const tremblePx = 24;
/** All clicks of a lifted finger come within this time, or are the first one after it. Other clicks are a key's or a screen reader's. */
const clickWithinMs = 700;
/** The click of an answered press comes by then, also where the next finger is down already. */
const lateClickMs = 50;

let liftedAt = Number.NEGATIVE_INFINITY;
let answeredAt = Number.NEGATIVE_INFINITY;
/** The finger that was lifted last has got its answer: the click that follows is not another press. */
let isAnswered = false;
/** A finger was lifted, and its click has not come: a slow machine draws for seconds between the two. */
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

/** The rows may have moved under the finger: its press must not open what stands there now. */
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
 * Whether a click means the row: it had its place when the finger went down, and has it still. One by no finger (a key, a
 * screen reader) always does.
 */
export function isAimedClick(key: number | string, click: Event): boolean {
  return !isFingers(click) || rowHold.isAimed(key, pressedAt);
}

/** Calls back when the finger is lifted where it went down, whatever stands there by then. */
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
 * What a button needs whose touch must not be lost, nor become another's, when what stands under the finger changes:
 * what it does is settled when the finger goes down. `run` answers whether it was done.
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
 * What a button of a step needs: the step that stood under the finger when it went down is what is done when it is
 * lifted, and no other, of this order or of any; none where it has only just come under the finger (`isAimed`, asked for
 * the moment of the press, which a busy page hears of later). A click by no finger (a key, a screen reader) is for the button's own.
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
      // The finger went down on something else, which is gone.
      else if (!isAnswered && performance.now() - answeredAt > lateClickMs) refuse();
    },
  };
}
