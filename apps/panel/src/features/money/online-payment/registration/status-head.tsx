import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { ShownOnlineRegistration } from '@comanda/contract/money/online-payment/registration.wire';
import { isReady } from '@comanda/domain/money/online-payment/receiver-state';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { IconAlertCircle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './registration.module.css';
import { registrationTexts as texts } from './texts.ts';

const CHECKS = {
  pending: { tone: 'pending', Icon: IconHourglass },
  active: { tone: 'delivered', Icon: IconCircleCheck },
  rejected: { tone: 'late', Icon: IconAlertCircle },
} as const;

/** The state of the registration, the reason of a rejection, and the button that unlocks the form. */
export function StatusHead({
  registration,
  action,
}: {
  registration: ShownOnlineRegistration;
  action: ReactNode;
}) {
  const { receiverState, reasons, changedAt, changedBy } = registration;
  const shown = receiverState === null ? null : isReady(receiverState) ? 'active' : receiverState;
  const style =
    shown === null || shown === 'enabled' || shown === 'activated'
      ? null
      : { ...CHECKS[shown], text: texts.states[shown] };
  return (
    <>
      <div className={`spread wraps ${classes.head}`}>
        <div className="cluster-12">
          {style === null ? (
            <p className="text-15">{texts.first}</p>
          ) : (
            <StatusLabel
              tone={style.tone}
              variant="quiet"
              size="large"
              icon={<style.Icon size={18} stroke={1.75} />}
            >
              {style.text}
            </StatusLabel>
          )}
          {changedAt === null ? null : (
            <p className="muted-14">{texts.changed(changedBy ?? '', formatDateTime(new Date(changedAt)))}</p>
          )}
        </div>
        {action}
      </div>
      {receiverState === 'rejected' ? (
        <Note tone="late" icon={<IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {texts.rejected}
          {reasons.map((reason) => (
            <span key={reason}>
              <br />
              {reason}
            </span>
          ))}
        </Note>
      ) : null}
    </>
  );
}
