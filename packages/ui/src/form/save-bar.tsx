import { IconPencil } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useStickyBar } from '../use-sticky-bar.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isChanged: boolean;
  isSaving: boolean;
  /** What is made anew: the button is there from the beginning, for nothing else on the screen makes it. */
  isNew?: boolean;
  /** By default its button sends the form around it. */
  onSave?: () => void;
  /** What it says while something waits to be saved, what is said once nothing does any more, and its button's words. */
  texts: { unsaved: string; allSaved: string; save: string };
}

/** At the foot of the screen while something waits to be saved: it says so, and its button saves it. */
export function SaveBar({ isChanged, isSaving, isNew = false, onSave, texts }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const wasShown = useRef(false);
  const [wasChanged, setWasChanged] = useState(isChanged);
  if (isChanged && !wasChanged) setWasChanged(true);
  const isShown = isChanged || isSaving || isNew;
  useStickyBar(bar, 'bottom', isShown);
  // The button is gone, but whoever saved with it, or answered a dialog about it, keeps their place.
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
