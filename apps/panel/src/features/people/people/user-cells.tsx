import type { StoreUser } from '@comanda/contract/people/access/people.wire';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { type RowAction, RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { IconShieldCheck } from '@tabler/icons-react';
import { userTexts } from './texts.ts';
import classes from './users.module.css';

export const rowKey = ({ userId }: StoreUser) => userId;
export const rowName = ({ name }: StoreUser) => name;
export const searchText = ({ name, email, username }: StoreUser) => `${name} ${email ?? ''} ${username}`;

const { columns: titles, filters: words } = userTexts;

export const userFilters: readonly TableFilter<StoreUser>[] = [
  {
    id: 'status',
    label: userTexts.filter,
    options: [
      { value: 'ativos', label: words.active, matches: ({ isActive }) => isActive },
      { value: 'inativos', label: words.inactive, matches: ({ isActive }) => !isActive },
      { value: 'convite', label: words.invited, matches: ({ invitation }) => invitation !== null },
      {
        value: 'sem-fator',
        label: words.unguarded,
        matches: ({ isActive, hasSecondFactor }) => isActive && !hasSecondFactor,
      },
    ],
  },
];

/** The columns of the list; `ownUserId` is the current user. */
export function userColumns(
  actionsOf: (user: StoreUser) => readonly RowAction[],
  ownUserId: number,
): readonly Column<StoreUser>[] {
  return [
    { id: 'codigo', title: titles.id, value: rowKey, kind: 'number', minWidth: 96, grow: 0 },
    {
      id: 'nome',
      title: titles.name,
      value: rowName,
      minWidth: 190,
      grow: 2,
      onCard: 'name',
      cell: ({ userId, name, hasSecondFactor }) => (
        <>
          {name}
          {hasSecondFactor ? (
            <IconShieldCheck
              className={classes.guarded}
              size={18}
              stroke={1.75}
              role="img"
              aria-label={userTexts.guarded}
            />
          ) : null}
          {userId === ownUserId ? <span className={classes.you}>{userTexts.you}</span> : null}
        </>
      ),
    },
    {
      id: 'email',
      title: titles.email,
      value: ({ email }) => email,
      minWidth: 220,
      grow: 2,
      // On cards, gives a long address room for two lines.
      isField: true,
      cell: ({ email }) => <Email email={email} />,
    },
    {
      id: 'grupo',
      title: titles.role,
      value: ({ roleName }) => roleName || userTexts.noRole,
      minWidth: 150,
    },
    {
      id: 'status',
      title: titles.status,
      value: statusWords,
      minWidth: 158,
      grow: 0,
      cell: (user) => <Status user={user} />,
    },
    {
      id: 'acoes',
      title: titles.actions,
      minWidth: 84,
      grow: 0,
      onCard: 'corner',
      cell: (user) => <RowMenu label={userTexts.actionsOf(user.name)} actions={actionsOf(user)} />,
    },
  ];
}

/** An address in two lines breaks before its @ if possible. */
function Email({ email }: { email: string | null }) {
  const at = email?.lastIndexOf('@') ?? -1;
  return (
    <span className={classes.email} title={email ?? undefined}>
      {email === null || at < 0 ? (
        (email ?? '—')
      ) : (
        <>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </>
      )}
    </span>
  );
}

/** Status as text. Distinguishes an invited user, who has not logged in yet, from an active user. */
function statusWords({ isActive, invitation }: StoreUser): string {
  return isActive && invitation ? userTexts.invitations[invitation.state] : userTexts.status(isActive);
}

function Status({ user }: { user: StoreUser }) {
  const { isActive, invitation } = user;
  const tone = !isActive
    ? 'neutral'
    : invitation === null
      ? null
      : invitation.state === 'sent'
        ? 'pending'
        : 'late';
  const until = isActive ? (invitation?.expiresAt ?? null) : null;
  // The usual status is plain text, without a coloured label.
  if (tone === null) return statusWords(user);
  return (
    <span title={until === null ? undefined : userTexts.expiresAt(until)}>
      <StatusLabel variant="quiet" tone={tone}>
        {statusWords(user)}
      </StatusLabel>
    </span>
  );
}
