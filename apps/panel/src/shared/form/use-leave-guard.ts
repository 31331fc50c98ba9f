import { useBlocker } from '@tanstack/react-router';
import { mayDiscard } from './may-discard.ts';

/** Asks before leaving a screen with unsaved changes; closing the tab asks in the browser's own way. */
export function useLeaveGuard(isChanged: boolean): void {
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: isChanged,
    shouldBlockFn: async () => !(await mayDiscard()),
  });
}
