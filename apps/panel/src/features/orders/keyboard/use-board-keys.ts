import { useEffect, useRef } from 'react';

export interface BoardKeys {
  /** One order up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  onEnter: () => void;
  onBack: () => void;
  onSearch: () => void;
  onHelp: () => void;
  /** A, E, D or C: the action whose key it is. */
  onActionKey: (key: string) => void;
}

/** True where keys mean text or belong to somebody else: fields, dialogs, menus. */
function isBusyWith(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;
}

function handle(event: KeyboardEvent, keys: BoardKeys): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  switch (event.key) {
    case 'ArrowUp':
    case 'ArrowDown':
      // Inside the detail the arrows scroll it.
      if (target?.closest('[data-order-detail], [aria-roledescription]')) return false;
      keys.onMove(event.key === 'ArrowUp' ? -1 : 1);
      return true;
    case 'Enter':
      // A focused control does its own thing.
      if (target?.closest('button, a[href]:not([data-order])')) return false;
      keys.onEnter();
      return true;
    case 'Escape':
      keys.onBack();
      return true;
    case '/':
      keys.onSearch();
      return true;
    case '?':
      keys.onHelp();
      return true;
    default:
      // Holding a key down must not walk an order through its statuses.
      if (event.repeat || !/^[aedc]$/i.test(event.key)) return false;
      keys.onActionKey(event.key.toUpperCase());
      return true;
  }
}

/** The board's keys, anywhere on the page, but never while somebody types or a dialog is open. */
export function useBoardKeys(keys: BoardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isBusyWith(event.target)) return;
      if (handle(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
