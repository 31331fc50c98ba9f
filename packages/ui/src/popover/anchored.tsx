import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Props for the button that opens a floating part. */
export interface AnchorProps {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  onClick: () => void;
}

/** Renders the button that opens the part: `{(anchor) => <button {...anchor}>…</button>}`. */
export type Anchor = (props: AnchorProps) => ReactNode;

interface AnchoredProps {
  kind: AnchorProps['aria-haspopup'];
  anchor: Anchor;
  /** Returns the open part, placed beside `place`. `close` closes it and returns the focus to the button. */
  children: (place: RefObject<HTMLDivElement | null>, close: () => void) => ReactNode;
}

/**
 * A button, and a part that floats beside it while open. While closed, only the button is rendered, because
 * lists have one per row.
 */
export function Anchored({ kind, anchor, children }: AnchoredProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    // Closes immediately, because the chosen action may open a window. When that window closes, it returns
    // the focus to this button.
    flushSync(() => setOpen(false));
    place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  return (
    <div ref={place} className="relative">
      {anchor({
        'aria-expanded': isOpen,
        'aria-haspopup': kind,
        onClick: () => setOpen((open) => !open),
      })}
      {isOpen ? children(place, close) : null}
    </div>
  );
}
