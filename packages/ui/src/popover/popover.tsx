import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './popover.module.css';

/** What the button that opens the panel must take. */
export interface PopoverAnchorProps {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface PopoverProps {
  /** Names the panel for screen readers. */
  label: string;
  /** The opening button: `{(anchor) => <button {...anchor}>…</button>}`. */
  anchor: (props: PopoverAnchorProps) => ReactNode;
  /** The panel; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
  /** Which edge of the button the panel keeps to; the other one where there is no room. */
  align?: 'start' | 'end';
  /** On a phone it stands at the foot of the screen: its button may be anywhere, also at the very bottom. */
  isAtFoot?: boolean;
}

/** A small panel under a button. Escape, a click elsewhere or leaving it with the keyboard close it. */
export function Popover({ label, anchor, children, align = 'end', isAtFoot }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const [lacksRoom, setLacksRoom] = useState(false);
  useLayoutEffect(() => {
    // Closed ones measure nothing: each row of a list has one, and the page would be laid out anew with every key of a search.
    const opened = isOpen && align === 'end' ? panel.current : null;
    // What stands beside the page (the menu) would cover it.
    const room = opened?.closest('main')?.getBoundingClientRect().left ?? 0;
    setLacksRoom(opened !== null && opened.getBoundingClientRect().left < room);
  }, [isOpen, align]);

  const close = () => {
    setOpen(false);
    place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const first = panel.current?.querySelector<HTMLElement>('[data-autofocus], button, input, a[href]');
    (first ?? panel.current)?.focus();
    const own = place.current;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !own?.contains(event.target)) setOpen(false);
    };
    const onFocusOut = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !own?.contains(event.relatedTarget)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      own?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    own?.addEventListener('focusout', onFocusOut);
    own?.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      own?.removeEventListener('focusout', onFocusOut);
      own?.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div ref={place} className="relative">
      {anchor({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen((open) => !open),
      })}
      {isOpen ? (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={`card ${classes.panel}`}
          data-align={lacksRoom ? 'start' : align}
          data-at-foot={isAtFoot || undefined}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}
