import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { setChangeWait } from '@comanda/contract/money/online-payment/accounts.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconHourglass } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeWaitQuery } from '../online-payment-queries.ts';
import { accountTexts } from './texts.ts';

const { wait: texts } = accountTexts;

/**
 * Switch for the one-day wait for account changes. Switching the wait off also takes effect after a day: an
 * intruder could otherwise switch the protection off at once.
 */
export function ChangeWait() {
  const query = useQuery(changeWaitQuery);
  const queries = useQueryClient();
  const { run, isBusy, input } = useCallMutation(setChangeWait, {
    savedText: null,
    words: { failed: texts.failed },
    onDone: (answer) => queries.setQueryData(changeWaitQuery.queryKey, answer),
  });
  return (
    <FormCard title={texts.title}>
      <QueryFaces
        isCompact
        query={query}
        skeleton={
          <SkeletonArea>
            <Skeleton width="min(100%, 320px)" height={24} />
          </SkeletonArea>
        }
        failed={texts.loadFailed}
      >
        {({ isOn, offAt }) => (
          <>
            <SwitchField
              label={texts.label}
              hint={texts.hint}
              value={input?.isOn ?? (isOn && offAt === null)}
              disabled={isBusy}
              onChange={(wanted) => run({ isOn: wanted })}
            />
            {offAt === null ? null : (
              <Note tone="accepted" icon={<IconHourglass size={20} stroke={1.75} aria-hidden="true" />}>
                {texts.ending(formatDateTime(new Date(offAt)))}
              </Note>
            )}
          </>
        )}
      </QueryFaces>
    </FormCard>
  );
}
