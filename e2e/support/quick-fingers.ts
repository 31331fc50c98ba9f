import type { Page } from 'playwright-core';

interface Pressed {
  orderId: number;
  code: string;
  action: string;
  /** Milliseconds since the order moved to the clicked position. */
  shownMs: number;
}

interface Point {
  x: number;
  y: number;
}

/** Results of presses on the steps of a board. */
export interface PressReport {
  pressed: number;
  /** Clicks that changed the clicked order. */
  done: number;
  /**
   * Changes without a click, and changes of an order that had just moved under the pointer. One sentence
   * each.
   */
  wrong: string[];
  /** Clicks that caused neither a change nor a message. One sentence each. */
  silent: string[];
}

const targets: Record<string, string> = {
  accept: 'PA',
  send: 'PE',
  'ready-for-pickup': 'PICKUP_READY',
  deliver: 'PD',
};
/**
 * Milliseconds after a step while the order accepts no other step. Slightly shorter than the product's
 * time, because the browser's clock differs a little.
 */
const restMs = 950;
/**
 * Milliseconds that a moving hand needs at least to react to a change of the screen. A frame becomes visible
 * only some time after it was drawn.
 */
const aimMs = 140;

/** Returns random numbers from 0 to 1. The same seed gives the same numbers at each run. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Records the step under each press, and the presses that the page refused. Runs in the page. */
function watchPresses(places: readonly Point[]): void {
  const pressed: Pressed[] = [];
  const status = places.map((place) => ({ place, orderId: 0, since: 0 }));
  const check = () => {
    const boxes = [...document.querySelectorAll<HTMLElement>('li [data-step-of]')].map((button) => ({
      orderId: Number(button.dataset.stepOf),
      box: button.getBoundingClientRect(),
    }));
    for (const entry of status) {
      const { x, y } = entry.place;
      const orderId =
        boxes.find(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom)
          ?.orderId ?? 0;
      if (orderId !== entry.orderId) Object.assign(entry, { orderId, since: performance.now() });
    }
    requestAnimationFrame(check);
  };
  check();
  const refused: number[] = [];
  const shown: string[] = [];
  document.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY, timeStamp }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step-of]') : null;
      if (button === null) return;
      const code = button.getAttribute('aria-label')?.split('#')[1] ?? '';
      const orderId = Number(button.dataset.stepOf);
      const known = status.find(({ place }) => Math.hypot(place.x - clientX, place.y - clientY) < 2);
      const shownMs = known?.orderId === orderId ? timeStamp - known.since : 0;
      pressed.push({ orderId, code, action: button.dataset.action ?? '', shownMs });
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof HTMLElement && target.dataset.refused !== undefined)
        refused.push(Number(target.dataset.stepOf));
      for (const node of addedNodes) {
        const code = /O pedido #(\w+) já mudou/.exec(node.textContent ?? '')?.[1];
        if (code !== undefined) shown.push(code);
      }
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-refused'],
  });
  Reflect.set(window, 'presses', { pressed, refused, shown });
}

/**
 * Presses the steps of the board's first cards, 20 to 700 ms apart, with mouse and finger in turn. Every
 * fourth time, `others` changes something else meanwhile.
 */
export async function pressQuickly(
  page: Page,
  times: number,
  others: () => Promise<unknown>,
): Promise<PressReport> {
  const sent: { orderId: number; target: string; at: number }[] = [];
  page.on('request', (request) => {
    const orderId = /\/orders\/(\d+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (request.method() !== 'PUT' || orderId === undefined) return;
    sent.push({
      orderId: Number(orderId),
      target: request.postDataJSON().new_status,
      at: performance.now(),
    });
  });
  const boxes = await page.locator('[data-step-of]').evaluateAll((buttons) =>
    buttons.slice(0, 6).map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  await page.evaluate(watchPresses, boxes);
  // Waits until the steps have been on screen for long enough, so that the first press counts.
  await page.waitForTimeout(2 * aimMs);
  const devtools = await page.context().newCDPSession(page);
  const dice = createDice(7);
  const changes: Promise<unknown>[] = [];
  for (let time = 0; time < times; time += 1) {
    const place = boxes[Math.floor(dice() * boxes.length)] ?? { x: 0, y: 0 };
    if (time % 4 === 0) changes.push(others());
    await page.waitForTimeout(20 + dice() * 680);
    const heldMs = dice() * 60;
    if (time % 2 === 0) {
      await page.mouse.move(place.x, place.y);
      await page.mouse.down();
      await page.waitForTimeout(heldMs);
      await page.mouse.up();
    } else {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      await page.waitForTimeout(heldMs);
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    // If another user changed the same order, a dialog appears. It is closed, so that the presses continue.
    await page.evaluate(() => {
      document
        .querySelector<HTMLElement>('[role="dialog"] button[data-autofocus], dialog[open] button')
        ?.click();
    });
  }
  await Promise.all(changes);
  await page.waitForTimeout(restMs);
  const seen = await page.evaluate(
    () => Reflect.get(window, 'presses') as { pressed: Pressed[]; refused: number[]; shown: string[] },
  );
  return judge(seen, sent);
}

function judge(
  { pressed, refused, shown }: { pressed: Pressed[]; refused: number[]; shown: string[] },
  sent: readonly { orderId: number; target: string; at: number }[],
): PressReport {
  const wrong: string[] = [];
  const silent: string[] = [];
  for (const [index, { orderId, target, at }] of sent.entries()) {
    const meant = pressed.filter((press) => press.orderId === orderId && targets[press.action] === target);
    const same = sent.filter((other) => other.orderId === orderId && other.target === target);
    const isAimed = meant.some(({ shownMs }) => shownMs > aimMs);
    if (meant.length > 0 && !isAimed)
      wrong.push(
        `${orderId} became ${target}, there for ${meant.map(({ shownMs }) => Math.round(shownMs))} ms`,
      );
    if (same.length > meant.length) wrong.push(`${orderId} became ${target}, unasked`);
    const before = sent.slice(0, index).findLast((other) => other.orderId === orderId);
    if (before && at - before.at < restMs) wrong.push(`${orderId} took two steps at once`);
  }
  for (const { orderId, code } of new Map(pressed.map((press) => [press.orderId, press])).values()) {
    const presses = pressed.filter((press) => press.orderId === orderId).length;
    const answered =
      sent.filter((change) => change.orderId === orderId).length +
      refused.filter((id) => id === orderId).length +
      shown.filter((word) => word === code).length;
    if (answered < presses) silent.push(`#${code}: ${presses} presses, ${answered} answered`);
  }
  return { pressed: pressed.length, done: sent.length, wrong, silent };
}
