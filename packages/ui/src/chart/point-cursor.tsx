import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import classes from './point-cursor.module.css';
import { chartTexts } from './texts.ts';

interface PointCursorProps {
  /** The chart's title. */
  title: string;
  /** Number of points. Points in several rows are counted row by row. */
  count: number;
  /** Points per row, if there are several rows. */
  columns?: number;
  /** Index of the selected point. Null: no point is selected. */
  at: number | null;
  onMove: (at: number | null) => void;
  /** Text of a point for screen readers. */
  describe: (at: number) => string;
  children: ReactNode;
}

/**
 * A chart whose points are selected with the pointer, a finger or the arrow keys. For screen readers, it is a
 * slider that keys and gestures move, and that reads each value.
 */
export function PointCursor({
  title,
  count,
  columns = count,
  at,
  onMove,
  describe,
  children,
}: PointCursorProps) {
  const place = useRef<HTMLDivElement>(null);
  const rows = Math.ceil(count / columns);

  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const across = (clientX - box.left) / box.width;
    const down = (clientY - box.top) / box.height;
    const [x, y] = isTurned(place.current) ? [down, across] : [across, down];
    const index = (share: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)));
    onMove(Math.min(count - 1, index(y, rows) * columns + index(x, columns)));
  };
  const onKey = (event: KeyboardEvent) => {
    // The first key selects the last point; later keys move from the selected point.
    const from = at ?? count - 1;
    const [sideways, upright] = isTurned(place.current) ? [columns, 1] : [1, rows > 1 ? columns : 0];
    const far = rows > 1 ? columns : Math.max(7, Math.ceil(count / 12));
    const steps: Record<string, number> = {
      ArrowLeft: -sideways,
      ArrowRight: sideways,
      // Points in one row move like a slider: up selects the next point, down the previous one.
      ArrowUp: upright === 0 ? 1 : -upright,
      ArrowDown: upright === 0 ? -1 : upright,
      PageUp: -far,
      PageDown: far,
      Home: -from,
      End: count - 1 - from,
    };
    if (event.key === 'Escape' && at !== null) onMove(null);
    else if (steps[event.key] === undefined) return;
    else onMove(Math.min(count - 1, Math.max(0, from + (at === null ? 0 : (steps[event.key] ?? 0)))));
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={place}
      className={classes.place}
      role="slider"
      tabIndex={0}
      aria-label={chartTexts.walk(title)}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(at ?? count - 1) + 1}
      aria-valuetext={at === null ? chartTexts.noPoint : describe(at)}
      onKeyDown={onKey}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onMove(null)}
      onBlur={() => onMove(null)}
    >
      {children}
    </div>
  );
}

/** True if the style sheet shows rows as columns, because the chart is too narrow for all columns. */
function isTurned(place: HTMLElement | null): boolean {
  return place !== null && getComputedStyle(place).getPropertyValue('--is-turned').trim() === '1';
}
