/** Reasons for a redirect to the login page, as `?motivo=`. */
const REASONS = ['nao-logado', 'sem-perfil'] as const;
export type EntryReason = (typeof REASONS)[number];

/** Address of the login page with the reason. */
export function loginPathFor(reason: EntryReason): string {
  return `/login?motivo=${reason}`;
}

/** Reason in a login address; null when missing or unknown. */
export function entryReasonIn(search: string): EntryReason | null {
  const given = new URLSearchParams(search).get('motivo');
  return REASONS.find((reason) => reason === given) ?? null;
}
