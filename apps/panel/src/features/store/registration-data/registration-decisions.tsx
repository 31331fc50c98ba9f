import { sendCall } from '@comanda/client/api/send-call.ts';
import { SUBJECTS } from '@comanda/contract/realtime/subjects';
import { listPendingChanges } from '@comanda/contract/store/store/pending-changes.calls';
import type { PendingChange } from '@comanda/contract/store/store/pending-changes.wire';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useEffect } from 'react';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { useRealtime } from '../../../shared/realtime/realtime-context.ts';
import { registrationTexts } from './texts.ts';
import { REQUESTS_ADDRESS } from './unread-decisions.ts';

const { decisions, fields } = registrationTexts;

/** Maximum age in ms of a decision that is shown as a message. Older decisions are only in the list. */
const NOTICE_MS = 2 * 60_000;
const TOAST_MS = 10_000;
/** Requests the 20 newest decisions; an event never has so many. */
const NEWEST = { status: null, sort: '-decisao', page: 1, perPage: 20 } as const;

/**
 * Shows a message on any screen after the provider's team has decided on a request of the store. Renders
 * nothing.
 */
export function RegistrationDecisions() {
  const realtime = useRealtime();
  useEffect(() => {
    const shown = new Set<number>();
    return realtime.subscribe('mudou', ({ assunto }) => {
      if (assunto !== SUBJECTS.registration) return;
      sendCall(listPendingChanges, NEWEST).then(
        ({ rows: changes }) => {
          for (const change of changes.filter(isNotable)) {
            if (shown.has(change.changeId)) continue;
            shown.add(change.changeId);
            notify(change);
          }
        },
        // A failure needs no handling, because the list still shows the decision.
        () => undefined,
      );
    });
  }, [realtime]);
  return null;
}

const isNotable = ({ status, decidedAt }: PendingChange) =>
  (status === 'approved' || status === 'rejected') && monotonicNow() - (decidedAt ?? 0) < NOTICE_MS;

function notify({ status, field, reason }: PendingChange): void {
  const what = fields[field];
  const link = { text: decisions.see, href: REQUESTS_ADDRESS };
  if (status === 'approved') toast.success(decisions.approved(what), { durationMs: TOAST_MS, link });
  else toast.info(decisions.rejected(what, reason ?? ''), { durationMs: TOAST_MS, link });
}
