import { Button } from '@comanda/ui/button/button.tsx';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { printingTexts } from '../texts.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** Always in sight at the foot of the screen: whether something waits to be saved, and the button that saves it. */
export function SaveBar({ isChanged, isSaving, onSave }: SaveBarProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // There is nothing to press any more, but whoever saved keeps their place.
  useLayoutEffect(() => {
    if (!isChanged && document.activeElement === button.current) words.current?.focus();
  }, [isChanged]);
  return (
    <div className={classes.bar} data-changed={isChanged || undefined}>
      <p
        ref={words}
        tabIndex={-1}
        className={classes.words}
        data-tone={isChanged ? 'pending' : 'neutral'}
        role="status"
      >
        {isChanged ? (
          <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
        )}
        {isChanged ? printingTexts.unsaved : printingTexts.allSaved}
      </p>
      <Button
        ref={button}
        onClick={onSave}
        disabled={!isChanged}
        isBusy={isSaving}
        data-idle={!isChanged || undefined}
        className={classes.save}
      >
        {printingTexts.save}
      </Button>
    </div>
  );
}
