import { isDeepStrictEqual } from 'node:util';
import type { ChosenGrants } from '@comanda/contract/people/access/operator-grants.calls';
import { tidyGrants } from '@comanda/domain/people/access/permissions';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../audit/public.ts';
import { findGrants, holdGrants, type StoredGrants, writeGrants } from './operator-grants.writes.ts';

/**
 * Saves the operators' permissions with the next version. Equal permissions change nothing. The commit
 * notifies all servers, which apply the permissions to open sessions. Throws `record.changed-meanwhile`.
 */
export async function saveGrants(
  tx: Transaction,
  chosen: ChosenGrants,
  session: Session,
  now: number,
): Promise<StoredGrants> {
  await holdGrants(tx);
  const stored = await findGrants(tx);
  const granted = tidyGrants(chosen.granted);
  if (isDeepStrictEqual(granted, tidyGrants(stored.granted))) return stored;
  assertSameVersion({ ...stored, changedAt: stored.changedAt ?? now }, chosen.version);
  const next = { granted, version: stored.version + 1, changedBy: session.userName, changedAt: now };
  await writeGrants(tx, next);
  await recordAudit(tx, { session, now }, 'access.grants-changed', {
    before: { permissoes: stored.granted },
    after: { permissoes: granted },
  });
  tx.announce('people');
  return next;
}
