import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { createLazyPart } from '../lazy-part.tsx';
import { followDrag } from './follow-drag.ts';
import { moved } from './moved.ts';
import { sortableTexts } from './texts.ts';

const moveDialog = createLazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);

export interface SortableSetting {
  /** Keys of all rows in order, rendered or not. A row has its key as `data-row`. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Distance in px from the top of one row to the top of the next. */
  rowHeight: number;
  /**
   * Saves the whole new order, given the order before. The new order is shown until this settles.
   * False or a rejection restores the rows. Null: rows are fixed.
   */
  onOrder: ((keys: string[], before: readonly string[]) => Promise<boolean>) | null;
  /** Replaces the dialog that asks for the new position. */
  onAskWhere?: ((key: string) => void) | undefined;
}

/**
 * Sorts rows of one height. Users drag the handle (`data-grip`); the list scrolls at its edges.
 * They press Alt and an arrow in the row, or press the handle and enter a position.
 * Each move is announced to screen readers.
 */
export function useSortable(setting: SortableSetting) {
  const { keys: given, nameOf, rowHeight, onOrder } = setting;
  /** The user's order, until it is saved. */
  const [placed, setPlaced] = useState<readonly string[] | null>(null);
  const [drag, setDrag] = useState<{ key: string; from: number; to: number } | null>(null);
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const turn = useRef(0);
  const wasDragged = useRef(false);
  const keys = placed !== null && hasSameMembers(placed, given) ? placed : given;
  const latest = useRef({ ...setting, keys });
  latest.current = { ...setting, keys };

  const say = (key: string, words: (name: string, at: number, count: number) => string, at: number) =>
    setSaid(words(latest.current.nameOf(key), at + 1, latest.current.keys.length));

  const place = async (key: string, to: number, words: typeof sortableTexts.moved) => {
    const { keys: standing, onOrder: save } = latest.current;
    const from = standing.indexOf(key);
    const target = Math.max(0, Math.min(to, standing.length - 1));
    if (save === null || from < 0) return;
    say(key, words, target);
    if (from === target) return;
    const next = moved(standing, from, target);
    setPlaced(next);
    turn.current += 1;
    const own = turn.current;
    const isKept = await save(next, standing).catch(() => false);
    // A later move has its own save, which resets the order.
    if (own === turn.current) setPlaced(null);
    if (!isKept) say(key, sortableTexts.refused, from);
  };

  const askWhere = (key: string) => (setting.onAskWhere ?? setAsked)(key);

  const onPointerDown = (event: PointerEvent) => {
    const [row, grip] = [closest(event.target, '[data-row]'), closest(event.target, '[data-grip]')];
    const key = row?.dataset.row;
    if (onOrder === null || event.button !== 0 || !row || !grip || key === undefined) return;
    const from = keys.indexOf(key);
    let to = from;
    wasDragged.current = false;
    // The focused row stays rendered, even far outside the window.
    grip.focus({ preventScroll: true });
    followDrag(event.nativeEvent, {
      row,
      grip,
      onMove: (px) => {
        const { keys: standing, rowHeight: height } = latest.current;
        if (!wasDragged.current) say(key, sortableTexts.lifted, from);
        wasDragged.current = true;
        to = Math.max(0, Math.min(standing.length - 1, from + Math.round(px / height)));
        setDrag((before) => (before?.to === to ? before : { key, from, to }));
      },
      onEnd: (isDropped) => {
        setDrag(null);
        if (isDropped) void place(key, to, sortableTexts.dropped);
        else if (wasDragged.current) say(key, sortableTexts.cancelled, from);
      },
    });
  };

  const onClickCapture = (event: MouseEvent) => {
    const key = closest(event.target, '[data-row]')?.dataset.row;
    if (onOrder === null || key === undefined || !closest(event.target, '[data-grip]')) return;
    if (!wasDragged.current) askWhere(key);
    wasDragged.current = false;
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const key = closest(event.target, '[data-row]')?.dataset.row;
    // In a select, Alt and an arrow open it.
    const isTaken = closest(event.target, 'select, textarea, input:not([type="checkbox"])') !== null;
    if (onOrder === null || !event.altKey || step === undefined || key === undefined || isTaken) return;
    event.preventDefault();
    event.stopPropagation();
    const focused = event.target;
    void place(key, keys.indexOf(key) + step, sortableTexts.moved);
    // Some browsers take the focus from an element that changes its place.
    requestAnimationFrame(() => {
      if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
      if (document.activeElement === document.body) focused.focus({ preventScroll: true });
      closest(focused, '[data-row]')?.scrollIntoView({ block: 'nearest' });
    });
  };

  return {
    /** In display order. */
    keys,
    draggedKey: drag?.key ?? null,
    /** Px that a row moves to make room for the dragged one. */
    shiftOf: (index: number): number => {
      if (drag === null || index === drag.from) return 0;
      if (index > drag.from && index <= drag.to) return -rowHeight;
      return index < drag.from && index >= drag.to ? rowHeight : 0;
    },
    /** Props of the element around the rows. */
    listProps: { onPointerDown, onClickCapture, onKeyDownCapture },
    /** Asks for the new position; for a row's menu. */
    askWhere,
    /** Announcements and, when open, the dialog. Render it beside the list. */
    around: (
      <>
        <p data-spoken role="status">
          {said}
        </p>
        {asked !== null && keys.includes(asked) ? (
          <moveDialog.Part
            name={nameOf(asked)}
            position={keys.indexOf(asked)}
            count={keys.length}
            onClose={() => setAsked(null)}
            onMove={(to) => {
              setAsked(null);
              void place(asked, to, sortableTexts.dropped);
            }}
          />
        ) : null}
      </>
    ),
  };
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function hasSameMembers(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(one);
  return one.length === other.length && other.every((key) => members.has(key));
}
