import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  blockStorePerson,
  changeStorePersonRole,
  endStoreSessions,
  makeStorePasswordLink,
  reactivateStorePerson,
  type StorePerson,
  type StoreSession,
  turnOffStoreSecondFactor,
} from '@comanda/contract/people/access/provider-people.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { Row } from '@comanda/ui/list/rows.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import { mailedNotice } from '../../../shared/session/mailed-notice.ts';
import classes from './people.module.css';
import { peopleQuery, sessionsQuery } from './people-queries.ts';
import { peopleTexts } from './texts.ts';

interface PersonRowProps {
  storeId: number;
  person: StorePerson;
  sessions: readonly StoreSession[];
  mayManage: boolean;
  onLink: (link: string) => void;
  /** Called to change the e-mail address of an unused invitation. */
  onFixEmail: () => void;
}

/** A user: name, status, and the provider's actions. */
export function PersonRow({ storeId, person, sessions, mayManage, onLink, onFixEmail }: PersonRowProps) {
  const { name, username, email, role, isActive, hasPassword } = person;
  const status = statusOf(person);
  const logins = [username, ...(email === null || email === username ? [] : [email])];
  return (
    <Row
      name={name}
      isPast={!isActive}
      facts={
        <>
          {logins.join(' · ')}
          <br />
          {role === null ? peopleTexts.noRole : peopleTexts.roles[role]} ·{' '}
          {person.hasSecondFactor ? `${peopleTexts.guarded} · ` : ''}
          {hasPassword ? peopleTexts.sessions(sessions.length) : peopleTexts.neverCame}
          {sessions.length > 0 ? (
            <Sessions storeId={storeId} person={person} sessions={sessions} mayManage={mayManage} />
          ) : null}
        </>
      }
      state={
        <StatusLabel variant="dot" tone={status.tone}>
          {status.word}
        </StatusLabel>
      }
      actions={
        mayManage ? (
          <Actions
            storeId={storeId}
            person={person}
            hasSessions={sessions.length > 0}
            onLink={onLink}
            onFixEmail={onFixEmail}
          />
        ) : null
      }
    />
  );
}

function statusOf({ isActive, hasPassword, email }: StorePerson): { tone: Tone; word: string } {
  if (!isActive) return { tone: 'late', word: peopleTexts.blocked };
  if (hasPassword) return { tone: 'delivered', word: peopleTexts.active };
  return { tone: 'pending', word: email === null ? peopleTexts.withoutPassword : peopleTexts.invited };
}

const { yes: confirmText, no: cancelText } = peopleTexts;
const isSure = (title: string, text: string) => alertDialog({ title, text, confirmText, cancelText });

function usePersonCalls(storeId: number, name: string, onLink: (link: string) => void) {
  const refreshes = [peopleQuery(storeId).queryKey, sessionsQuery(storeId).queryKey];
  return {
    block: useCallMutation(blockStorePerson, { savedText: peopleTexts.blockedDone(name), refreshes }),
    reactivate: useCallMutation(reactivateStorePerson, {
      savedText: peopleTexts.reactivated(name),
      refreshes,
    }),
    change: useCallMutation(changeStorePersonRole, { savedText: peopleTexts.roleChanged, refreshes }),
    password: useCallMutation(makeStorePasswordLink, { savedText: null, refreshes, onDone: onLink }),
    factor: useCallMutation(turnOffStoreSecondFactor, { savedText: peopleTexts.factorOff(name), refreshes }),
    end: useCallMutation(endStoreSessions, { savedText: peopleTexts.ended, refreshes }),
  };
}

interface ActionsProps {
  storeId: number;
  person: StorePerson;
  hasSessions: boolean;
  onLink: (link: string) => void;
  onFixEmail: () => void;
}

function Actions({ storeId, person, hasSessions, onLink, onFixEmail }: ActionsProps) {
  const { userId, name, role, isActive, hasSecondFactor, hasPassword } = person;
  const calls = usePersonCalls(storeId, name, onLink);
  const at = { storeId, userId };
  const otherRole = role === 'admin' ? 'operator' : 'admin';
  const act = (label: string, isBusy: boolean, onClick: () => void, isDestructive = false) => (
    <Button
      variant="default"
      isDestructive={isDestructive}
      isBusy={isBusy}
      aria-label={peopleTexts.of(label, name)}
      className={classes.action}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const confirmAndRun = async (title: string, text: string, run: () => void) => {
    if (await isSure(title, text)) run();
  };
  if (!isActive) return act(peopleTexts.reactivate, calls.reactivate.isBusy, () => calls.reactivate.run(at));
  const toAdmin = otherRole === 'admin';
  return (
    <>
      {hasPassword ? null : act(peopleTexts.fixEmail, false, onFixEmail)}
      {act(
        peopleTexts.password,
        calls.password.isBusy,
        () =>
          void confirmAndRun(peopleTexts.passwordTitle(name), peopleTexts.passwordText, () =>
            calls.password.run(at),
          ),
      )}
      {act(
        toAdmin ? peopleTexts.toAdmin : peopleTexts.toOperator,
        calls.change.isBusy,
        () =>
          void confirmAndRun(
            toAdmin ? peopleTexts.adminTitle(name) : peopleTexts.operatorTitle(name),
            toAdmin ? peopleTexts.adminText : peopleTexts.operatorText,
            () => calls.change.run({ ...at, role: otherRole }),
          ),
      )}
      {hasSecondFactor
        ? act(
            peopleTexts.turnOffFactor,
            calls.factor.isBusy,
            () =>
              void confirmAndRun(
                peopleTexts.factorTitle(name),
                `${peopleTexts.factorText} ${mailedNotice(peopleTexts.factorMailed)}`,
                () => calls.factor.run(at),
              ),
          )
        : null}
      {hasSessions
        ? act(
            peopleTexts.end,
            calls.end.isBusy,
            () =>
              void confirmAndRun(peopleTexts.endTitle(name), peopleTexts.endText, () =>
                calls.end.run({ ...at, sessionId: null }),
              ),
          )
        : null}
      {act(
        peopleTexts.block,
        calls.block.isBusy,
        () =>
          void confirmAndRun(peopleTexts.blockTitle(name), peopleTexts.blockText, () => calls.block.run(at)),
        true,
      )}
    </>
  );
}

function Sessions({ storeId, person, sessions, mayManage }: Omit<PersonRowProps, 'onLink' | 'onFixEmail'>) {
  const { end } = usePersonCalls(storeId, person.name, () => undefined);
  const at = (moment: number) => formatDateTime(new Date(moment));
  return (
    <details className={classes.sessions}>
      <summary>{peopleTexts.showSessions}</summary>
      <ul>
        {sessions.map(({ sessionId, createdAt, lastSeenAt }) => (
          <li key={sessionId}>
            {peopleTexts.session(at(createdAt), at(lastSeenAt))}
            {mayManage ? (
              <button
                type="button"
                disabled={end.input?.sessionId === sessionId}
                onClick={() => end.run({ storeId, userId: person.userId, sessionId })}
              >
                {peopleTexts.endOne}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
