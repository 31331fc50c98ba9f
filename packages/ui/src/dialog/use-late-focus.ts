import { type RefObject, useEffect } from 'react';

/**
 * Focuses a field that appears after its dialog has opened, as `data-autofocus` does at the opening. Does
 * nothing on touch devices, because the keyboard would cover the text. Does nothing if another field already
 * has the focus.
 */
export function useLateFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInField = document.activeElement?.matches('input, textarea, select') ?? false;
    if (!isInField && window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field]);
}
