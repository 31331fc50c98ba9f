import { useEffect, useRef } from 'react';
import { isKeyTaken, restKeys } from '../../../shared/keyboard/is-key-taken.ts';
import { createKeyRest } from './key-rest.ts';
import { capOf, entryOfKey, type KeyEntry } from './key-table.ts';

/** Runs a command; `key` says which of its keys was pressed. */
export type RunCommand = (command: KeyEntry['command'], key: string) => void;

/** True where a key does what it always does: arrows scroll the detail, Enter presses what has the focus. */
function isBrowsersOwn({ command, repeats }: KeyEntry, event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (repeats && event.key.startsWith('Arrow'))
    return target?.closest('[data-order-detail], [aria-roledescription]') != null;
  if (command === 'open') return target?.closest('button, a[href]:not([data-order])') != null;
  return false;
}

/** Buttons that open a panel or, a moment after the press, a dialog. */
const openers = `[aria-haspopup="dialog"], ${(['courier', 'address'] as const)
  .map((command) => `[aria-keyshortcuts="${capOf(command)}"]`)
  .join(', ')}`;

function restAfterOpener({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest(openers)) restKeys();
}

/**
 * The board's keys, anywhere on the page, but never while somebody types or a dialog is open. While the keys of steps
 * rest the page says so (`data-keys-rest`), for journeys that press them one after the other.
 */
export function useBoardKeys(run: RunCommand): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const rest = createKeyRest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showRest = () => {
      clearTimeout(timer);
      const leftMs = rest.leftMs();
      document.body.toggleAttribute('data-keys-rest', leftMs > 0);
      if (leftMs > 0) timer = setTimeout(showRest, leftMs);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || isKeyTaken(event.target);
      const entry = entryOfKey(event);
      const counts = rest.takes(event, entry?.command ?? null, isTaken);
      showRest();
      if (isTaken || !counts || entry === null) return;
      if ((event.repeat && !entry.repeats) || isBrowsersOwn(entry, event)) return;
      event.preventDefault();
      latest.current(entry.command, event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    // Before the press is answered: what it opens ends the rest when it takes the focus.
    document.addEventListener('click', restAfterOpener, true);
    return () => {
      clearTimeout(timer);
      document.body.removeAttribute('data-keys-rest');
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', restAfterOpener, true);
    };
  }, []);
}
