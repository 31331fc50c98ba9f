import { type ReactNode, useEffect } from 'react';
import { createLazyPart } from '../lazy-part.tsx';
import { type Anchor, Anchored } from './anchored.tsx';

const panel = createLazyPart(async () => (await import('./popover-panel.tsx')).PopoverPanel);

/** Loads the code of all popovers before the first one opens. */
export const fetchPopovers = panel.prefetch;

interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  anchor: Anchor;
  /** Returns the content of the panel. `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
  /** Edge of the button that the panel is aligned with. If there is no space, the panel moves. */
  align?: 'start' | 'end';
  /** On a phone the panel opens at the bottom of the screen, because its button may be there. */
  isAtFoot?: boolean;
}

/** A small panel below a button. The focus stays inside. Escape, or a press outside the panel, closes it. */
export function Popover({ label, anchor, children, align = 'end', isAtFoot = false }: PopoverProps) {
  useEffect(panel.prefetchWhenIdle, []);
  return (
    <Anchored kind="dialog" anchor={anchor}>
      {(place, close) => (
        <panel.Part label={label} place={place} align={align} isAtFoot={isAtFoot} onClose={close}>
          {children(close)}
        </panel.Part>
      )}
    </Anchored>
  );
}
