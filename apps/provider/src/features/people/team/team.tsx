import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { TeamPerson } from '@comanda/contract/people/provider/team.calls';
import { PROVIDER_ROLE_NAMES } from '@comanda/domain/people/provider/permissions';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { Chip } from '@comanda/ui/label/chip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { PersonActions } from './person-actions.tsx';
import { EditPersonDialog } from './person-dialog.tsx';
import classes from './team.module.css';
import { teamQuery } from './team-query.ts';
import { teamTexts as texts } from './texts.ts';

/** List of the team. The list always contains the current user, so it has no empty state. */
export function Team() {
  const query = useQuery(teamQuery);
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <QueryFaces query={query} skeleton={<CardListSkeleton count={3} />} failed={texts.loadFailed}>
      {(team) => {
        const person = team.find(({ personId }) => personId === edited);
        return (
          <>
            <ul className="card-list" aria-label={texts.list}>
              {team.map((each) => (
                <PersonRow key={each.personId} person={each} onEdit={() => setEdited(each.personId)} />
              ))}
            </ul>
            {person ? <EditPersonDialog person={person} onClose={() => setEdited(null)} /> : null}
          </>
        );
      }}
    </QueryFaces>
  );
}

function PersonRow({ person, onEdit }: { person: TeamPerson; onEdit: () => void }) {
  const { personId, name, login, email, role, lastSeenAt } = person;
  const isMe = useProviderSession().personId === personId;
  return (
    <li className={classes.row} data-blocked={person.isActive ? undefined : true}>
      <div className="shrink">
        <p className={classes.name}>
          {name} {isMe ? <span className={classes.me}>({texts.you})</span> : null}
        </p>
        <p className={`muted-13 ${classes.quiet}`}>{[login, email].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={classes.role}>{PROVIDER_ROLE_NAMES[role]}</p>
      <div className={`cluster-6 ${classes.standing}`}>
        <PersonStatus person={person} />
      </div>
      <p className={`muted-13 ${classes.quiet}`}>
        {lastSeenAt === null ? texts.never : texts.seen(formatDateTime(new Date(lastSeenAt)))}
      </p>
      <PersonActions person={person} onEdit={onEdit} />
    </li>
  );
}

function PersonStatus({ person: { isActive, hasPassword, hasFactor } }: { person: TeamPerson }) {
  if (!isActive) return <Chip tone="late">{texts.blocked}</Chip>;
  if (!hasPassword) return <Chip tone="pending">{texts.invited}</Chip>;
  return (
    <>
      <Chip tone="delivered">{texts.active}</Chip>
      {hasFactor ? null : <Chip tone="pending">{texts.withoutFactor}</Chip>}
    </>
  );
}
