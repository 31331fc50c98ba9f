import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import classes from './popover.module.css';

/** Props for the button that opens the panel. */
export interface PopoverAnchorProps {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** The opening button: `{(anchor) => <button {...anchor}>…</button>}`. */
  anchor: (props: PopoverAnchorProps) => ReactNode;
  /** The panel; `close` returns the focus to the button. */
  children: (close: () => void) => ReactNode;
  /** Edge of the button to align with; the other edge is used if there is no room. */
  align?: 'start' | 'end';
  /** On a phone the panel opens at the foot of the screen: its button may be at the very bottom. */
  isAtFoot?: boolean;
}

/** A small panel under a button. Escape, a click elsewhere, or Tab out of it closes it. */
export function Popover({ label, anchor, children, align = 'end', isAtFoot }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const [lacksRoom, setLacksRoom] = useState(false);
  useLayoutEffect(() => {
    // Closed panels measure nothing: a list has one per row, and each key of a search would cause a layout.
    const opened = isOpen && align === 'end' ? panel.current : null;
    // The menu beside the page would cover the panel.
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
