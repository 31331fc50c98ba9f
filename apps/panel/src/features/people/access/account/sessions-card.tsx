import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { endOtherSessions, endOwnSession } from '@comanda/contract/people/access/account.calls';
import type { OwnSession } from '@comanda/contract/people/access/account.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import classes from './account.module.css';
import { ownSessionsQuery } from './account-queries.ts';
import { sessionTexts } from './texts.ts';

/** The user's sessions. Each can be ended here. */
export function SessionsCard() {
  const query = useQuery(ownSessionsQuery);
  const setting = { refreshes: [ownSessionsQuery.queryKey], words: { failed: sessionTexts.failed } };
  const one = useCallMutation(endOwnSession, { ...setting, savedText: sessionTexts.ended });
  const others = useCallMutation(endOtherSessions, {
    ...setting,
    savedText: ({ ended }) => sessionTexts.othersEnded(ended),
  });
  const confirmEndOthers = async () => {
    const isWanted = await alertDialog({
      title: sessionTexts.endOthersTitle,
      text: sessionTexts.endOthersText,
      confirmText: sessionTexts.endOthers,
      cancelText: sessionTexts.cancel,
    });
    if (isWanted) others.run({});
  };
  const hasOthers = query.data?.some(({ isThis }) => !isThis) ?? false;
  return (
    <FormCard
      title={sessionTexts.title}
      hint={sessionTexts.hint}
      actions={
        hasOthers ? (
          <Button variant="default" isBusy={others.isBusy} onClick={() => void confirmEndOthers()}>
            {sessionTexts.endOthers}
          </Button>
        ) : null
      }
    >
      <QueryFaces query={query} skeleton={<SessionsSkeleton />} failed={sessionTexts.loadFailed} isCompact>
        {(sessions) => (
          <ul className="plain-stack">
            {sessions.map((session) => (
              <Session
                key={session.sessionId}
                session={session}
                isBusy={one.input?.sessionId === session.sessionId}
                onEnd={() => one.run({ sessionId: session.sessionId })}
              />
            ))}
          </ul>
        )}
      </QueryFaces>
    </FormCard>
  );
}

interface SessionProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

function Session({ session, isBusy, onEnd }: SessionProps) {
  const { device, place, createdAt, lastSeenAt, isThis } = session;
  const name = device ?? sessionTexts.unknownDevice;
  const Icon = /Android|iPhone|iPad/.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  const when = isThis
    ? sessionTexts.since(formatDateTime(new Date(createdAt)))
    : sessionTexts.used(formatDateTime(new Date(lastSeenAt)), formatDateTime(new Date(createdAt)));
  return (
    <li className={`row ${classes.session}`}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <div className="fill">
        <p className={`row wraps ${classes.device}`}>
          {name}
          {isThis ? (
            <StatusLabel tone="delivered" variant="quiet">
              {sessionTexts.thisDevice}
            </StatusLabel>
          ) : null}
        </p>
        <p className="text-14">
          {[place === null ? null : sessionTexts.place(place), when].filter(Boolean).join(' · ')}
        </p>
      </div>
      {isThis ? null : (
        <Button variant="default" isBusy={isBusy} aria-label={sessionTexts.endOf(name)} onClick={onEnd}>
          {sessionTexts.end}
        </Button>
      )}
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <SkeletonArea>
      <div className="stack-16">
        <Skeleton width="48%" height={18} />
        <Skeleton width="64%" />
      </div>
    </SkeletonArea>
  );
}
