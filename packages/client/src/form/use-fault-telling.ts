import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import type { FormState } from '@comanda/ui/form/form-state.ts';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import type { RefObject } from 'react';
import type { CallFormSetting, FormFaults } from './call-form-setting.ts';
import { shownPaths } from './form-faults.ts';

/** Shows faults of a form at their fields, so that the person can correct them. */
export function useFaultTelling<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  { failedAt, tell }: Pick<CallFormSetting<Values, unknown>, 'failedAt' | 'tell'>,
  state: FormState<Values>,
) {
  const leadToFault = useFaultFocus(element);
  const tellWindow = tell ?? ((text: string) => alertDialog({ text }));
  /**
   * Shows faults at their fields and focuses the first. A fault without a field on this screen goes to `failedAt`, or
   * to a window.
   */
  const tellFaults = (faults: FormFaults) => {
    const shown = shownPaths(element.current);
    const isShown = Object.keys(faults).some((path) => shown.has(path));
    const words = Object.values(faults).join('\n');
    state.setErrors(isShown || failedAt === undefined ? faults : { [failedAt]: words });
    if (isShown || failedAt !== undefined) leadToFault();
    else void tellWindow(words);
  };
  /** Handles a failure without a field. */
  const tellFailure = async (text: string) => {
    if (failedAt === undefined) await tellWindow(text);
    else tellFaults({ [failedAt]: text });
  };
  return { tellFaults, tellFailure };
}

export type FaultTelling = ReturnType<typeof useFaultTelling>;
