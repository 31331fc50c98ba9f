import { useBlocker, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { mayDiscard } from './may-discard.ts';

/** Asks before leaving a screen with unsaved changes; closing the tab asks in the browser's own way. */
export function useLeaveGuard(isChanged: boolean): void {
  const { history } = useRouter();
  const mayLeave = useRef(false);
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: isChanged,
    shouldBlockFn: async ({ action, current, next }) => {
      // A dialog that Back has closed: the screen is the same.
      if (mayLeave.current || current.pathname === next.pathname) return false;
      if (action === 'PUSH' || action === 'REPLACE') return !(await mayDiscard());
      // The browser shows the other address already, and the router goes back to ours. The question waits for that: it
      // lays an entry of its own over the history, and over the other address it would cut off the way back.
      const ask = async () => {
        if (!(await mayDiscard())) return;
        mayLeave.current = true;
        if (action === 'FORWARD') history.forward();
        else history.back();
      };
      window.addEventListener('popstate', () => void ask(), { once: true });
      return true;
    },
  });
}
