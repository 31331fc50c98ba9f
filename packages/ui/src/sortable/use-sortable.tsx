import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { createLazyPart } from '../lazy-part.tsx';
import { followDrag } from './follow-drag.ts';
import { moved } from './moved.ts';
import { sortableTexts } from './texts.ts';

const moveDialog = createLazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);

export interface SortableSetting {
  /** Keys of all rows in their order, drawn or not. Rows carry theirs as `data-row`. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Px from the top of one row to the top of the next. */
  rowHeight: number;
  /**
   * Saves an order, whole, made from the one before. It stands on the screen until this settles; false, or a rejection, puts the rows back. Null:
   * rows stay where they are.
   */
  onOrder: ((keys: string[], before: readonly string[]) => Promise<boolean>) | null;
  /** Asks in a way of its own where something goes; by default a dialog asks for the position. */
  onAskWhere?: ((key: string) => void) | undefined;
}

/**
 * Rows of one height that are put in order: dragged by their handle (`data-grip`) with mouse, pen or finger, while the list
 * scrolls along at its edges; with Alt and the arrows on whatever has the focus in the row; or by the handle's own press,
 * which asks for the position. What happens is said aloud.
 */
export function useSortable(setting: SortableSetting) {
  const { keys: given, nameOf, rowHeight, onOrder } = setting;
  /** As somebody has put them, until it is saved. */
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
    // Who has moved something since waits for that.
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
    // A row that has the focus stays drawn, however far it is carried.
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
    // In a choice Alt and an arrow open it.
    const isTaken = closest(event.target, 'select, textarea, input:not([type="checkbox"])') !== null;
    if (onOrder === null || !event.altKey || step === undefined || key === undefined || isTaken) return;
    event.preventDefault();
    event.stopPropagation();
    const focused = event.target;
    void place(key, keys.indexOf(key) + step, sortableTexts.moved);
    // An element that changes its place loses the focus in some browsers.
    requestAnimationFrame(() => {
      if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
      if (document.activeElement === document.body) focused.focus({ preventScroll: true });
      closest(focused, '[data-row]')?.scrollIntoView({ block: 'nearest' });
    });
  };

  return {
    /** In the order they are shown. */
    keys,
    draggedKey: drag?.key ?? null,
    /** How far, in px, a row makes room for the one that is dragged. */
    shiftOf: (index: number): number => {
      if (drag === null || index === drag.from) return 0;
      if (index > drag.from && index <= drag.to) return -rowHeight;
      return index < drag.from && index >= drag.to ? rowHeight : 0;
    },
    /** For the element around the rows. */
    listProps: { onPointerDown, onClickCapture, onKeyDownCapture },
    /** Asks where to; for a row's menu. */
    askWhere,
    /** What is said aloud, and the dialog when it is open; stands beside the list. */
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
