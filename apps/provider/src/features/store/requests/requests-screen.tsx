import type { Registration } from '@comanda/contract/store/store/provider-registrations.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { IconMailbox } from '@tabler/icons-react';
import { useState } from 'react';
import { MakeStoreDialog } from './make-store-dialog.tsx';
import { AnswerDialog, CloseDialog } from './note-dialogs.tsx';
import { type RequestAct, RequestCard } from './request-card.tsx';
import classes from './requests.module.css';
import { texts } from './texts.ts';
import { useRequests } from './use-requests.ts';

const DIALOGS = { answer: AnswerDialog, close: CloseDialog, make: MakeStoreDialog } as const;

/** Registration requests of stores that want to join, the oldest first. */
export function RequestsScreen() {
  const { list, withClosed, show } = useRequests();
  const [doing, setDoing] = useState<{ act: RequestAct; registration: Registration } | null>(null);
  const Doing = doing && DIALOGS[doing.act];
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle(list.first?.waiting ?? 0)} />
      <Segmented
        label={texts.shown}
        value={withClosed ? 'all' : 'open'}
        onChange={(shown) => show(shown === 'all')}
        options={[
          { value: 'open', label: texts.open },
          { value: 'all', label: texts.all },
        ]}
      />
      <QueryFaces
        query={list}
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
            <ListFoot list={list} noun={texts.noun} />
          </div>
        )}
      </QueryFaces>
      {doing && Doing ? <Doing registration={doing.registration} onClose={() => setDoing(null)} /> : null}
    </>
  );
}
