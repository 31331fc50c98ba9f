// Limits that only separate a hanging test from a slow one: ten times a developer machine's time is enough.

/** A test, a hook, the start of a process. */
export const HANGS_AFTER_MS = 600_000;

/** A state that comes by itself. Nothing that is waited for takes a tenth of it on a quiet machine. */
export const PATIENCE_MS = 60_000;
