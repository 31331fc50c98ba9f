import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { closest } from './closest.ts';
import { followDrag } from './follow-drag.ts';
import { sortableTexts } from './texts.ts';
import type { RowMoves } from './use-row-moves.ts';

/** Lets users drag rows by their handle. A press without a drag asks for the new position. */
export function useRowDrag({ keys, latest, announce, place }: RowMoves, openMove: (key: string) => void) {
  const [drag, setDrag] = useState<{ key: string; from: number; to: number } | null>(null);
  const wasDragged = useRef(false);
  const { onOrder, rowHeight } = latest.current;

  const onPointerDown = (event: PointerEvent) => {
    const [row, grip] = [closest(event.target, '[data-row]'), closest(event.target, '[data-grip]')];
    const key = row?.dataset.row;
    if (onOrder === null || event.button !== 0 || !row || !grip || key === undefined) return;
    const from = keys.indexOf(key);
    let to = from;
    wasDragged.current = false;
    // The focused row stays rendered, even if it is scrolled far away.
    grip.focus({ preventScroll: true });
    followDrag(event.nativeEvent, {
      row,
      grip,
      onMove: (px) => {
        const { keys: current, rowHeight: height } = latest.current;
        if (!wasDragged.current) announce(key, sortableTexts.lifted, from);
        wasDragged.current = true;
        to = Math.max(0, Math.min(current.length - 1, from + Math.round(px / height)));
        setDrag((before) => (before?.to === to ? before : { key, from, to }));
      },
      onEnd: (isDropped) => {
        setDrag(null);
        if (isDropped) void place(key, to, sortableTexts.dropped);
        else if (wasDragged.current) announce(key, sortableTexts.cancelled, from);
      },
    });
  };

  const onClickCapture = (event: MouseEvent) => {
    const key = closest(event.target, '[data-row]')?.dataset.row;
    if (onOrder === null || key === undefined || !closest(event.target, '[data-grip]')) return;
    if (!wasDragged.current) openMove(key);
    wasDragged.current = false;
  };

  return {
    draggedKey: drag?.key ?? null,
    /** Distance in px that a row moves to make space for the dragged row. */
    shiftOf: (index: number): number => {
      if (drag === null || index === drag.from) return 0;
      if (index > drag.from && index <= drag.to) return -rowHeight;
      return index < drag.from && index >= drag.to ? rowHeight : 0;
    },
    onPointerDown,
    onClickCapture,
  };
}
