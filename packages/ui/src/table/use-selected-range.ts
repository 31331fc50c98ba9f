import { useRef } from 'react';

export interface RowSelection {
  isSelected: (id: string) => boolean;
  select: (ids: readonly string[], isSelected: boolean) => void;
}

/** Extends a selection from its first row to another row. */
export function useSelectedRange(ids: readonly string[], index: number, selection: RowSelection | null) {
  const activeId = ids[index] ?? null;
  /** Start of the selected range and the current row. */
  const range = useRef<{ from: string; to: string } | null>(null);
  return {
    extendTo: (to: number) => {
      const id = ids[to];
      if (selection === null || id === undefined || activeId === null) return;
      const before = range.current?.to === activeId ? range.current : { from: activeId, to: activeId };
      const between = (one: number, other: number) =>
        ids.slice(Math.min(one, other), Math.max(one, other) + 1);
      const from = Math.max(0, ids.indexOf(before.from));
      const stored = between(from, to);
      const dropped = between(from, index).filter((each) => !stored.includes(each));
      if (dropped.length > 0) selection.select(dropped, false);
      selection.select(stored, true);
      range.current = { from: before.from, to: id };
    },
    end: () => {
      range.current = null;
    },
  };
}

export type SelectedRange = ReturnType<typeof useSelectedRange>;
