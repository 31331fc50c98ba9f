import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { reportFailure } from '@comanda/client/api/report-failure.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import {
  changeDeliveryAreas,
  editDeliveryArea,
  enableDeliveryArea,
  undoDeliveryAreas,
} from '@comanda/contract/delivery-areas/delivery-areas.calls';
import type {
  AreasChanged,
  AreaTable,
  DistrictArea,
} from '@comanda/contract/delivery-areas/delivery-areas.wire';
import type { AreaChange } from '@comanda/domain/delivery-areas/area-change';
import { type AreaTerms, MAX_AREA_CENTS } from '@comanda/domain/delivery-areas/delivery-area';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { areaTableQuery, termsOf, usualTerms, withChanges } from './area-table.ts';
import { keepUndos, readUndos } from './kept-undos.ts';
import { areaTexts } from './texts.ts';

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

type Patch = Partial<AreaTerms>;
const UNDO_MS = 10_000;

/**
 * Edits of one area or many, which save by themselves. What was typed shows at once; a row's edits are sent one after the
 * other, each made from the version the one before left. Answers go into the table; typing is never touched.
 */
export function useAreaEdits(storeId: number) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<ReadonlyMap<number, readonly Patch[]>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<number, RowProblem>>(new Map());
  const [undos, setUndos] = useState(() => readUndos(storeId));
  const [begun, setBegun] = useState<{ districtId: number; as: NonNullable<AreaRow['begun']> } | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const tails = useRef(new Map<number, Promise<void>>());

  useEffect(() => keepUndos(storeId, undos), [storeId, undos]);

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

  const undo = useCallback(
    async (batchId: string) => {
      setUndos((before) => before.filter((each) => each.batchId !== batchId));
      setBegun(null);
      try {
        take(await sendCall(undoDeliveryAreas, { batchId }));
        setProblems(new Map());
        toast.success(areaTexts.undone);
      } catch (error) {
        tellFailure(error);
        await refresh();
      }
    },
    [take, refresh],
  );

  /** Remembers the way back of a change, and offers it. */
  const offerUndo = useCallback(
    ({ batchId }: AreasChanged, text: string) => {
      if (batchId === null) return;
      setUndos((before) => [...before, { batchId, at: Date.now() }]);
      const action = {
        text: areaTexts.undo,
        key: 'delivery-areas',
        lastsMs: UNDO_MS,
        run: () => void undo(batchId),
      };
      toast.success(text, { action });
    },
    [undo],
  );

  const edit = useCallback(
    /** `isOvertaken`: somebody changed it while it was typed, so that the person says which of the two holds. */
    (districtId: number, patch: Patch, isOvertaken = false) => {
      const say = (problem: RowProblem | null) =>
        setProblems((before) => withEntry(before, districtId, problem));
      setBegun(null);
      setTouched((before) => new Set(before).add(districtId));
      const amounts = [patch.feeCents, patch.minimumCents, patch.freeFromCents];
      if (amounts.some((cents) => (cents ?? 0) > MAX_AREA_CENTS))
        return say({ text: areaTexts.tooMuch, again: null });
      const amount = amounts.find((cents) => typeof cents === 'number') ?? null;
      const again = () => edit(districtId, patch);
      const faster = (who: { changedBy: string | null; changedAt: Date }) => ({
        text: areaTexts.meanwhile(who.changedBy, formatTime(who.changedAt)),
        again: { text: areaTexts.takeMine(amount), run: again },
      });
      const standing = find(districtId)?.served;
      if (isOvertaken && standing)
        return say(faster({ ...standing, changedAt: new Date(standing.changedAt) }));
      say(null);
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
          const stale = error instanceof ApiError ? error.standing : null;
          if (stale !== null) await refresh();
          say(
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

  const usualIn = useCallback((cityId: number) => usualTerms(table()?.districts ?? [], cityId), [table]);
  /**
   * Delivers to a district from now on. Where nothing was ever charged, nobody sells a delivery for nothing by one touch:
   * the usual fee stands there and is looked at, or the first one is asked for before anything is saved.
   */
  const begin = useCallback(
    (districtId: number) => {
      const area = find(districtId);
      if (area === undefined || termsOf(area).feeCents > 0) return edit(districtId, { isActive: true });
      const usual = usualIn(area.city.cityId);
      if (usual === null) setTouched((before) => new Set(before).add(districtId));
      else edit(districtId, { isActive: true, ...usual });
      setBegun({ districtId, as: usual === null ? 'waiting' : 'proposed' });
    },
    [find, usualIn, edit],
  );
  const stopWaiting = useCallback(() => setBegun(null), []);
  const forgetTouched = useCallback(() => setTouched(new Set()), []);

  /** What was typed is no amount: it is said at its row. */
  const refuse = useCallback(
    (districtId: number, typed: string) =>
      setProblems((before) => withEntry(before, districtId, { text: areaTexts.unread(typed), again: null })),
    [],
  );

  /** All of them or none. Answers whether it was done. */
  const changeMany = useCallback(
    async (areas: readonly DistrictArea[], change: AreaChange): Promise<boolean> => {
      setBusy(true);
      try {
        await Promise.all(areas.map(({ districtId }) => tails.current.get(districtId)));
        // As they stand by now: what was typed into one of them has been saved meanwhile.
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
        tellFailure(error);
        await refresh();
        return false;
      } finally {
        setBusy(false);
      }
    },
    [find, take, offerUndo, refresh],
  );

  const lastUndo = undos.at(-1);
  return useMemo(
    () => ({
      pending,
      problems,
      begun,
      touched,
      isBusy,
      edit,
      begin,
      usualIn,
      stopWaiting,
      forgetTouched,
      refuse,
      changeMany,
      /** Takes the last change of this screen back; null where there is none. */
      undoLast: lastUndo === undefined ? null : () => void undo(lastUndo.batchId),
    }),
    [
      pending,
      problems,
      begun,
      touched,
      isBusy,
      edit,
      begin,
      usualIn,
      stopWaiting,
      forgetTouched,
      refuse,
      changeMany,
      lastUndo,
      undo,
    ],
  );
}

/** Rows of districts; whatever did not change stays the same object, so that only what changed is drawn anew. */
export function useAreaRows(
  districts: readonly DistrictArea[],
  {
    pending,
    problems,
    begun,
    touched,
  }: Pick<ReturnType<typeof useAreaEdits>, 'pending' | 'problems' | 'begun' | 'touched'>,
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

/** Delivered to again on the terms there were. */
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

const notSaved = (error: unknown) =>
  failureText(error, { failed: areaTexts.notSaved, offline: areaTexts.offline });

/** Somebody else's change is told by who and when; everything else by the server's words. */
function tellFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.status === 401) {
    reportFailure({ error, kind: 'mutation', isSilent: false, isBackground: false });
    return;
  }
  const { standing, code } = error;
  const isStale = code === 'record.changed-meanwhile' && standing !== null;
  toast.error(
    isStale ? areaTexts.meanwhileMany(standing.changedBy, formatTime(standing.changedAt)) : notSaved(error),
  );
}
