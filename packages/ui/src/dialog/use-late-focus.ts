import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to a field of a dialog that comes after the dialog itself, as `data-autofocus` would have. Not where
 * fingers touch: it would raise the keyboard over what is to be read. Nor when the person is in another field already.
 */
export function useLateFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isInField = document.activeElement?.matches('input, textarea, select') ?? false;
    if (!isInField && window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [field]);
}
