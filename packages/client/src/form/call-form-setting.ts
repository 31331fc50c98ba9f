import type { RecordShape } from '@comanda/contract/kit/record';
import type { FieldLimits } from '@comanda/contract/kit/record-limits';
import type { QueryKey } from '@tanstack/react-query';
import type { FailureWords } from '../api/failure-text.ts';

/**
 * Props of a form's field, with the limits that the form's record defines. Spread them on the field:
 * `<MoneyField label="Taxa" {...form.field('feeCents')} />`.
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
/** The type of a nested value, by its path, such as `bands.2.start`. */
export type At<T, Path extends string> = Path extends `${infer Name}.${infer Rest}`
  ? At<Step<T, Name>, Rest>
  : Step<T, Path>;

/** Faults by the path of their field. A field inside a list has a path such as `bands.2.start`. */
export type FormFaults = Readonly<Record<string, string>>;

export interface CallFormSetting<Values extends object, Answer> {
  /**
   * The saved values, or the initial values of a new record. When they change, every field without local
   * changes gets the new value.
   */
  saved: Values;
  /** Version of `saved`, if the data have versions. */
  version?: number;
  /**
   * Lists whose positions have a meaning, such as the days of a week. If two users change two positions, both
   * changes are preserved.
   */
  fixedLists?: readonly (keyof Values)[];
  /** Makes the call. `version` is the version that the form's values are based on. */
  send: (values: Values, version: number | undefined) => Promise<Answer>;
  /** The record of the contract, for the checks and the names of refused fields. */
  // biome-ignore lint/suspicious/noExplicitAny: accepts any record; it only checks values.
  record?: RecordShape<any, any>;
  /**
   * Checks that the record cannot express, such as comparing two fields or a text of this screen. They run
   * before the record's checks.
   */
  check?: (values: Values) => Readonly<Record<string, string | undefined>>;
  /** Queries to refetch after a save, by this user or by another user. */
  refreshes?: readonly QueryKey[];
  /** Text of the toast after a save. Null if the screen shows the success in another way. */
  savedText: string | null | ((answer: Answer, values: Values) => string | null);
  /** Duration of the toast, in ms. */
  savedForMs?: number;
  /** Returns the values after a save, if they differ from the sent values. */
  savedAs?: (answer: Answer) => Values;
  /** Called after a save, e.g. to put the answer into the cache or close the dialog. */
  onSaved?: (answer: Answer, values: Values) => unknown;
  /** Called on every change. For drafts that must survive the form. */
  onValues?: (values: Values) => void;
  words?: FailureWords;
  /** The field that shows a failure that belongs to no field of this screen. Default: an alert shows it. */
  failedAt?: string;
  /** Shows a failure without a field, instead of the alert. */
  report?: (text: string) => unknown;
}
