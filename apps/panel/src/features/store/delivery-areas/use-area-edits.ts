import { ApiError } from '@comanda/client/api/api-error.ts';
import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import {
  changeDeliveryAreas,
  editDeliveryArea,
  enableDeliveryArea,
} from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import type {
  AreasChanged,
  AreaTable,
  DistrictArea,
} from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import type { AreaChange } from '@comanda/domain/store/delivery-areas/area-change';
import { MAX_AREA_CENTS } from '@comanda/domain/store/delivery-areas/delivery-area';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { areaTableQuery, commonTerms, termsOf, withChanges } from './area-table.ts';
import { notSaved, showFailure } from './show-failure.ts';
import { areaTexts } from './texts.ts';
import type { Patch, RowProblem, RowStates } from './use-area-rows.ts';
import { useAreaUndos } from './use-area-undos.ts';

/**
 * Saves edits of one area or of many. Typed values show immediately. Edits of a row are sent one after the
 * other, each with the version that the previous edit produced. Answers update the table, but never a field
 * while the user types.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: four maps share each edit, its failure and its undo.
export function useAreaEdits(storeId: number) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<RowStates['pending']>(new Map());
  const [problems, setProblems] = useState<RowStates['problems']>(new Map());
  const [begun, setBegun] = useState<RowStates['begun']>(null);
  const [touched, setTouched] = useState<RowStates['touched']>(new Set());
  const [isBusy, setBusy] = useState(false);
  const tails = useRef(new Map<number, Promise<void>>());

  const table = useCallback(() => queries.getQueryData(areaTableQuery.queryKey), [queries]);
  const find = useCallback(
    (districtId: number) => table()?.districts.find((district) => district.districtId === districtId),
    [table],
  );
  const take = useCallback(
    (answer: AreasChanged) => {
      queries.setQueryData(areaTableQuery.queryKey, (before: AreaTable | undefined) =>
        before === undefined ? before : withChanges(before, answer),
      );
    },
    [queries],
  );
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: areaTableQuery.queryKey }),
    [queries],
  );

  const { offerUndo, undoLast } = useAreaUndos(storeId, {
    take,
    refresh,
    onUndone: useCallback(() => {
      setBegun(null);
      setProblems(new Map());
    }, []),
  });

  const edit = useCallback(
    /**
     * `isOvertaken`: another user changed the area in the meantime, so the user must choose between both
     * values.
     */
    (districtId: number, patch: Patch, isOvertaken = false) => {
      const showProblem = (problem: RowProblem | null) =>
        setProblems((before) => withEntry(before, districtId, problem));
      setBegun(null);
      setTouched((before) => new Set(before).add(districtId));
      const amounts = [patch.feeCents, patch.minimumCents, patch.freeFromCents];
      if (amounts.some((cents) => (cents ?? 0) > MAX_AREA_CENTS))
        return showProblem({ text: areaTexts.tooMuch, again: null });
      const amount = amounts.find((cents) => typeof cents === 'number') ?? null;
      const again = () => edit(districtId, patch);
      const faster = (who: { changedBy: string | null; changedAt: Date }) => ({
        text: areaTexts.meanwhile(who.changedBy, formatTime(who.changedAt)),
        again: { text: areaTexts.applyOwnValue(amount), run: again },
      });
      const current = find(districtId)?.served;
      if (isOvertaken && current)
        return showProblem(faster({ ...current, changedAt: new Date(current.changedAt) }));
      showProblem(null);
      setPending((before) => withEntry(before, districtId, [...(before.get(districtId) ?? []), patch]));
      const send = async () => {
        const area = find(districtId);
        if (area === undefined) return;
        const terms = { ...termsOf(area), ...patch };
        try {
          const version = area.served?.version ?? 0;
          const answer = isOnlyEnabled(patch)
            ? await sendCall(enableDeliveryArea, { districtId })
            : await sendCall(editDeliveryArea, { ...terms, areaId: districtId, version });
          take(answer);
          offerUndo(answer, areaTexts.changed(area.name));
        } catch (error) {
          reportFailure({ error, kind: 'mutation', isSilent: true, isBackground: false });
          const stale = error instanceof ApiError ? error.current : null;
          if (stale !== null) await refresh();
          showProblem(
            stale === null
              ? { text: notSaved(error), again: { text: areaTexts.retry(amount), run: again } }
              : faster(stale),
          );
        } finally {
          setPending((before) => {
            const rest = (before.get(districtId) ?? []).filter((each) => each !== patch);
            return withEntry(before, districtId, rest.length === 0 ? null : rest);
          });
        }
      };
      const tail = (tails.current.get(districtId) ?? Promise.resolve()).then(send);
      tails.current.set(districtId, tail);
    },
    [find, take, offerUndo, refresh],
  );

  const termsOfCity = useCallback((cityId: number) => commonTerms(table()?.districts ?? [], cityId), [table]);
  /**
   * Starts delivery to a district. If the district never had a fee, one click must not start free deliveries:
   * the usual fee is proposed, or the user must type a fee first.
   */
  const begin = useCallback(
    (districtId: number) => {
      const area = find(districtId);
      if (area === undefined || termsOf(area).feeCents > 0) return edit(districtId, { isActive: true });
      const cityTerms = termsOfCity(area.city.cityId);
      if (cityTerms === null) setTouched((before) => new Set(before).add(districtId));
      else edit(districtId, { isActive: true, ...cityTerms });
      setBegun({ districtId, as: cityTerms === null ? 'waiting' : 'proposed' });
    },
    [find, termsOfCity, edit],
  );
  const stopWaiting = useCallback(() => setBegun(null), []);
  const forgetTouched = useCallback(() => setTouched(new Set()), []);

  /** Shows in the row that the typed text is no amount. */
  const refuse = useCallback(
    (districtId: number, typed: string) =>
      setProblems((before) => withEntry(before, districtId, { text: areaTexts.unread(typed), again: null })),
    [],
  );

  /** Changes all of these areas or, after a failure, none. Resolves to true after the save. */
  const changeMany = useCallback(
    async (areas: readonly DistrictArea[], change: AreaChange): Promise<boolean> => {
      setBusy(true);
      try {
        await Promise.all(areas.map(({ districtId }) => tails.current.get(districtId)));
        // Uses the current versions, because earlier edits of these areas may have been saved meanwhile.
        const chosen = areas.map(({ districtId }) => ({
          districtId,
          version: find(districtId)?.served?.version ?? 0,
        }));
        const answer = await sendCall(changeDeliveryAreas, { chosen, change });
        take(answer);
        setProblems(new Map());
        if (answer.batchId === null) toast.info(areaTexts.nothingChanged);
        offerUndo(answer, areaTexts.changedMany(answer.areas.length));
        return true;
      } catch (error) {
        showFailure(error);
        await refresh();
        return false;
      } finally {
        setBusy(false);
      }
    },
    [find, take, offerUndo, refresh],
  );

  return useMemo(
    () => ({
      pending,
      problems,
      begun,
      touched,
      isBusy,
      edit,
      begin,
      termsOfCity,
      stopWaiting,
      forgetTouched,
      refuse,
      changeMany,
      undoLast,
    }),
    [
      pending,
      problems,
      begun,
      touched,
      isBusy,
      edit,
      begin,
      termsOfCity,
      stopWaiting,
      forgetTouched,
      refuse,
      changeMany,
      undoLast,
    ],
  );
}

/** True if the change only enables the area again. Delivery then resumes with the previous terms. */
function isOnlyEnabled(patch: Patch): boolean {
  return patch.isActive === true && Object.keys(patch).length === 1;
}

function withEntry<Value>(
  before: ReadonlyMap<number, Value>,
  key: number,
  value: Value | null,
): ReadonlyMap<number, Value> {
  if (value === null && !before.has(key)) return before;
  const next = new Map(before);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}
