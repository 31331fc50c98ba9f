import type { PendingChange } from '@comanda/contract/store/store/pending-changes.wire';
import { can } from '@comanda/domain/people/access/permissions';
import { useQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { createReadMark } from '../../../shared/read-mark.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import { decisionsQuery } from './decisions-query.ts';

/** Address of the list of the store's requests and decisions. */
export const REQUESTS_ADDRESS = '/estabelecimentos#solicitacoes';

const readMark = createReadMark('comanda.decisions-read');
/** Maximum age in ms of a decision in the notice. Older decisions are only in the list. */
const NOTICE_MS = 7 * 24 * 60 * 60_000;

/** Marks these decisions as read, so that no notice shows them. */
export function rememberDecisions(changes: readonly PendingChange[]): void {
  readMark.remember(changes.map(({ decidedAt }) => decidedAt ?? 0));
}

/**
 * Decisions of the provider's team in the last days that this device has not shown yet. Empty for users who
 * may not change the store's data.
 */
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
