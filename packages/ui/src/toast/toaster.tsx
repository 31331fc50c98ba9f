import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Tone } from '../tone.ts';
import { useRoomTaken } from '../use-room-taken.ts';
import { useUntouched } from '../use-untouched.ts';
import { type Toast, type ToastAction, type ToastKind, toastStore } from './toast.ts';
import classes from './toaster.module.css';

const styles: Record<ToastKind, { tone: Tone; Icon: typeof IconX }> = {
  success: { tone: 'delivered', Icon: IconCircleCheck },
  error: { tone: 'late', Icon: IconAlertTriangle },
  info: { tone: 'accepted', Icon: IconInfoCircle },
};

/** Screen readers skip the remaining seconds, because reading each second would interrupt everything else. */
function ActionButton({ id, action }: { id: number; action: ToastAction }) {
  const [secondsLeft, setSecondsLeft] = useState(() => Math.ceil(action.lastsMs / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <button
      type="button"
      className={classes.action}
      onClick={({ detail }) => {
        // Ignores the second click of a double click, because it was meant for the element that was here
        // before.
        if (detail > 1) return;
        toastStore.dismiss(id);
        action.run();
      }}
    >
      {action.text} <span aria-hidden="true">{secondsLeft} s</span>
    </button>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { tone, Icon } = styles[toast.kind];
  return (
    <div className={`row-10 ${classes.toast}`} data-tone={tone}>
      <Icon size={20} stroke={2} className={classes.icon} aria-hidden="true" />
      <p className={`fill ${classes.text}`}>{toast.text}</p>
      {toast.link ? (
        <a className={classes.link} href={toast.link.href} onClick={() => toastStore.dismiss(toast.id)}>
          {toast.link.text}
        </a>
      ) : null}
      {toast.action ? <ActionButton id={toast.id} action={toast.action} /> : null}
      <button
        type="button"
        className={`plain-button centered ${classes.close}`}
        aria-label="Fechar aviso"
        onClick={() => toastStore.dismiss(toast.id)}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  );
}

/**
 * Shows the toasts. The two live regions always exist, because screen readers ignore the first text of a new
 * live region.
 */
export function Toaster() {
  const toasts = useUntouched(
    useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getSnapshot),
  );
  const region = useRef<HTMLElement>(null);
  useRoomTaken(region, '--said');
  // If a toast with the focus is removed, there may be no blur event.
  useEffect(() => {
    if (toasts.length > 0 && region.current?.matches(':hover, :focus-within') === false) toastStore.release();
  }, [toasts]);
  const urgent = toasts.filter((toast) => toast.kind === 'error');
  const calm = toasts.filter((toast) => toast.kind !== 'error');
  return (
    <section
      ref={region}
      aria-label="Avisos"
      // Toasts can be used while a window is open.
      data-react-aria-top-layer
      className={classes.region}
      data-shown={toasts.length > 0 || undefined}
      onMouseEnter={toastStore.hold}
      onMouseLeave={toastStore.release}
      onFocus={toastStore.hold}
      onBlur={toastStore.release}
    >
      <div role="alert" aria-live="assertive" className={classes.stack}>
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-live="polite" className={classes.stack}>
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}
