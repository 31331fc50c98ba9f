import type { Registration } from '@comanda/contract/provider/registrations.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconMailbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MakeStoreDialog } from './make-store-dialog.tsx';
import { AnswerDialog, CloseDialog } from './note-dialogs.tsx';
import { type RequestAct, RequestCard } from './request-card.tsx';
import classes from './requests.module.css';
import { requestsQuery } from './requests-query.ts';
import { texts } from './texts.ts';

const DIALOGS = { answer: AnswerDialog, close: CloseDialog, make: MakeStoreDialog } as const;

/** Stores that want to join, who waits longest first. */
export function RequestsScreen() {
  const [shown, setShown] = useState<'open' | 'all'>('open');
  const [doing, setDoing] = useState<{ act: RequestAct; registration: Registration } | null>(null);
  const query = useQuery(requestsQuery(shown === 'all'));
  const waiting = (query.data ?? []).filter(({ closedAt }) => closedAt === null).length;
  const Doing = doing && DIALOGS[doing.act];
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle(waiting)} />
      <Segmented
        label={texts.shown}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'open', label: texts.open },
          { value: 'all', label: texts.all },
        ]}
      />
      <QueryFaces
        query={query}
        skeleton={<CardListSkeleton count={3} />}
        failed={texts.failed}
        empty={(registrations) =>
          registrations.length > 0 ? null : (
            <EmptyState icon={<IconMailbox size={28} />} title={texts.empty}>
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(registrations) => (
          <div className={`grid-12 ${classes.list}`}>
            {registrations.map((registration) => (
              <RequestCard
                key={registration.request}
                registration={registration}
                onAct={(act) => setDoing({ act, registration })}
              />
            ))}
          </div>
        )}
      </QueryFaces>
      {doing && Doing ? <Doing registration={doing.registration} onClose={() => setDoing(null)} /> : null}
    </>
  );
}
