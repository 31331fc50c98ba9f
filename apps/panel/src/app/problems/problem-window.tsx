import { Button } from '@mantine/core';
import { goTo, reloadPage } from '../../shared/session/page-moves.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { type Problem, problemStore } from './problem-store.ts';
import classes from './problem-window.module.css';
import { problemTexts } from './texts.ts';

/** The window of a problem that stops the panel. */
export function ProblemWindow({ problem }: { problem: Problem }) {
  return problem.kind === 'session-ended' ? (
    <SessionEnded title={problem.title} />
  ) : (
    <Unexpected status={problem.status} correlationId={problem.correlationId} />
  );
}

function SessionEnded({ title }: { title: string }) {
  return (
    <Dialog
      opened
      isDismissable={false}
      onClose={() => undefined}
      title={title}
      actions={
        <Button
          component="a"
          href="/login"
          data-autofocus
          onClick={(event) => {
            event.preventDefault();
            goTo('/login');
          }}
        >
          {problemTexts.login}
        </Button>
      }
    >
      <p>{problemTexts.loginAgain}</p>
    </Dialog>
  );
}

/** Can be closed, although the button reloads: something typed may still be worth copying. */
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
        <p className={classes.code}>
          {problemTexts.supportCode} <code>{correlationId}</code>
        </p>
      ) : null}
    </Dialog>
  );
}
