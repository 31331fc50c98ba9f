import { fieldOfWire } from '@comanda/contract/kit/record';
import { recordFaults } from '@comanda/contract/kit/record-faults';
import type { ApiError } from '../api/api-error.ts';
import type { CallFormSetting, FormFaults } from './call-form-setting.ts';

type Checks<Values extends object> = Pick<CallFormSetting<Values, unknown>, 'record' | 'check'>;

/**
 * Finds faults with the record's checks and the screen's own checks. If both find a fault at one field, the
 * screen's fault is shown.
 */
export function faultsIn<Values extends object>(
  { record, check }: Checks<Values>,
  values: Values,
): FormFaults {
  const own = Object.entries(check?.(values) ?? {}).filter((fault): fault is [string, string] =>
    Boolean(fault[1]),
  );
  return { ...(record ? recordFaults(record, values) : {}), ...Object.fromEntries(own) };
}

/** Removes faults that a change of another field has fixed. Faults that the server found stay. */
export function remainingFaults(shown: FormFaults, found: FormFaults, findNow: () => FormFaults): FormFaults {
  if (Object.keys(shown).length === 0) return shown;
  const now = findNow();
  return Object.fromEntries(
    Object.entries(shown).flatMap(([path, text]) => {
      const current = text === found[path] ? now[path] : text;
      return current === undefined ? [] : [[path, current]];
    }),
  );
}

/** The first field with text that is no valid value. Saving without that value would lose what was typed. */
export function unreadField(form: HTMLFormElement | null): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].find(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.validity.customError,
  );
}

/** Returns the faults that the server found, by field. */
export function faultsOf({ fields }: ApiError, record: Checks<object>['record']): FormFaults {
  const faults: Record<string, string> = {};
  for (const { campo, mensagem } of fields)
    faults[(record && fieldOfWire(record, campo)) ?? campo] ??= mensagem;
  return faults;
}

export function shownPaths(form: HTMLFormElement | null): ReadonlySet<string | undefined> {
  return new Set(
    [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].map(({ dataset }) => dataset.path),
  );
}
