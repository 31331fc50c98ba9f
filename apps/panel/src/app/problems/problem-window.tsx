import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { useSyncExternalStore } from 'react';
import { goTo, reloadPage } from '../../shared/session/page-moves.ts';
import { readSession } from '../../shared/session/stored-session.ts';
import { shownSession } from '../../shared/session/tab-session.ts';
import { type Problem, problemStore } from './problem-store.ts';
import classes from './problem-window.module.css';
import { problemTexts } from './texts.ts';

export function ProblemWindow({ problem }: { problem: Problem }) {
  return problem.kind === 'session-ended' ? (
    <SessionEnded title={problem.title} />
  ) : (
    <Unexpected status={problem.status} correlationId={problem.correlationId} />
  );
}

function SessionEnded({ title }: { title: string }) {
  // This tab's session has ended, so a session in the storage comes from a later login.
  const newcomer = useSyncExternalStore(followStorage, storedNames);
  const wasVisit = shownSession()?.visit != null;
  const path = newcomer === null ? '/login' : '/pedidos';
  return (
    <Dialog
      opened
      isDismissable={false}
      onClose={() => undefined}
      title={newcomer === null ? title : problemTexts.otherLogin}
      actions={
        <ButtonLink
          href={path}
          data-autofocus
          onClick={(event) => {
            event.preventDefault();
            goTo(path);
          }}
        >
          {newcomer === null ? problemTexts.login : problemTexts.goOn}
        </ButtonLink>
      }
    >
      <p>{newcomer ?? (wasVisit ? problemTexts.visitOverHint : problemTexts.loginAgain)}</p>
    </Dialog>
  );
}

function followStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function storedNames(): string | null {
  const session = readSession();
  return session && problemTexts.otherIsIn(session.userName, session.storeName);
}

/** This window can be closed without a reload, so that the user can copy typed text. */
function Unexpected({ status, correlationId }: { status: number | null; correlationId: string | null }) {
  return (
    <Dialog
      opened
      onClose={problemStore.close}
      title={problemTexts.unexpectedTitle(status)}
      actions={
        <Button data-autofocus onClick={reloadPage}>
          {problemTexts.retry}
        </Button>
      }
    >
      <p>{problemTexts.unexpected}</p>
      {correlationId ? (
        <p className={`muted-12 ${classes.code}`}>
          {problemTexts.supportCode} <code>{correlationId}</code>
        </p>
      ) : null}
    </Dialog>
  );
}
