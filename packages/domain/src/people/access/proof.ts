/** In ms. After a user has typed the password, sensitive actions are allowed for this long. */
export const PROOF_LASTS_MS = 10 * 60_000;

/**
 * True when the user typed the password recently enough. `provenAt` (epoch ms) is null if the user has not
 * typed it in this session.
 */
export function isProven(provenAt: number | null, now: number): boolean {
  return provenAt !== null && now - provenAt < PROOF_LASTS_MS;
}

/** In ms. A replaced session token stays valid this long, for requests that were already on their way. */
export const FORMER_TOKEN_MS = 30_000;
