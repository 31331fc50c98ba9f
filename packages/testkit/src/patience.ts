// Limits that only tell a test that hangs from one that is slow: a machine ten times slower than a developer's keeps them.

/** A test, a hook, the start of a process. */
export const HANGS_AFTER_MS = 600_000;

/** A state that comes by itself. Nothing that is waited for takes a tenth of it on a quiet machine. */
export const PATIENCE_MS = 60_000;
