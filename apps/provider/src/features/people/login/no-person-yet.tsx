import { sendCall } from '@comanda/client/api/send-call.ts';
import { getConsoleLogin } from '@comanda/contract/people/provider/provider-access.calls';
import { Note } from '@comanda/ui/label/note.tsx';
import { useEffect, useState } from 'react';
import classes from './no-person-yet.module.css';
import { loginTexts } from './texts.ts';

/** Explains on a new installation how to create the first user. It asks the server only once. */
export function NoPersonYet() {
  const [hasTeam, setHasTeam] = useState(true);
  useEffect(() => {
    const asking = new AbortController();
    // Without an answer the login page looks as usual.
    sendCall(getConsoleLogin, {}, { signal: asking.signal }).then(setHasTeam, () => undefined);
    return () => asking.abort();
  }, []);
  if (hasTeam) return null;
  return (
    <Note tone="pending">
      {loginTexts.noPersonYet} <code className={classes.command}>{loginTexts.firstCommand}</code>{' '}
      {loginTexts.noPersonYetAfter}
    </Note>
  );
}
