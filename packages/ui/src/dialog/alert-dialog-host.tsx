import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../toast/toast.ts';
import { alertQueue, type OpenAlert } from './alert-dialog.ts';

type AlertWindow = ComponentType<{ alert: OpenAlert }>;

const fetchAfterMs = 1500;
const fallbackMs = 10_000;

async function loadWindow(): Promise<AlertWindow> {
  return (await import('./alert-dialog-window.tsx')).AlertDialogWindow;
}

/** Where its window cannot be fetched an alert is said by a toast, and answered as if it had been dismissed. */
function sayWithoutWindow({ title, text, settle }: OpenAlert): void {
  toast.error([title, text].filter(Boolean).join('\n'), { durationMs: fallbackMs });
  settle(false);
}

/** Shows what `alertDialog()` asks for. The window is fetched soon after start: it must also open with the net gone. */
export function AlertDialogHost() {
  const alert = useSyncExternalStore(alertQueue.subscribe, alertQueue.getSnapshot, alertQueue.getSnapshot);
  const [loaded, setLoaded] = useState<{ Window: AlertWindow } | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed early fetch is not worth a word: it is fetched again when an alert needs it.
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
      () => sayWithoutWindow(alert),
    );
  }, [alert, loaded]);

  return alert && loaded ? <loaded.Window key={alert.id} alert={alert} /> : null;
}
