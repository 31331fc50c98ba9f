import { dayAndTime } from '@comanda/client/formats/day-and-time.ts';
import { isOpenByHours } from '@comanda/domain/store/hours/schedule';
import { Button } from '@comanda/ui/button/button.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconDoor } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { monotonicNow } from '../../../../shared/clock/monotonic-now.ts';
import { hoursQuery } from '../../../../shared/hours/hours-query.ts';
import { openingHoursOf } from '../../../../shared/hours/opening-hours-of.ts';
import { useMay } from '../../../../shared/session/may.tsx';
import { storeQuery } from '../../../../shared/store/store-query.ts';
import { useOpenOrCloseStore } from '../api/open-or-close-store.ts';
import { openTexts } from './texts.ts';

/** Shown beside the opening hours while the store is open outside of them, with a button to close the store. */
export function OpenedByHand() {
  const { data: store } = useQuery(storeQuery);
  const { data: stored } = useQuery(hoursQuery);
  const { mutate, isPending } = useOpenOrCloseStore();
  const may = useMay();
  const hours = stored === undefined ? null : openingHoursOf(stored);
  const now = monotonicNow();
  if (!store?.isOpen || store.isSuspended || hours === null || isOpenByHours(hours.schedule, now))
    return null;
  const until = store.openingUntil === null ? null : dayAndTime(store.openingUntil, now).replace(/^às /, '');
  const end = hours.opensByItself ? 'next-shift' : 'by-hand';
  return (
    <Note tone="pending" icon={<IconDoor size={20} stroke={1.75} aria-hidden="true" />}>
      <span className="spread wraps">
        <span>{openTexts.staysOpen(until)}</span>
        {may('store.open-close') ? (
          <Button
            variant="default"
            isBusy={isPending}
            onClick={() => mutate({ isOpen: false, reason: null, end })}
          >
            {openTexts.closeNow}
          </Button>
        ) : null}
      </span>
    </Note>
  );
}
