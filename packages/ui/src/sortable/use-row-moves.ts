import { useRef, useState } from 'react';
import { moved } from './moved.ts';
import { sortableTexts } from './texts.ts';

export interface SortableSetting {
  /** Keys of all rows in order, including rows that are not rendered. A row has its key as `data-row`. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** Distance in px from the top of one row to the top of the next. */
  rowHeight: number;
  /**
   * Saves the whole new order, given the previous order. The new order is shown until the save settles. If it
   * returns false or rejects, the rows move back. Null: rows cannot be moved.
   */
  onOrder: ((keys: string[], before: readonly string[]) => Promise<boolean>) | null;
  /** Called instead of opening the dialog that asks for the new position. */
  onMoveRequest?: ((key: string) => void) | undefined;
}

/** Moves rows to other positions, saves each new order and announces it. */
export function useRowMoves(setting: SortableSetting) {
  /** The order chosen by the user, until that order is saved. */
  const [placed, setPlaced] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const turn = useRef(0);
  const keys = placed !== null && hasSameMembers(placed, setting.keys) ? placed : setting.keys;
  const latest = useRef({ ...setting, keys });
  latest.current = { ...setting, keys };

  const announce = (key: string, words: (name: string, at: number, count: number) => string, at: number) =>
    setAnnouncement(words(latest.current.nameOf(key), at + 1, latest.current.keys.length));

  const place = async (key: string, to: number, words: typeof sortableTexts.moved) => {
    const { keys: current, onOrder: save } = latest.current;
    const from = current.indexOf(key);
    const target = Math.max(0, Math.min(to, current.length - 1));
    if (save === null || from < 0) return;
    announce(key, words, target);
    if (from === target) return;
    const next = moved(current, from, target);
    setPlaced(next);
    turn.current += 1;
    const own = turn.current;
    const isStored = await save(next, current).catch(() => false);
    // After a later move, only the save of that move resets the order.
    if (own === turn.current) setPlaced(null);
    if (!isStored) announce(key, sortableTexts.refused, from);
  };

  return { keys, latest, announcement, announce, place };
}

export type RowMoves = ReturnType<typeof useRowMoves>;

function hasSameMembers(one: readonly string[], other: readonly string[]): boolean {
  const members = new Set(one);
  return one.length === other.length && other.every((key) => members.has(key));
}
