/** Why the panel sent somebody to the login screen; travels as `?motivo=`. */
const REASONS = ['nao-logado', 'sem-perfil'] as const;
export type EntryReason = (typeof REASONS)[number];

/** The login address that says why. */
export function loginPathFor(reason: EntryReason): string {
  return `/login?motivo=${reason}`;
}

/** The reason in a login address; null when there is none or it is unknown. */
export function entryReasonIn(search: string): EntryReason | null {
  const given = new URLSearchParams(search).get('motivo');
  return REASONS.find((reason) => reason === given) ?? null;
}
