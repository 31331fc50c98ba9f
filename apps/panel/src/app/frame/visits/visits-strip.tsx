import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import { endVisit, listVisits } from '@comanda/contract/people/visits/visits.calls';
import { can } from '@comanda/domain/people/access/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconEye } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import { visitFrameTexts as texts } from './texts.ts';
import classes from './visits.module.css';

const visitsQuery = queryOptions({
  queryKey: ['visits'],
  queryFn: ({ signal }) => sendCall(listVisits, {}, { signal }),
  meta: { subject: 'support-visits', silent: true },
});

/** Lists people of the support team who see this store's panel now. Administrators may end a visit. */
export function VisitsStrip({ session }: { session: StoredSession }) {
  const { data: visits = [] } = useQuery(visitsQuery);
  const ending = useCallMutation(endVisit, { savedText: texts.ended, refreshes: [visitsQuery.queryKey] });
  return visits.map(({ visitId, personName, reason, endsAt }) => (
    <section key={visitId} className={classes.watched} data-tone="accepted" aria-label={texts.label}>
      <IconEye size={18} aria-hidden="true" />
      <p className={classes.words} title={texts.reason(reason)}>
        <strong>{texts.watching(personName, formatTime(new Date(endsAt)))}</strong>{' '}
        <span className={classes.rule}>{texts.reason(reason)}</span>
      </p>
      {can(session, 'users.manage') ? (
        <Button variant="default" isBusy={ending.isBusy} onClick={() => ending.run({ visitId })}>
          {texts.end}
        </Button>
      ) : null}
    </section>
  ));
}
