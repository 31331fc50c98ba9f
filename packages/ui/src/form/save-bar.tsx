import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isChanged: boolean;
  isSaving: boolean;
  /** By default its button sends the form around it. */
  onSave?: () => void;
  /** What it says while something waits to be saved, while nothing does, and on its button. */
  texts: { unsaved: string; allSaved: string; save: string };
}

/** Always in sight at the foot of the screen: whether something waits to be saved, and the button that saves it. */
export function SaveBar({ isChanged, isSaving, onSave, texts }: SaveBarProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasChanged = useRef(isChanged);
  // There is nothing to press any more, but whoever saved, or answered a dialog about it, keeps their place.
  useLayoutEffect(() => {
    const isDone = wasChanged.current && !isChanged;
    wasChanged.current = isChanged;
    const { activeElement, body } = document;
    if (isDone && (activeElement === button.current || activeElement === body)) words.current?.focus();
  }, [isChanged]);
  const Icon = isChanged ? IconPencil : IconCheck;
  return (
    <div className={classes.bar} data-changed={isChanged || undefined}>
      <p
        ref={words}
        tabIndex={-1}
        className={classes.words}
        data-tone={isChanged ? 'pending' : 'neutral'}
        role="status"
      >
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        {isChanged ? texts.unsaved : texts.allSaved}
      </p>
      <Button
        ref={button}
        type={onSave ? 'button' : 'submit'}
        onClick={onSave}
        disabled={!isChanged}
        isBusy={isSaving}
        data-idle={!isChanged || undefined}
        className={classes.save}
      >
        {texts.save}
      </Button>
    </div>
  );
}
