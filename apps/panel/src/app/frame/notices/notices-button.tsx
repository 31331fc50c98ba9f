import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useIsQuiet } from '../../../features/orders/orders/board/use-is-quiet.ts';
import type { StoredSession } from '../../../shared/session/stored-session.ts';
import classes from './notices-button.module.css';
import { noticesTexts } from './texts.ts';
import { useNotices } from './use-notices.ts';

const panel = createLazyPart(async () => (await import('./notices-panel.tsx')).NoticesPanel);

/** Button for notices that are not about orders, shown while orders are open. */
export function NoticesButton({ session }: { session: StoredSession }) {
  const notices = useNotices(session);
  const isQuiet = useIsQuiet();
  useEffect(panel.prefetchWhenIdle, []);
  if (isQuiet || notices.count === 0) return null;
  const mustSign = notices.agreement?.isMandatory === true;
  return (
    <Popover
      label={noticesTexts.notices}
      anchor={(anchor) => (
        <button
          {...anchor}
          type="button"
          className={classes.button}
          data-tone={mustSign ? 'pending' : 'neutral'}
          data-urges={mustSign || undefined}
        >
          <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
          <span className={classes.word}>{noticesTexts.notices}</span>{' '}
          <span className={classes.count}>{notices.count}</span>{' '}
          {mustSign ? <span className={classes.must}>{noticesTexts.mustSign}</span> : null}
        </button>
      )}
    >
      {(close) => <panel.Part notices={notices} session={session} onLeave={close} />}
    </Popover>
  );
}
