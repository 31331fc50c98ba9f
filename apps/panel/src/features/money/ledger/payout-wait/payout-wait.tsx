import { sendCall } from '@comanda/client/api/send-call.ts';
import { getPayoutWait } from '@comanda/contract/money/ledger/transfers.calls';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconClockPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../../shared/session/may.tsx';
import classes from './payout-wait.module.css';
import { waitWords } from './texts.ts';

/**
 * The server's reason why the store's settlements wait. Null: the settlements do not wait, or the reason is
 * not loaded yet.
 */
export function usePayoutWait() {
  const { data } = useQuery({
    queryKey: ['finance', 'payout-wait'],
    queryFn: ({ signal }) => sendCall(getPayoutWait, {}, { signal }),
    // Always stale: documents, accounts and deliveries change the reason, and the server sends no event for
    // these changes.
    staleTime: 0,
    meta: { subject: 'finance', silent: true },
  });
  return data?.wait ?? null;
}

/**
 * 'Seus repasses esperam: …', with a link to the screen that solves the problem. Hidden if no settlement
 * waits.
 */
export function PayoutWaitLine() {
  const wait = usePayoutWait();
  const may = useMay();
  if (wait === null) return null;
  const { words, link } = waitWords(wait);
  return (
    <Note
      tone={wait.reason === 'by-hand' ? 'neutral' : 'pending'}
      icon={<IconClockPause size={20} stroke={1.75} aria-hidden="true" />}
    >
      {words}
      {link === null || !may('online-payment.manage') ? null : (
        <>
          {' '}
          <a href={link.href} className={classes.link}>
            {link.name}
          </a>
        </>
      )}
    </Note>
  );
}
