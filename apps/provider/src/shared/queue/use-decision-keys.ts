import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds that an item must be visible before a key can decide on that item. */
const CHECK_MS = 1_000;
const STORAGE_KEY = 'comanda.equipe.teclas-de-decisao';

/**
 * Decides with single keys: A approves, R rejects. Keys are ignored in a text field and while a window is
 * open. They are also ignored for an item that just appeared: a double press must not decide on it. `shown`
 * is the key of the visible item. `isOn`: keys are active.
 */
export function useDecisionKeys(decision: {
  shown: string | null;
  isOn: boolean;
  approve: () => void;
  reject: () => void;
}): void {
  const { shown, isOn, approve, reject } = decision;
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = shown === null ? Number.POSITIVE_INFINITY : Date.now();
  }, [shown]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented)
      return;
    if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const key = event.key.toLowerCase();
    if (key !== 'a' && key !== 'r') return;
    event.preventDefault();
    if (Date.now() - shownAt.current < CHECK_MS) return;
    if (key === 'a') approve();
    else reject();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The user's setting of single keys, on or off, saved in this browser. Default: on. */
export function useKeysChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(readChoice);
  return [
    isOn,
    (chosen) => {
      setOn(chosen);
      try {
        localStorage.setItem(STORAGE_KEY, chosen ? 'sim' : 'nao');
      } catch {
        // If the browser has no storage, the choice is valid only while the page is open.
      }
    },
  ];
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'nao';
  } catch {
    return true;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
