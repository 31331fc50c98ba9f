import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import type { FormState } from '@comanda/ui/form/form-state.ts';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import type { RefObject } from 'react';
import type { CallFormSetting, FormFaults } from './call-form-setting.ts';
import { shownPaths } from './form-faults.ts';

/** Shows faults of a form at their fields, so that the user can correct them. */
export function useFaultReport<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  { failedAt, report }: Pick<CallFormSetting<Values, unknown>, 'failedAt' | 'report'>,
  state: FormState<Values>,
) {
  const leadToFault = useFaultFocus(element);
  const showMessage = report ?? ((text: string) => alertDialog({ text }));
  /**
   * Shows faults at their fields and focuses the first faulty field. If a fault belongs to no field of this
   * screen, it is shown at `failedAt`, or in an alert.
   */
  const showFaults = (faults: FormFaults) => {
    const shown = shownPaths(element.current);
    const isShown = Object.keys(faults).some((path) => shown.has(path));
    const words = Object.values(faults).join('\n');
    state.setErrors(isShown || failedAt === undefined ? faults : { [failedAt]: words });
    if (isShown || failedAt !== undefined) leadToFault();
    else void showMessage(words);
  };
  /** Handles a failure without a field. */
  const showFailure = async (text: string) => {
    if (failedAt === undefined) await showMessage(text);
    else showFaults({ [failedAt]: text });
  };
  return { showFaults, showFailure };
}

export type FaultReport = ReturnType<typeof useFaultReport>;
