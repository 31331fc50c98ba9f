// Time limits that only distinguish a hanging test from a slow one. A machine may be ten times slower than a
// developer's.

/** Milliseconds for a test, a hook, or the start of a process. */
export const HANGS_AFTER_MS = 600_000;

/**
 * Milliseconds to wait for a state that comes automatically. On an idle machine, every such wait takes less
 * than a tenth of this.
 */
export const PATIENCE_MS = 60_000;
