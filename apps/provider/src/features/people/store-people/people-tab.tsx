import type { StorePerson } from '@comanda/contract/people/access/provider-people.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Rows } from '@comanda/ui/list/rows.tsx';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import type { StoreTabProps } from '../../../shared/store/store-tab.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { InvitedEmailDialog } from './invited-email-dialog.tsx';
import { peopleQuery, sessionsQuery } from './people-queries.ts';
import { PersonRow } from './person-row.tsx';
import { peopleTexts } from './texts.ts';

/** Users of a store's panel, and the provider's actions on them. */
export function PeopleTab({ storeId }: StoreTabProps) {
  const query = useQuery(peopleQuery(storeId));
  const sessions = useQuery(sessionsQuery(storeId)).data ?? [];
  const mayManage = providerMay(useProviderSession(), 'people.manage');
  const [isAdding, setAdding] = useState(false);
  const [mending, setMending] = useState<StorePerson | null>(null);
  const [link, setLink] = useState<{ text: string; value: string } | null>(null);
  const add = (
    <Button
      icon={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {peopleTexts.add}
    </Button>
  );
  return (
    <FormCard title={peopleTexts.title} hint={peopleTexts.hint} actions={mayManage ? add : null}>
      <QueryFaces
        isCompact
        query={query}
        skeleton={<CardListSkeleton count={2} />}
        failed={peopleTexts.loadFailed}
        empty={(people) =>
          people.length === 0 ? (
            <EmptyState isCompact icon={<IconUsers size={24} stroke={1.75} />} title={peopleTexts.none}>
              {peopleTexts.noneHint}
            </EmptyState>
          ) : null
        }
      >
        {(people) => (
          <Rows label={peopleTexts.title}>
            {people.map((person) => (
              <PersonRow
                key={person.userId}
                storeId={storeId}
                person={person}
                sessions={sessions.filter(({ userId }) => userId === person.userId)}
                mayManage={mayManage}
                onFixEmail={() => setMending(person)}
                onLink={(value) => setLink({ value, text: peopleTexts.linkText(person.name) })}
              />
            ))}
          </Rows>
        )}
      </QueryFaces>
      {isAdding ? (
        <AddPersonDialog storeId={storeId} onClose={() => setAdding(false)} onLink={setLink} />
      ) : null}
      {mending ? (
        <InvitedEmailDialog
          storeId={storeId}
          person={mending}
          onClose={() => setMending(null)}
          onLink={setLink}
        />
      ) : null}
      {link ? (
        <SecretsDialog
          title={peopleTexts.linkTitle}
          text={link.text}
          secrets={[{ label: peopleTexts.linkLabel, value: link.value }]}
          onClose={() => setLink(null)}
        />
      ) : null}
    </FormCard>
  );
}
