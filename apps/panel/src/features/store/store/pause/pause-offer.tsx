import { AlarmButton, AlarmRow, AlarmRows } from '@comanda/ui/alarm-rows/alarm-rows.tsx';
import { IconClockPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { storeQuery } from '../../../../shared/store/store-query.ts';
import { useOpenOrCloseStore } from '../api/open-or-close-store.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { pauseTexts } from './texts.ts';

interface PauseOfferProps {
  /** Codes of the orders that the store did not answer in time. */
  codes: readonly string[];
  /** Called after the user answered yes or no. */
  onAnswered: () => void;
}

/** Offers a pause to a store that leaves orders unanswered, unless the store is closed or suspended. */
export function PauseOffer({ codes, onAnswered }: PauseOfferProps) {
  const { data: store } = useQuery(storeQuery);
  const { mutate } = useOpenOrCloseStore();
  const [isPromptOpen, setPromptOpen] = useState(false);
  const isShut = store !== undefined && (!store.isOpen || store.isSuspended);
  useEffect(() => {
    if (isShut) onAnswered();
  }, [isShut, onAnswered]);
  if (!store || isShut) return null;
  return (
    <>
      <AlarmRows
        label={pauseTexts.offer}
        tone="pending"
        items={['offer']}
        rowOf={(item) => (
          <AlarmRow
            key={item}
            icon={<IconClockPause size={22} stroke={2} aria-hidden="true" />}
            title={pauseTexts.lost(codes)}
            facts={`${pauseTexts.offer} ${pauseTexts.offerHint}`}
          >
            <AlarmButton text={pauseTexts.notNow} label={pauseTexts.notNow} onClick={onAnswered} />
            <AlarmButton
              isMain
              text={pauseTexts.pause}
              label={pauseTexts.pause}
              onClick={() => setPromptOpen(true)}
            />
          </AlarmRow>
        )}
      />
      {isPromptOpen ? (
        <PauseDialog
          firstEnd="30-minutes"
          firstReason={pauseTexts.lostReason}
          onPause={(opening) => {
            mutate(opening);
            onAnswered();
          }}
          onClose={() => setPromptOpen(false)}
        />
      ) : null}
    </>
  );
}
