/** Result of a rule: a value, or the reason of the refusal. Rules never throw. */
export type Result<T, Reason extends string> = { ok: true; value: T } | { ok: false; reason: Reason };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function refused<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason };
}
