import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime, formatTime } from '@comanda/client/formats/date-time.ts';
import { endVisit, listVisits, type PastVisit } from '@comanda/contract/people/visits/provider-visits.calls';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreTabProps } from '../../../shared/store/store-tab.ts';
import { texts } from './texts.ts';
import { VisitDialog } from './visit-dialog.tsx';
import classes from './visits.module.css';

const REFETCH_MS = 15_000;
const visitsKey = (storeId: number) => ['provider', 'visits', storeId] as const;

/** Tab with a button that opens the store's panel for support, and with earlier visits. */
export function VisitsTab({ storeId }: StoreTabProps) {
  const [isPromptOpen, setPromptOpen] = useState(false);
  /** Link to open by hand, if the browser blocked the new tab. */
  const [link, setLink] = useState<string | null>(null);
  const query = useQuery({
    queryKey: visitsKey(storeId),
    queryFn: ({ signal }) => sendCall(listVisits, { storeId }, { signal }),
    refetchInterval: REFETCH_MS,
  });
  const ending = useCallMutation(endVisit, { savedText: texts.ended, refreshes: [visitsKey(storeId)] });
  const open = (path: string) => {
    const tab = window.open(path, '_blank');
    if (tab) tab.opener = null;
    setLink(tab === null ? path : null);
    setPromptOpen(false);
  };
  return (
    <FormCard
      title={texts.title}
      hint={texts.hint}
      actions={
        <Button icon={<IconEye size={20} stroke={1.75} />} onClick={() => setPromptOpen(true)}>
          {texts.visit}
        </Button>
      }
    >
      {link === null ? null : (
        <p role="alert">
          {texts.blocked}{' '}
          <ButtonLink href={link} target="_blank" rel="noopener" onClick={() => setLink(null)}>
            {texts.start}
          </ButtonLink>
        </p>
      )}
      <QueryFaces
        isCompact
        query={query}
        skeleton={<CardListSkeleton count={1} />}
        failed={texts.failed}
        empty={(visits) =>
          visits.length > 0 ? null : (
            <EmptyState isCompact icon={<IconEye size={24} stroke={1.75} />} title={texts.empty} />
          )
        }
      >
        {(visits) => (
          <ul className="plain-list">
            {visits.map((visit) => (
              <li key={visit.visitId} className={`row wraps ${classes.visit}`}>
                <div className={classes.words}>
                  <strong>{visit.personName}</strong>
                  <span>{visit.reason}</span>
                  <span className="muted">{spanOf(visit)}</span>
                </div>
                {visit.endedAt === null ? (
                  <>
                    <StatusLabel tone="accepted">
                      {texts.running(formatTime(new Date(visit.endsAt)))}
                    </StatusLabel>
                    <Button
                      variant="default"
                      isBusy={ending.isBusy}
                      onClick={() => ending.run({ storeId, visitId: visit.visitId })}
                    >
                      {texts.end}
                    </Button>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </QueryFaces>
      {isPromptOpen ? (
        <VisitDialog storeId={storeId} onOpen={open} onClose={() => setPromptOpen(false)} />
      ) : null}
    </FormCard>
  );
}

function spanOf({ begunAt, endedAt, endedBy, endedByName }: PastVisit): string {
  const from = formatDateTime(new Date(begunAt));
  if (endedAt === null) return from;
  const span = texts.span(from, formatTime(new Date(endedAt)));
  return endedBy === null ? span : `${span} · ${texts.how(endedBy, endedByName)}`;
}
