import type { SavedUser, StoreUser } from '@comanda/contract/people/access/people.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconPlus, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { DisableDialog } from './disable-dialog.tsx';
import { peopleQuery } from './people-query.ts';
import { userTexts } from './texts.ts';
import { UnsentInvitation } from './unsent-invitation.tsx';
import { useUserActions } from './use-user-actions.ts';
import { rowKey, rowName, searchText, userColumns, userFilters } from './user-cells.tsx';

interface UsersScreenProps {
  ownUserId: number;
  /** Moves a print device of a blocked user to the current user's account. */
  keepMachine: (deviceId: number) => Promise<unknown>;
}

/** The users of the store's panel with their actions. */
export function UsersScreen({ ownUserId, keepMachine }: UsersScreenProps) {
  const navigate = useNavigate();
  const people = useQuery(peopleQuery);
  const [disabled, setDisabled] = useState<StoreUser | null>(null);
  const [invited, setInvited] = useState<SavedUser | null>(null);
  const actionsOf = useUserActions(setDisabled, setInvited, ownUserId);
  const columns = useMemo(() => userColumns(actionsOf, ownUserId), [actionsOf, ownUserId]);
  const add = (
    <Button
      icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void navigate({ to: '/configuracoes/usuarios/new' })}
    >
      {userTexts.add}
    </Button>
  );
  return (
    <FormPage
      title={userTexts.title}
      actions={
        <>
          <Button
            variant="default"
            icon={<IconShieldLock size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void navigate({ to: '/configuracoes/usuarios/permissoes' })}
          >
            {userTexts.grants}
          </Button>
          {add}
        </>
      }
    >
      <QueryFaces
        query={people}
        skeleton={<TableSkeleton rows={4} />}
        failed={userTexts.loadFailed}
        empty={(all) =>
          all.length > 0 ? null : (
            <EmptyState icon={<IconUsers size={28} stroke={1.75} />} title={userTexts.none}>
              {userTexts.noneHint}
            </EmptyState>
          )
        }
      >
        {(all) => (
          <DataTable
            label={userTexts.table}
            noun={userTexts.noun}
            rows={all}
            rowKey={rowKey}
            rowName={rowName}
            columns={columns}
            filters={userFilters}
            searchText={searchText}
            searchLabel={userTexts.search}
          />
        )}
      </QueryFaces>
      <UnsentInvitation saved={invited} onClose={() => setInvited(null)} />
      {disabled ? (
        <DisableDialog user={disabled} keepMachine={keepMachine} onClose={() => setDisabled(null)} />
      ) : null}
    </FormPage>
  );
}
