import { ApiError } from '@comanda/client/api/api-error.ts';
import type { Brand } from '@comanda/ui/brand.ts';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { useEffect, useState } from 'react';
import { replaceWith } from '../../../../shared/session/page-moves.ts';
import { readSession } from '../../../../shared/session/stored-session.ts';
import { enterVisit } from './enter-visit.ts';
import { visitTexts } from './texts.ts';
import classes from './visit-entry.module.css';

/** Starts a support visit once. Asks first if this browser has a session, because the visit replaces it. */
export function VisitEntry({ brand, ticket }: { brand: Brand; ticket: string }) {
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // Delayed, because a page that mounts twice on start must not use up the ticket.
    const timer = setTimeout(async () => {
      if (!(await mayReplace())) return replaceWith('/pedidos');
      try {
        await enterVisit(ticket);
      } catch (error) {
        setFailure(error instanceof ApiError ? error.message : visitTexts.offline);
      }
    }, 0);
    return () => clearTimeout(timer);
  }, [ticket]);
  return (
    <main className={classes.page} aria-busy={failure === null}>
      <brand.Wordmark height={36} />
      <div className={`card grid-8 ${classes.card}`}>
        <h1>{visitTexts.title}</h1>
        <p role={failure === null ? 'status' : 'alert'}>{failure ?? visitTexts.opening}</p>
        <p className="muted">{failure === null ? visitTexts.rules : visitTexts.closeTab}</p>
      </div>
    </main>
  );
}

async function mayReplace(): Promise<boolean> {
  const session = readSession();
  // Another visit has no unsaved work and is replaced without a question.
  if (session === null || session.visit !== null) return true;
  return alertDialog({
    title: visitTexts.otherSessionTitle,
    text: visitTexts.otherSession(session.userName, session.storeName),
    confirmText: visitTexts.replaceSession,
    cancelText: visitTexts.stay,
  });
}
