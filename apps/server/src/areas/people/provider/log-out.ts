import type { ProviderServices } from './log-in.ts';
import { insertProviderAudit } from './provider-audit.writes.ts';
import { revokeProviderSession } from './provider-sessions.writes.ts';
import { providerTokenHash } from './provider-token.ts';

/** Ends the session of a token. Does nothing when the session has ended or is unknown. */
export async function logOutProvider(
  { system, clock }: Pick<ProviderServices, 'system' | 'clock'>,
  token: string,
  address: string,
): Promise<void> {
  const now = clock.now();
  const ended = await revokeProviderSession(system, providerTokenHash(token), now);
  if (ended === null) return;
  await insertProviderAudit(
    system,
    { ...ended, call: 'provider.log-out', storeId: null, numbers: {}, outcome: 'done', address },
    now,
  );
}
