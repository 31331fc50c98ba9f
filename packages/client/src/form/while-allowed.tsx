import { Button } from '@comanda/ui/button/button.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconLock } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import classes from './call-form.module.css';
import { formTexts } from './texts.ts';

interface Allowance {
  mayChange: boolean;
  /** Says whether the form below holds what was not saved. */
  hold: (isChanged: boolean) => void;
}

const AllowanceContext = createContext<Allowance | null>(null);

interface WhileAllowedProps {
  mayChange: boolean;
  /** For who may not change it. */
  read: ReactNode;
  /** A `CallForm`, for who may. */
  children: ReactNode;
}

/** A form, or what stands there to be read. A right that is taken away takes nothing along that was typed. */
export function WhileAllowed({ mayChange, read, children }: WhileAllowedProps) {
  const [isHeld, hold] = useState(false);
  const allowance = useMemo(() => ({ mayChange, hold }), [mayChange]);
  return mayChange || isHeld ? <AllowanceContext value={allowance}>{children}</AllowanceContext> : read;
}

/** Whether a form may still be saved; it says what it holds. */
export function useAllowance(isChanged: boolean): boolean {
  const allowance = useContext(AllowanceContext);
  const hold = allowance?.hold;
  useEffect(() => {
    hold?.(isChanged);
    return () => hold?.(false);
  }, [hold, isChanged]);
  return allowance?.mayChange ?? true;
}

/** Above a form that may not be saved any more: why, and the way to let go of what was typed. */
export function NotAllowedNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={`row wraps ${classes.notAllowed}`}>
      <Note tone="pending" isAlert icon={<IconLock size={20} stroke={1.75} aria-hidden="true" />}>
        {formTexts.notAllowed}
      </Note>
      <Button variant="default" onClick={onDiscard}>
        {formTexts.discard}
      </Button>
    </div>
  );
}
