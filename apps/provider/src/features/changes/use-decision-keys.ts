import { useEffect, useEffectEvent } from 'react';

/** A approves, R rejects; not while somebody types, nor over a window. */
export function useDecisionKeys({ approve, reject }: { approve: () => void; reject: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
    const key = event.key.toLowerCase();
    if (key !== 'a' && key !== 'r') return;
    event.preventDefault();
    if (key === 'a') approve();
    else reject();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
