import { sendCall } from '@comanda/client/api/send-call.ts';
import { getConsoleDoor } from '@comanda/contract/provider/provider-access.calls';
import { Note } from '@comanda/ui/label/note.tsx';
import { useEffect, useState } from 'react';
import classes from './nobody-yet.module.css';
import { loginTexts } from './texts.ts';

/** Before anybody has an account: how the first one comes in. Asked for once; the door forgets what others read. */
export function NobodyYet() {
  const [hasTeam, setHasTeam] = useState(true);
  useEffect(() => {
    const asking = new AbortController();
    // A door that says no more than usual is a door all the same.
    sendCall(getConsoleDoor, {}, { signal: asking.signal }).then(setHasTeam, () => undefined);
    return () => asking.abort();
  }, []);
  if (hasTeam) return null;
  return (
    <Note tone="pending">
      {loginTexts.nobodyYet} <code className={classes.command}>{loginTexts.firstCommand}</code>{' '}
      {loginTexts.nobodyYetAfter}
    </Note>
  );
}
