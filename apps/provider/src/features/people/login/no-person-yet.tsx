import { sendCall } from '@comanda/client/api/send-call.ts';
import { getConsoleLogin } from '@comanda/contract/people/provider/provider-access.calls';
import { Note } from '@comanda/ui/label/note.tsx';
import { useEffect, useState } from 'react';
import classes from './no-person-yet.module.css';
import { loginTexts } from './texts.ts';

/** Shown on a new installation: explains how to create the first user. Asks the server only once. */
export function NoPersonYet() {
  const [hasTeam, setHasTeam] = useState(true);
  useEffect(() => {
    const request = new AbortController();
    // If the server does not answer, the login page does not show this explanation.
    sendCall(getConsoleLogin, {}, { signal: request.signal }).then(setHasTeam, () => undefined);
    return () => request.abort();
  }, []);
  if (hasTeam) return null;
  return (
    <Note tone="pending">
      {loginTexts.noPersonYet} <code className={classes.command}>{loginTexts.firstCommand}</code>{' '}
      {loginTexts.noPersonYetAfter}
    </Note>
  );
}
