import type { DistrictArea } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import type { AreaTerms } from '@comanda/domain/store/delivery-areas/delivery-area';
import { useMemo, useRef } from 'react';
import { termsOf } from './area-table.ts';

/** Changed terms of a district. */
export type Patch = Partial<AreaTerms>;

/** Why a row differs from the typed value, with an action to save it anyway. */
export interface RowProblem {
  text: string;
  again: { text: string; run: () => void } | null;
}

/** A district in the table, with unsent changes and problems. */
export interface AreaRow {
  area: DistrictArea;
  terms: AreaTerms;
  problem: RowProblem | null;
  /**
   * Set if delivery has just started without a previous fee. `proposed`: the usual fee is proposed.
   * `waiting`: the user must type a fee.
   */
  begun: 'proposed' | 'waiting' | null;
  /** True: the row was edited since the filter last changed, so it stays in the list. */
  isTouched: boolean;
}

/** State of rows in addition to the saved table, by district. */
export interface RowStates {
  /** Unsent changes, the oldest first. */
  pending: ReadonlyMap<number, readonly Patch[]>;
  problems: ReadonlyMap<number, RowProblem>;
  begun: { districtId: number; as: NonNullable<AreaRow['begun']> } | null;
  touched: ReadonlySet<number>;
}

/** Rows of districts. An unchanged row stays the same object, so that React renders only changed rows. */
export function useAreaRows(
  districts: readonly DistrictArea[],
  { pending, problems, begun, touched }: RowStates,
): readonly AreaRow[] {
  const known = useRef(new Map<number, { row: AreaRow; patches: readonly Patch[] | undefined }>());
  return useMemo(
    () =>
      districts.map((area) => {
        const { districtId } = area;
        const patches = pending.get(districtId);
        const of = {
          area,
          problem: problems.get(districtId) ?? null,
          begun: begun?.districtId === districtId ? begun.as : null,
          isTouched: touched.has(districtId),
        };
        const before = known.current.get(districtId);
        const isSame = (name: keyof typeof of) => before?.row[name] === of[name];
        if (before?.patches === patches && (Object.keys(of) as (keyof typeof of)[]).every(isSame))
          return before?.row ?? { ...of, terms: termsOf(area) };
        const row = { ...of, terms: Object.assign({}, termsOf(area), ...(patches ?? [])) as AreaTerms };
        known.current.set(districtId, { row, patches });
        return row;
      }),
    [districts, pending, problems, begun, touched],
  );
}
