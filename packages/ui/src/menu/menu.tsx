import { useEffect } from 'react';
import { createLazyPart } from '../lazy-part.tsx';
import { type Anchor, Anchored } from '../popover/anchored.tsx';
import type { MenuAction } from './menu-action.ts';

const panel = createLazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** Loads the code of all menus before the first one opens. */
export const fetchMenus = panel.prefetch;

interface MenuProps {
  /** Name of the menu for screen readers. */
  label: string;
  actions: readonly MenuAction[];
  anchor: Anchor;
}

/**
 * A menu of actions behind one button. Arrows, Home, End and first letters move inside the menu, and Escape
 * closes it.
 */
export function Menu({ label, actions, anchor }: MenuProps) {
  useEffect(panel.prefetchWhenIdle, []);
  return (
    <Anchored kind="menu" anchor={anchor}>
      {(place, close) => <panel.Part label={label} place={place} actions={actions} onClose={close} />}
    </Anchored>
  );
}
