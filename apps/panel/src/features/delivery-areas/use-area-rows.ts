import type { DistrictArea } from '@comanda/contract/delivery-areas/delivery-areas.wire';
import type { AreaTerms } from '@comanda/domain/delivery-areas/delivery-area';
import { useMemo, useRef } from 'react';
import { termsOf } from './area-table.ts';

/** Terms of a district that somebody changed. */
export type Patch = Partial<AreaTerms>;

/** Why what was typed into a row is not what stands there, and the way to have it all the same. */
export interface RowProblem {
  text: string;
  again: { text: string; run: () => void } | null;
}

/** A district as the screen shows it: with what is on its way to the server, and what went wrong. */
export interface AreaRow {
  area: DistrictArea;
  terms: AreaTerms;
  problem: RowProblem | null;
  /** Just begun, and never charged for before: with the usual fee, to be looked at, or waiting for one. */
  begun: 'proposed' | 'waiting' | null;
  /** It was changed since the list was last narrowed: it stays where it is. */
  isTouched: boolean;
}

/** What is known of rows beside what is saved, by district. */
export interface RowStates {
  /** On its way to the server, in order. */
  pending: ReadonlyMap<number, readonly Patch[]>;
  problems: ReadonlyMap<number, RowProblem>;
  begun: { districtId: number; as: NonNullable<AreaRow['begun']> } | null;
  touched: ReadonlySet<number>;
}

/** Rows of districts; whatever did not change stays the same object, so that only what changed is drawn anew. */
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
