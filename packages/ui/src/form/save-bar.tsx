import { IconPencil } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useStickyBar } from '../use-sticky-bar.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isChanged: boolean;
  isSaving: boolean;
  /**
   * True: the form creates an object. The button is then always visible, because nothing else creates the
   * object.
   */
  isNew?: boolean;
  /** Saves the form. Without it, the button submits the surrounding form. */
  onSave?: () => void;
  /** Texts: with unsaved changes, after the save, and the button's label. */
  texts: { unsaved: string; allSaved: string; save: string };
}

/** Bar at the bottom of the screen with the save button, visible while there are unsaved changes. */
export function SaveBar({ isChanged, isSaving, isNew = false, onSave, texts }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const wasShown = useRef(false);
  const [wasChanged, setWasChanged] = useState(isChanged);
  if (isChanged && !wasChanged) setWasChanged(true);
  const isShown = isChanged || isSaving || isNew;
  useStickyBar(bar, 'bottom', isShown);
  // The button disappears after saving. The focus then moves to the text of the bar instead of getting lost.
  useLayoutEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <div
      ref={bar}
      className={classes.bar}
      data-shown={isShown || undefined}
      data-spoken={!isShown || undefined}
    >
      <p
        ref={words}
        tabIndex={-1}
        className={`row-8 fill ${classes.words}`}
        data-tone="pending"
        role="status"
      >
        {isChanged && !isNew ? (
          <>
            <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            {texts.unsaved}
          </>
        ) : wasChanged && !isChanged ? (
          <span data-spoken={isShown || undefined}>{texts.allSaved}</span>
        ) : null}
      </p>
      {isShown ? (
        <Button type={onSave ? 'button' : 'submit'} onClick={onSave} isBusy={isSaving}>
          {texts.save}
        </Button>
      ) : null}
    </div>
  );
}
