import type { StoreUser } from '@comanda/contract/people/access/people.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { IconArrowLeft, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { peopleQuery } from './people-query.ts';
import { userTexts } from './texts.ts';
import { EditUserForm, NewUserForm } from './user-form.tsx';

/** The form of a new user, or of the user with the id `userId` in the address. */
export function UserFormScreen({ userId, ownUserId }: { userId: string | null; ownUserId: number }) {
  const navigate = useNavigate();
  const back = (
    <Button
      variant="default"
      icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void navigate({ to: '/configuracoes/usuarios/list' })}
    >
      {userTexts.back}
    </Button>
  );
  return (
    <FormPage title={userTexts.formTitle} actions={back}>
      {userId === null ? <NewUserForm /> : <StoredUser userId={userId} ownUserId={ownUserId} />}
    </FormPage>
  );
}

function StoredUser({ userId, ownUserId }: { userId: string; ownUserId: number }) {
  const people = useQuery(peopleQuery);
  const find = (all: readonly StoreUser[]) => all.find((each) => String(each.userId) === userId);
  return (
    <QueryFaces
      query={people}
      skeleton={<FormSkeleton />}
      failed={userTexts.loadFailed}
      empty={(all) =>
        find(all) ? null : (
          <EmptyState icon={<IconUserOff size={28} stroke={1.75} />} title={userTexts.gone} />
        )
      }
    >
      {(all) => {
        const user = find(all);
        return user ? <EditUserForm key={user.userId} user={user} isOwn={user.userId === ownUserId} /> : null;
      }}
    </QueryFaces>
  );
}

function FormSkeleton() {
  return (
    <FormCard title={userTexts.data}>
      <SkeletonArea>
        <FieldGrid>
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={64} />
          <Skeleton height={64} />
        </FieldGrid>
      </SkeletonArea>
    </FormCard>
  );
}
