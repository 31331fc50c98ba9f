import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a form is sent, focuses the first field with an error. Returns a function that must be called when
 * the form is sent. It waits, because the server's errors arrive later.
 */
export function useFaultFocus(form: RefObject<HTMLElement | null>): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!faulty) return;
    isWanted.current = false;
    (faulty.querySelector('input') ?? faulty).focus();
  });
  return () => {
    isWanted.current = true;
  };
}
