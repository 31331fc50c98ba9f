import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './tooltip.module.css';
import { placeTooltip, type TooltipPlace } from './tooltip-place.ts';

/** Props for the explained element. With these props, the element shows the tooltip on hover and on focus. */
export interface TooltipAnchorProps {
  'aria-describedby': string | undefined;
  onMouseEnter: (event: SyntheticEvent<Element>) => void;
  onMouseLeave: () => void;
  onFocus: (event: SyntheticEvent<Element>) => void;
  onBlur: () => void;
}

interface TooltipProps {
  /** A short explanation that users can do without. An empty text shows no tooltip. */
  text: string;
  /** Spread the given props on the element: `{(tip) => <button {...tip}>…</button>}`. */
  children: (anchor: TooltipAnchorProps) => ReactNode;
}

/**
 * Explains an element on hover and on focus. Escape hides the tooltip. It is drawn over scrolling panes
 * without a library.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [place, setPlace] = useState<TooltipPlace | null>(null);
  const isOpen = place !== null && text !== '';

  const show = (event: SyntheticEvent<Element>) => {
    setPlace(placeTooltip(event.currentTarget.getBoundingClientRect(), window.innerWidth));
  };
  const hide = () => setPlace(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setPlace(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [isOpen]);

  return (
    <>
      {children({
        'aria-describedby': isOpen ? id : undefined,
        onMouseEnter: show,
        onMouseLeave: hide,
        onFocus: show,
        onBlur: hide,
      })}
      {isOpen
        ? createPortal(
            <span
              id={id}
              role="tooltip"
              className={classes.tip}
              data-side={place.side}
              style={{ left: place.left, top: place.top }}
            >
              {text}
            </span>,
            document.body,
          )
        : null}
    </>
  );
}
