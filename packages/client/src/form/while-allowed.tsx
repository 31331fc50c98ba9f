import { Button } from '@comanda/ui/button/button.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconLock } from '@tabler/icons-react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import classes from './call-form.module.css';
import { formTexts } from './texts.ts';

interface Allowance {
  mayChange: boolean;
  /** Called by the form when it gets or loses unsaved changes. */
  hold: (isChanged: boolean) => void;
}

const AllowanceContext = createContext<Allowance | null>(null);

interface WhileAllowedProps {
  mayChange: boolean;
  /** Content for users who may not change it. */
  read: ReactNode;
  /** A `CallForm`, for users who may change the content. */
  children: ReactNode;
}

/**
 * A form, or its read-only content. If the user loses the permission while typing, the typed text stays
 * visible.
 */
export function WhileAllowed({ mayChange, read, children }: WhileAllowedProps) {
  const [isHeld, hold] = useState(false);
  const allowance = useMemo(() => ({ mayChange, hold }), [mayChange]);
  return mayChange || isHeld ? <AllowanceContext value={allowance}>{children}</AllowanceContext> : read;
}

/** True while the form may be saved. `isChanged` reports unsaved changes to {@link WhileAllowed}. */
export function useAllowance(isChanged: boolean): boolean {
  const allowance = useContext(AllowanceContext);
  const hold = allowance?.hold;
  useEffect(() => {
    hold?.(isChanged);
    return () => hold?.(false);
  }, [hold, isChanged]);
  return allowance?.mayChange ?? true;
}

/** Note above a form that may no longer be saved: the reason, and a button to discard the changes. */
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
