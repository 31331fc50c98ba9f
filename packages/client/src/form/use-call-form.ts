import type { RecordShape } from '@comanda/contract/kit/record';
import { fieldOfWire } from '@comanda/contract/kit/record';
import { recordFaults } from '@comanda/contract/kit/record-faults';
import { type FieldLimits, recordLimits } from '@comanda/contract/kit/record-limits';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { useFormState } from '@comanda/ui/form/form-state.ts';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import type { StandingVersion } from '@comanda/web/api/read-refusal';
import type { QueryKey } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { type FailureWords, failureText } from '../api/failure-text.ts';
import { refreshQueries } from '../api/refresh-queries.ts';
import { reportFailure } from '../api/report-failure.ts';
import { isSameValue, mergeChanges } from './merge-changes.ts';
import { formTexts } from './texts.ts';

/**
 * The props of a form's field, with the limits from its record. Spread it: `<MoneyField label="Taxa"
 * {...form.field('feeCents')} />`.
 */
export interface FieldState<Value> extends FieldLimits {
  value: Value;
  onChange: (value: Value) => void;
  error: string | null;
  'data-path': string;
}

type Step<T, Name extends string> = Name extends keyof T
  ? T[Name]
  : T extends readonly (infer Item)[]
    ? Name extends `${number}`
      ? Item
      : never
    : never;
type At<T, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? At<Step<T, Name>, Rest>
  : Step<T, Path>;

/** Faults by field; inside a list as `bands.2.start`. */
export type FormFaults = Readonly<Record<string, string>>;

export interface CallFormSetting<Values extends object, Answer> {
  /**
   * The saved values, or the initial values of a new record. New values replace every field without local
   * changes.
   */
  saved: Values;
  /** The version of `saved`, if it has one. */
  version?: number;
  /**
   * Lists whose positions have a meaning, such as the days of a week. Changes of two people at two positions
   * are both preserved.
   */
  fixedLists?: readonly (keyof Values)[];
  /** Makes the call. The version is the one that the values are based on. */
  send: (values: Values, version: number | undefined) => Promise<Answer>;
  /** The record of the contract. It provides the checks and the names of refused fields. */
  // biome-ignore lint/suspicious/noExplicitAny: accepts any record; it only checks values.
  record?: RecordShape<any, any>;
  /**
   * Checks that the record cannot express: one field against another, or this screen's own texts. They run
   * before the record's.
   */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** Fetched again after a save, and after another person's save. */
  refreshes?: readonly QueryKey[];
  /** The toast; null when the screen shows the success in another way. */
  savedText: string | null | ((answer: Answer, values: Values) => string | null);
  /** Duration of the toast, in ms. */
  savedForMs?: number;
  /** The values after a save, if they differ from the sent ones. */
  savedAs?: (answer: Answer) => Values;
  /** Called after a save; may put the answer into the cache or close the dialog. */
  onSaved?: (answer: Answer, values: Values) => unknown;
  /** Called on every change, for drafts that outlive the form. */
  onValues?: (values: Values) => void;
  words?: FailureWords;
  /** The field for a failure that names no field of this screen; by default a window shows it. */
  failedAt?: string;
  /** Replaces the plain window for a failure without a field. */
  tell?: (text: string) => unknown;
}

/**
 * A form whose values are sent with one call. The checks are the server's checks. A refusal is shown at its
 * fields, with the first one focused. Typed text is never lost, with any outcome of the call. If another
 * person has saved in the meantime, the person chooses. Render it with `CallForm` (a page) or
 * `CallFormDialog`.
 */
export function useCallForm<Values extends object, Answer>(setting: CallFormSetting<Values, Answer>) {
  const { saved, version, send, record, check, refreshes = [], savedText, savedForMs, onSaved } = setting;
  const element = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(element);
  const state = useFormState<Values>({ initialValues: saved, onValuesChange: setting.onValues });
  /**
   * The version that the values are based on. A conflict preserves it, and `before`, the value at its start,
   * until the person has chosen.
   */
  const [from, setFrom] = useState({ saved, before: saved, version, hasClash: false });
  const [meanwhile, setMeanwhile] = useState<(StandingVersion & { madeFrom: number | undefined }) | null>(
    null,
  );
  const [isSaving, setSaving] = useState(false);
  /** Faults that the last attempt found before sending. */
  const [found, setFound] = useState<FormFaults>({});
  const faultsIn = (values: Values): FormFaults => {
    const own = Object.entries(check?.(values) ?? {}).filter((fault): fault is [string, string] =>
      Boolean(fault[1]),
    );
    return { ...(record ? recordFaults(record, values) : {}), ...Object.fromEntries(own) };
  };
  const errors = standingFaults(state.errors as FormFaults, found, () => faultsIn(state.values));

  /** The last received values: an equal answer changes nothing, especially after our own save. */
  const heard = useRef({ saved, version });
  const hearSaved = useEffectEvent(() => {
    if (isSameValue({ saved, version }, heard.current)) return;
    heard.current = { saved, version };
    const { values, hasClash } = mergeChanges(from.saved, state.getValues(), saved, setting.fixedLists);
    const isHeld = from.hasClash || hasClash;
    setFrom({
      saved,
      before: isHeld ? from.before : saved,
      version: isHeld ? from.version : version,
      hasClash: isHeld,
    });
    if (!isSameValue(values, state.getValues())) state.setValues(values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved values or their version change.
  useEffect(() => hearSaved(), [saved, version]);

  const refresh = () => refreshQueries(refreshes);
  const tellWindow = setting.tell ?? ((text: string) => alertDialog({ text }));
  /**
   * Shows faults at their fields and focuses the first. A fault without a field on this screen goes to
   * `failedAt`, or to a window.
   */
  const tellFaults = (faults: FormFaults) => {
    const shown = shownPaths(element.current);
    const isShown = Object.keys(faults).some((path) => shown.has(path));
    const words = Object.values(faults).join('\n');
    state.setErrors(isShown || setting.failedAt === undefined ? faults : { [setting.failedAt]: words });
    if (isShown || setting.failedAt !== undefined) leadToFault();
    else void tellWindow(words);
  };

  const hearSave = async (answer: Answer, values: Values) => {
    // Text typed during the save stays a change.
    const stands = setting.savedAs?.(answer) ?? values;
    setFrom(({ version }) => ({ saved: stands, before: stands, version, hasClash: false }));
    if (stands !== values)
      state.setValues(mergeChanges(values, state.getValues(), stands, setting.fixedLists).values);
    const text = typeof savedText === 'function' ? savedText(answer, values) : savedText;
    if (text !== null) toast.success(text, { durationMs: savedForMs });
    await onSaved?.(answer, values);
    await refresh();
  };
  const hearFailure = async (error: unknown, madeFrom: number | undefined) => {
    reportFailure({ error, kind: 'mutation', isSilent: true, isBackground: false });
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.status === 401 || refusal?.isGivenUp) return;
    if (refusal?.standing) {
      await refresh();
      // The new values reach the form one task later.
      await new Promise((resolve) => setTimeout(resolve));
      setMeanwhile({ ...refusal.standing, madeFrom });
    } else if (refusal && refusal.fields.length > 0) tellFaults(faultsOf(refusal, record));
    else {
      const text = failureText(error, setting.words ?? formTexts);
      if (setting.failedAt === undefined) await tellWindow(text);
      else tellFaults({ [setting.failedAt]: text });
    }
  };
  const save = async (values: Values, madeFrom: number | undefined) => {
    setSaving(true);
    try {
      await hearSave(await send(values, madeFrom), values);
    } catch (error) {
      await hearFailure(error, madeFrom);
    } finally {
      setSaving(false);
    }
  };

  // Another person has saved other fields: both changes stay, and there is no question.
  const isMerged =
    meanwhile !== null &&
    !from.hasClash &&
    from.version !== undefined &&
    from.version >= meanwhile.version &&
    from.version !== meanwhile.madeFrom;
  const saveMerged = useEffectEvent(() => {
    setMeanwhile(null);
    void save(state.getValues(), from.version);
  });
  useEffect(() => {
    if (isMerged) saveMerged();
  }, [isMerged]);

  const submit = () => {
    if (isSaving) return;
    const values = state.getValues();
    const faults = faultsIn(values);
    setFound(faults);
    state.setErrors(faults);
    // The unreadable text is no value and its field shows a fault. The other faults are shown, too.
    const unread = unreadField(element.current);
    if (unread) unread.focus();
    else if (Object.keys(faults).length > 0) tellFaults(faults);
    else void save(values, from.version);
  };

  return {
    element,
    values: state.values,
    /** The state of one field, by its path: `name`, `bands.2.start`. */
    field: <Path extends string>(path: Path): FieldState<At<Values, Path>> => ({
      ...(record && recordLimits(record, path)),
      value: state.getInputProps(path).value as At<Values, Path>,
      onChange: (value) => state.setFieldValue(path, value as never),
      error: errors[path] ?? null,
      'data-path': path,
    }),
    /** Changes several fields at once, or whole lists. */
    change: (part: Partial<Values>) => state.setValues(part),
    errors,
    isChanged: !isSameValue(state.values, from.saved),
    isSaving,
    submit,
    /** Returns to the saved values. */
    reset: () => {
      state.setErrors({});
      state.setValues(saved);
      setFrom({ saved, before: saved, version, hasClash: false });
    },
    /**
     * Another person has saved: `saved` is the current value, `before` the previous one. Null: nothing to
     * choose.
     */
    meanwhile: isMerged ? null : meanwhile,
    saved,
    before: from.before,
    settle: (choice: 'yours' | 'theirs' | null) => {
      if (meanwhile === null) return;
      setMeanwhile(null);
      if (choice === null) return;
      const { values, theirs } = mergeChanges(from.before, state.getValues(), saved, setting.fixedLists);
      const chosen = choice === 'theirs' ? theirs : values;
      setFrom({ saved, before: saved, version: meanwhile.version, hasClash: false });
      state.setValues(chosen);
      // Fields that the other person did not change were going to be saved, and are.
      if (!isSameValue(chosen, saved)) void save(chosen, meanwhile.version);
    },
  };
}

/** A form as `CallForm` and `CallFormDialog` use it. */
export interface CallFormState<Values extends object> {
  element: RefObject<HTMLFormElement | null>;
  values: Values;
  saved: Values;
  before: Values;
  isChanged: boolean;
  isSaving: boolean;
  meanwhile: StandingVersion | null;
  submit: () => void;
  reset: () => void;
  settle: (choice: 'yours' | 'theirs' | null) => void;
}

/**
 * Local faults disappear when a change of another field resolves them. Faults from the server stay at their
 * field.
 */
function standingFaults(told: FormFaults, found: FormFaults, findNow: () => FormFaults): FormFaults {
  if (Object.keys(told).length === 0) return told;
  const now = findNow();
  return Object.fromEntries(
    Object.entries(told).flatMap(([path, text]) => {
      const stands = text === found[path] ? now[path] : text;
      return stands === undefined ? [] : [[path, stands]];
    }),
  );
}

/** The first field with unreadable text. Ignoring it would save less than was typed. */
function unreadField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].find(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.validity.customError,
  );
}

/** The server's faults, each at its field. */
function faultsOf({ fields }: ApiError, record: CallFormSetting<object, unknown>['record']): FormFaults {
  const faults: Record<string, string> = {};
  for (const { campo, mensagem } of fields)
    faults[(record && fieldOfWire(record, campo)) ?? campo] ??= mensagem;
  return faults;
}

function shownPaths(form: HTMLFormElement | null): ReadonlySet<string | undefined> {
  return new Set(
    [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].map(({ dataset }) => dataset.path),
  );
}
