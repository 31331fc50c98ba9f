import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SupportLine } from '../../../../shared/store/support-line.tsx';
import { documentsQuery, statusQuery } from '../online-payment-queries.ts';
import { type Step, stepsOf } from './steps.ts';
import { statusTexts as texts } from './texts.ts';

const CHECKS: Record<Step['state'], { tone: Tone; Icon: typeof IconCircleCheck }> = {
  done: { tone: 'delivered', Icon: IconCircleCheck },
  todo: { tone: 'pending', Icon: IconCircleDashed },
  later: { tone: 'neutral', Icon: IconCircleDashed },
  waiting: { tone: 'accepted', Icon: IconHourglass },
  sent: { tone: 'accepted', Icon: IconHourglass },
  rejected: { tone: 'late', Icon: IconAlertCircle },
};

/**
 * Screen that shows if the store can receive online payments, and what is missing. `acceptance` is the card
 * with the switch.
 */
export function StatusScreen({ acceptance }: { acceptance: ReactNode }) {
  const status = useQuery(statusQuery);
  const { data: documents } = useQuery(documentsQuery);
  return (
    <FormPage title={texts.title}>
      {acceptance}
      <QueryFaces query={status} skeleton={<StepsSkeleton />} failed={texts.loadFailed}>
        {(answer) => {
          const steps = stepsOf(answer, documents);
          const isReady = steps.every(({ state }) => state === 'done');
          const lacking = answer.canAccept
            ? { title: texts.missingPayout, hint: texts.missingPayoutHint(answer.accepts) }
            : { title: texts.missing, hint: texts.missingHint };
          const ready = { title: texts.ready, hint: answer.accepts ? texts.acceptsHint : texts.readyHint };
          return (
            <FormCard {...(isReady ? ready : lacking)}>
              <Rows label={texts.steps}>
                {steps.map((step) => (
                  <StepRow key={step.name} step={step} />
                ))}
              </Rows>
            </FormCard>
          );
        }}
      </QueryFaces>
      <SupportLine />
    </FormPage>
  );
}

function StepRow({ step: { name, state, words, link } }: { step: Step }) {
  const { tone, Icon } = CHECKS[state];
  return (
    <Row
      name={name}
      facts={words.map((line) => <p key={line}>{line}</p>)}
      state={
        <StatusLabel tone={tone} variant="quiet" icon={<Icon size={16} stroke={1.75} />}>
          {texts.states[state]}
        </StatusLabel>
      }
      actions={
        link ? (
          <ButtonLink variant="default" href={link.href}>
            {link.text}
          </ButtonLink>
        ) : null
      }
    />
  );
}

function StepsSkeleton() {
  return (
    <FormCard title={texts.missing} hint={texts.missingHint}>
      <SkeletonArea>
        <div className="stack-24">
          {['registration', 'documents', 'approval', 'account', 'commission'].map((key) => (
            <div key={key} className="stack-8">
              <Skeleton width={140} />
              <Skeleton width="min(100%, 360px)" />
            </div>
          ))}
        </div>
      </SkeletonArea>
    </FormCard>
  );
}
