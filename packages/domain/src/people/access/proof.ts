/** A typed password allows sensitive actions for this long. After it, it must be typed again. */
export const PROOF_LASTS_MS = 10 * 60_000;

/**
 * True when the password was typed recently enough. `provenAt` (epoch ms) is null when it was not typed in this
 * session.
 */
export function isProven(provenAt: number | null, now: number): boolean {
  return provenAt !== null && now - provenAt < PROOF_LASTS_MS;
}

/** A replaced token remains valid this long, for calls that were already on their way. */
export const FORMER_TOKEN_MS = 30_000;
