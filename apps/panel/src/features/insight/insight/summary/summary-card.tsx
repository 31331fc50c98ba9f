import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { getDailySummary, saveDailySummary } from '@comanda/contract/insight/insight/daily-summary.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { summaryTexts as texts } from './texts.ts';

const summaryQuery = queryOptions({
  queryKey: ['account', 'daily-summary'],
  queryFn: ({ signal }) => sendCall(getDailySummary, {}, { signal }),
  // Also refetches when the subject `people` changes: this setting contains the user's e-mail address.
  meta: { subject: 'people', silent: true },
});

/** Card that turns the user's daily summary by e-mail on or off. */
export function SummaryCard() {
  const card = useRef<HTMLDivElement>(null);
  // The dashboard links to this card. Scrolls only now, when the cards above have loaded and have their
  // height.
  useEffect(() => {
    if (window.location.hash === '#resumo-do-dia') card.current?.scrollIntoView();
  }, []);
  const query = useQuery(summaryQuery);
  const save = useCallMutation(saveDailySummary, {
    savedText: null,
    refreshes: [summaryQuery.queryKey],
    words: { failed: texts.failed },
  });
  return (
    <div ref={card}>
      <FormCard title={texts.title} hint={texts.hint}>
        <QueryFaces query={query} skeleton={<SummarySkeleton />} failed={texts.loadFailed}>
          {({ email, isMailSetUp, ...stored }) => {
            const { isOn, takesEmptyDays } = save.input ?? stored;
            const mayTurnOn = email !== null && isMailSetUp;
            return (
              <>
                {isMailSetUp ? null : <Note tone="pending">{texts.noMail}</Note>}
                {email === null && isMailSetUp ? <Note tone="pending">{texts.noEmail}</Note> : null}
                <SwitchField
                  label={texts.label}
                  hint={email === null ? undefined : texts.goesTo(email)}
                  value={isOn}
                  disabled={save.isBusy || !(isOn || mayTurnOn)}
                  onChange={(next) => save.run({ isOn: next, takesEmptyDays })}
                />
                {isOn ? (
                  <SwitchField
                    label={texts.emptyDays}
                    value={takesEmptyDays}
                    disabled={save.isBusy}
                    onChange={(next) => save.run({ isOn, takesEmptyDays: next })}
                  />
                ) : null}
              </>
            );
          }}
        </QueryFaces>
      </FormCard>
    </div>
  );
}

function SummarySkeleton() {
  return (
    <SkeletonArea>
      <Skeleton width="60%" height={24} />
    </SkeletonArea>
  );
}
