import { useBlocker, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { mayDiscard } from './may-discard.ts';

/** Asks before leaving a screen with unsaved changes; when the tab closes, the browser asks. */
export function useLeaveGuard(isChanged: boolean): void {
  const { history } = useRouter();
  const mayLeave = useRef(false);
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: isChanged,
    shouldBlockFn: async ({ action, current, next }) => {
      // Back has closed a dialog, so the screen is the same.
      if (mayLeave.current || current.pathname === next.pathname) return false;
      if (action === 'PUSH' || action === 'REPLACE') return !(await mayDiscard());
      // The browser already shows the new address, and the router restores ours. The question waits for this: its
      // dialog adds a history entry, which must not follow the new address.
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
