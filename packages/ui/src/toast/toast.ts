import { createStore } from 'zustand/vanilla';

/** Kind of a toast. Screen readers announce `success` and `info` politely, `error` immediately. */
export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  link: ToastLink | null;
  action: ToastAction | null;
}

/** A link in a toast. Following the link closes the toast. */
export interface ToastLink {
  text: string;
  /** Path within this panel. */
  href: string;
}

/** An action that is available while its toast is visible. Its button shows the remaining seconds. */
export interface ToastAction {
  text: string;
  /** Subject of the action. A later toast with the same key replaces this toast. */
  key: string;
  /** Milliseconds to use the action. The toast stays exactly that long, whether or not a user hovers. */
  lastsMs: number;
  run: () => void;
}

export interface ToastOptions {
  /** Duration in ms. Default: success 2 s, info 4 s, error 5 s. */
  durationMs?: number;
  link?: ToastLink;
  action?: ToastAction;
}

const defaultDurationMs: Record<ToastKind, number> = { success: 2000, info: 4000, error: 5000 };
/** Maximum number of visible toasts, because each toast takes a line of the screen. */
const mostVisible = 3;
const maxWithAction = 2;

/** The visible toasts and their timers. A paused toast continues with its remaining time. */
export function createToastStore(now: () => number = () => performance.now()) {
  interface Clock {
    timer: ReturnType<typeof setTimeout> | null;
    remainingMs: number;
    startedAt: number;
    /** True: the timer continues while all other toasts are paused. */
    isFixed: boolean;
  }
  const clocks = new Map<number, Clock>();
  const store = createStore<readonly Toast[]>(() => []);
  let held = false;
  let lastId = 0;

  const change = (next: readonly Toast[]) => store.setState(next, true);
  const remove = (id: number) => {
    const timer = clocks.get(id)?.timer;
    if (timer) clearTimeout(timer);
    clocks.delete(id);
    const others = store.getState().filter((toast) => toast.id !== id);
    if (others.length < store.getState().length) change(others);
  };
  const dismiss = (id: number) => {
    remove(id);
    // A pause ends when the pointer leaves a toast. Without any toast, that cannot happen, so the pause ends
    // here.
    if (store.getState().length === 0) held = false;
  };
  const run = (id: number, clock: Clock) => {
    clock.startedAt = now();
    clock.timer = setTimeout(() => dismiss(id), clock.remainingMs);
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getState,
    /**
     * Shows a text and returns the toast's id. If the same text is already visible, its time starts again.
     */
    show: (kind: ToastKind, text: string, options: ToastOptions = {}): number => {
      const { link = null, action = null } = options;
      const twin = store
        .getState()
        .find((toast) =>
          action || toast.action
            ? toast.action?.key === action?.key
            : toast.kind === kind && toast.text === text,
        );
      if (twin) remove(twin.id);
      lastId += 1;
      const id = lastId;
      const clock: Clock = {
        timer: null,
        remainingMs: action?.lastsMs ?? options.durationMs ?? defaultDurationMs[kind],
        startedAt: 0,
        isFixed: action !== null,
      };
      clocks.set(id, clock);
      if (!held || clock.isFixed) run(id, clock);
      const toasts = store.getState();
      const actable = action === null ? [] : toasts.filter((toast) => toast.action !== null);
      const crowding = actable.length >= maxWithAction ? actable[0] : undefined;
      const oldest = crowding ?? (toasts.length >= mostVisible ? toasts[0] : undefined);
      if (oldest) remove(oldest.id);
      change([...store.getState(), { id, kind, text, link, action }]);
      return id;
    },
    dismiss,
    /** Pauses every timer while a user hovers or focuses a toast. */
    hold: () => {
      if (held) return;
      held = true;
      for (const clock of clocks.values()) {
        if (clock.isFixed) continue;
        if (clock.timer) clearTimeout(clock.timer);
        clock.timer = null;
        clock.remainingMs = Math.max(0, clock.remainingMs - (now() - clock.startedAt));
      }
    },
    /** Continues the timers. A toast that was about to close stays for at least one more second. */
    release: () => {
      if (!held) return;
      held = false;
      for (const [id, clock] of clocks) {
        if (clock.isFixed) continue;
        clock.remainingMs = Math.max(1000, clock.remainingMs);
        run(id, clock);
      }
    },
  };
}

/** The store of the `Toaster`. */
export const toastStore = createToastStore();

/** Shows a short message at the edge of the screen without taking the focus. */
export const toast = {
  success: (text: string, options?: ToastOptions) => toastStore.show('success', text, options),
  error: (text: string, options?: ToastOptions) => toastStore.show('error', text, options),
  info: (text: string, options?: ToastOptions) => toastStore.show('info', text, options),
};
