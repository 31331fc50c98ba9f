import { useLayoutEffect, useRef } from 'react';
import { isKeyTaken, restKeys } from '../../../../shared/keyboard/is-key-taken.ts';
import { createKeyRest } from './key-rest.ts';
import { capOf, entryOfKey, type KeyEntry } from './key-table.ts';

/** Runs a command; `key` is the pressed key, because a command may have several keys. */
export type RunCommand = (command: KeyEntry['command'], key: string) => void;

/** True if the browser handles the key: arrows scroll the detail, Enter presses the focused element. */
function isBrowsersOwn({ command, repeats }: KeyEntry, event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (repeats && event.key.startsWith('Arrow'))
    return target?.closest('[data-order-detail], [aria-roledescription]') != null;
  if (command === 'open') return target?.closest('button, a[href]:not([data-order])') != null;
  return false;
}

/** Selector of buttons that open a panel or dialog, some of them only a moment after the press. */
const openers = `[aria-haspopup="dialog"], ${(['courier', 'address'] as const)
  .map((command) => `[aria-keyshortcuts="${capOf(command)}"]`)
  .join(', ')}`;

function restAfterOpener({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest(openers)) restKeys();
}

/**
 * The board's keys, anywhere on the page, except while a person types or a dialog is open. Step keys of the
 * open order pause for a while after a step, and are refused during this pause. Meanwhile the body has
 * `data-keys-rest`, so that tests can wait for the end of the pause.
 */
export function useBoardKeys(
  run: RunCommand,
  openId: () => number | null,
  onRefused: (orderId: number) => void,
): void {
  const latest = useRef({ run, openId, onRefused });
  // A layout effect runs before the paint: a key must act on the list that is now on screen, not on the
  // previous list.
  useLayoutEffect(() => {
    latest.current = { run, openId, onRefused };
  });
  // Runs before the paint, so that keys work from the board's first paint on.
  useLayoutEffect(() => {
    const rest = createKeyRest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showRest = () => {
      clearTimeout(timer);
      const leftMs = rest.leftMs(latest.current.openId());
      document.body.toggleAttribute('data-keys-rest', leftMs > 0);
      if (leftMs > 0) timer = setTimeout(showRest, leftMs);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isKeyTaken(event.target);
      const entry = entryOfKey(event);
      const orderId = latest.current.openId();
      const counts = rest.takes(event, entry?.command ?? null, isTaken, orderId);
      showRest();
      if (isTaken || entry === null) return;
      if (!counts) {
        if (orderId !== null) latest.current.onRefused(orderId);
        return;
      }
      if ((event.repeat && !entry.repeats) || isBrowsersOwn(entry, event)) return;
      event.preventDefault();
      latest.current.run(entry.command, event.key);
    };
    // Ends the pause in the capture phase, because a dialog stops the Escape event later.
    const endRest = (event: KeyboardEvent) => {
      if (event.key === 'Escape') rest.takes(event, null, true, null);
    };
    document.addEventListener('keydown', endRest, true);
    document.addEventListener('keydown', onKeyDown);
    // Capture phase: the pause must start before the click opens a part, because the part's focus ends the
    // pause.
    document.addEventListener('click', restAfterOpener, true);
    return () => {
      clearTimeout(timer);
      // Ends the pause, because the requested part will not open any more.
      restKeys(0);
      document.body.removeAttribute('data-keys-rest');
      document.removeEventListener('keydown', endRest, true);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', restAfterOpener, true);
    };
  }, []);
}
