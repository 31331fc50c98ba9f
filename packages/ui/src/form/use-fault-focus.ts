import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads the focus to the first field that is told wrong after a form was sent. Answers the function to call when it is
 * sent; the faults may come later, as the server's do.
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
