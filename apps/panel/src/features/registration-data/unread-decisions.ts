import type { PendingChange } from '@comanda/contract/store/pending-changes.wire';
import { can } from '@comanda/domain/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';
import { createReadMark } from '../../shared/read-mark.ts';
import type { StoredSession } from '../../shared/session/stored-session.ts';
import { decisionsQuery } from './decisions-query.ts';

/** Where the store reads what it asked for, and what became of it. */
export const REQUESTS_ADDRESS = '/estabelecimentos#solicitacoes';

const readMark = createReadMark('comanda.decisions-read');
/** What was decided longer ago is read in the list. */
const NOTICE_MS = 7 * 24 * 60 * 60_000;

/** They were read: no notice speaks of them any more. */
export function rememberDecisions(changes: readonly PendingChange[]): void {
  readMark.remember(changes.map(({ decidedAt }) => decidedAt ?? 0));
}

/** What the team decided in the last days, and nobody read here; nothing for who may not change the store's data. */
export function useUnreadDecisions(session: StoredSession): readonly PendingChange[] {
  const { data = [] } = useQuery({ ...decisionsQuery, enabled: can(session, 'registration.manage') });
  const read = readMark.useRead();
  return data.filter(
    ({ status, decidedAt }) =>
      (status === 'approved' || status === 'rejected') &&
      decidedAt !== null &&
      decidedAt > Math.max(read, monotonicNow() - NOTICE_MS),
  );
}
