import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../toast/toast.ts';
import { alertQueue, type OpenAlert } from './alert-dialog.ts';

type AlertWindow = ComponentType<{ alert: OpenAlert }>;

const fetchAfterMs = 1500;
const fallbackMs = 10_000;

async function loadWindow(): Promise<AlertWindow> {
  return (await import('./alert-dialog-window.tsx')).AlertDialogWindow;
}

/** Shows an alert as a toast if the code of its window cannot be loaded. The alert counts as dismissed. */
function describeWithoutWindow({ title, text, settle }: OpenAlert): void {
  toast.error([title, text].filter(Boolean).join('\n'), { durationMs: fallbackMs });
  settle(false);
}

/**
 * Shows the alerts of `alertDialog()`. The code of their window is loaded soon after the start, because it
 * must also work offline.
 */
export function AlertDialogHost() {
  const alert = useSyncExternalStore(alertQueue.subscribe, alertQueue.getSnapshot, alertQueue.getSnapshot);
  const [loaded, setLoaded] = useState<{ Window: AlertWindow } | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // If the early load fails, nothing is reported, because the next alert loads the code again.
      loadWindow().then(
        (Window) => setLoaded({ Window }),
        () => undefined,
      );
    }, fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!alert || loaded) return;
    loadWindow().then(
      (Window) => setLoaded({ Window }),
      () => describeWithoutWindow(alert),
    );
  }, [alert, loaded]);

  return alert && loaded ? <loaded.Window key={alert.id} alert={alert} /> : null;
}
