import { useCallback, useRef } from 'react';

/** Handles the checkboxes of rows. A click with Shift also changes all rows since the last changed row. */
export function useRowChecks(
  ids: readonly string[],
  select: (ids: readonly string[], isSelected: boolean) => void,
) {
  const lastChecked = useRef<string | null>(null);
  const latest = useRef({ ids, select });
  latest.current = { ids, select };
  return useCallback((id: string, isOn: boolean, isRange: boolean) => {
    const { ids, select } = latest.current;
    const [one, other] = [ids.indexOf(lastChecked.current ?? id), ids.indexOf(id)];
    const many = isRange && one >= 0 ? ids.slice(Math.min(one, other), Math.max(one, other) + 1) : [id];
    select(many, isOn);
    lastChecked.current = id;
  }, []);
}
