import type { RecordShape } from '@comanda/contract/kit/record';
import type { FieldLimits } from '@comanda/contract/kit/record-limits';
import type { QueryKey } from '@tanstack/react-query';
import type { FailureWords } from '../api/failure-text.ts';

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
/** The type at a path of a value: `bands.2.start`. */
export type At<T, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? At<Step<T, Name>, Rest>
  : Step<T, Path>;

/** Faults by field; inside a list as `bands.2.start`. */
export type FormFaults = Readonly<Record<string, string>>;

export interface CallFormSetting<Values extends object, Answer> {
  /** The saved values, or the initial values of a new record. New values replace every field without local changes. */
  saved: Values;
  /** The version of `saved`, if it has one. */
  version?: number;
  /**
   * Lists whose positions have a meaning, such as the days of a week. Changes of two people at two positions are both
   * preserved.
   */
  fixedLists?: readonly (keyof Values)[];
  /** Makes the call. The version is the one that the values are based on. */
  send: (values: Values, version: number | undefined) => Promise<Answer>;
  /** The record of the contract, for the checks and the names of refused fields. */
  // biome-ignore lint/suspicious/noExplicitAny: accepts any record; it only checks values.
  record?: RecordShape<any, any>;
  /**
   * Checks that the record cannot express: one field against another, or this screen's own texts. They run before the
   * record's.
   */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** Refetched after a save, also after another person's. */
  refreshes?: readonly QueryKey[];
  /** The toast; null if the screen shows the success in another way. */
  savedText: string | null | ((answer: Answer, values: Values) => string | null);
  /** Duration of the toast, in ms. */
  savedForMs?: number;
  /** The values after a save, if they differ from the sent ones. */
  savedAs?: (answer: Answer) => Values;
  /** Called after a save, e.g. to put the answer into the cache or close the dialog. */
  onSaved?: (answer: Answer, values: Values) => unknown;
  /** Called on every change, for drafts that outlive the form. */
  onValues?: (values: Values) => void;
  words?: FailureWords;
  /** The field for a failure without a field of this screen; default: a window shows it. */
  failedAt?: string;
  /** Replaces the plain window for a failure without a field. */
  report?: (text: string) => unknown;
}
