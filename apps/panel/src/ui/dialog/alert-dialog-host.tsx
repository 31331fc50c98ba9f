import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { alertQueue } from './alert-dialog.ts';

const loadWindow = () => import('./alert-dialog-window.tsx');
const AlertDialogWindow = lazy(async () => ({ default: (await loadWindow()).AlertDialogWindow }));

/** Shows what `alertDialog()` asks for. The window is fetched soon after start: it must also open with the net gone. */
export function AlertDialogHost() {
  const alert = useSyncExternalStore(alertQueue.subscribe, alertQueue.getSnapshot, alertQueue.getSnapshot);

  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed early fetch is not worth a word: the window asks again when an alert needs it.
      loadWindow().catch(() => undefined);
    }, 1500);
    return () => clearTimeout(timer);
  }, []);

  if (!alert) return null;
  return (
    <Suspense fallback={null}>
      <AlertDialogWindow key={alert.id} alert={alert} />
    </Suspense>
  );
}
