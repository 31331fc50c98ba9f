/** How long somebody who typed their password may do what is sensitive before they are asked again. */
export const PROOF_LASTS_MS = 10 * 60_000;

/** Whether the password was typed lately enough; `provenAt` (epoch ms) null: never in this session. */
export function isProven(provenAt: number | null, now: number): boolean {
  return provenAt !== null && now - provenAt < PROOF_LASTS_MS;
}

/** A token that a proof replaced counts for calls that were on their way with it. */
export const FORMER_TOKEN_MS = 30_000;
