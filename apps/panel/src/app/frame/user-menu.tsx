import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { useEffect, useId, useRef, useState } from 'react';
import { initialsOf } from '../../features/store/initials-of.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { frameTexts } from './texts.ts';
import classes from './user-menu.module.css';

const panel = createLazyPart(async () => (await import('./user-menu-panel.tsx')).UserMenuPanel);

/** Who is in, the colour scheme and the way out. Escape, a click outside or leaving with Tab close it. */
export function UserMenu({ session }: { session: StoredSession }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(panel.prefetchWhenIdle, []);
  useEffect(() => {
    if (!isOpen) return;
    const closeWhenElsewhere = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeWhenElsewhere);
    document.addEventListener('focusin', closeWhenElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', closeWhenElsewhere);
      document.removeEventListener('focusin', closeWhenElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div className={classes.whole} ref={whole}>
      <button
        type="button"
        ref={button}
        className={classes.button}
        data-tone="accepted"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={classes.initials} data-initials={initialsOf(session.userName)} aria-hidden="true" />
        <span data-spoken>{frameTexts.userMenu(session.userName)}</span>
      </button>
      {isOpen ? (
        <div id={id} className={classes.panel} data-takes-keys>
          <panel.Part session={session} />
        </div>
      ) : null}
    </div>
  );
}
