import type { ReactNode } from 'react';
import { rem } from '../letter-scale.ts';
import { Window } from '../window/window.tsx';
import classes from './drawer.module.css';

interface DrawerProps {
  /** Name of the drawer, or the id of the element that names it. */
  name: { label: string } | { labelledBy: string };
  /** Edge of the screen. */
  side: 'start' | 'end';
  /** Largest width in px. */
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** A window at an edge of the screen, as high as the screen. Escape, a press outside and Back close it. */
export function Drawer({ name, side, width, onClose, children }: DrawerProps) {
  return (
    <Window
      name={name}
      onClose={onClose}
      placeClass={side === 'start' ? classes.start : classes.end}
      className={classes.drawer}
      style={{ width: rem(width) }}
    >
      {children}
    </Window>
  );
}
