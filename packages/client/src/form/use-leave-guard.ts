import { useBlocker, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { mayDiscard } from './may-discard.ts';

/** Asks before the user leaves a screen with unsaved changes. If the tab closes, the browser itself asks. */
export function useLeaveGuard(isChanged: boolean): void {
  const { history } = useRouter();
  const mayLeave = useRef(false);
  useBlocker({
    disabled: !isChanged,
    enableBeforeUnload: isChanged,
    shouldBlockFn: async ({ action, current, next }) => {
      // The browser's Back has only closed a dialog, so the screen is the same.
      if (mayLeave.current || current.pathname === next.pathname) return false;
      if (action === 'PUSH' || action === 'REPLACE') return !(await mayDiscard());
      // After Back, the browser already shows the new address, and the router restores the previous one. The
      // question must wait for that: its dialog adds a history entry, and that entry must follow the restored
      // address.
      const confirmLeave = async () => {
        if (!(await mayDiscard())) return;
        mayLeave.current = true;
        if (action === 'FORWARD') history.forward();
        else history.back();
      };
      window.addEventListener('popstate', () => void confirmLeave(), { once: true });
      return true;
    },
  });
}
