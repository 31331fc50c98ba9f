// Limits that only distinguish a hanging test from a slow one: a machine may take ten times as long as a developer's.

/** A test, a hook, the start of a process. */
export const HANGS_AFTER_MS = 600_000;

/** Limit of a state that comes automatically. On an idle machine every such wait takes less than a tenth of it. */
export const PATIENCE_MS = 60_000;
