import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconBan,
  IconBuildingBank,
  IconCalendarDue,
  IconCircleCheck,
  IconCircleX,
  IconLock,
  IconThumbUp,
  IconWallet,
} from '@tabler/icons-react';
import classes from './calendar.module.css';
import { SHOWN_STATUSES, type ShownStatus, statusWords, calendarTexts as texts } from './texts.ts';

/** Colour and icon of each status. The icons differ, because some users cannot distinguish the colours. */
export const STATUS_STYLES: Record<ShownStatus, { tone: Tone; Icon: typeof IconBan }> = {
  scheduled: { tone: 'accepted', Icon: IconCalendarDue },
  confirmed: { tone: 'sent', Icon: IconThumbUp },
  available: { tone: 'pending', Icon: IconWallet },
  transit: { tone: 'sent', Icon: IconArrowsExchange },
  paid: { tone: 'delivered', Icon: IconCircleCheck },
  late: { tone: 'late', Icon: IconAlertTriangle },
  failed: { tone: 'pending', Icon: IconCircleX },
  blocked: { tone: 'pending', Icon: IconLock },
  cancelled: { tone: 'cancelled', Icon: IconBan },
};

export function PaymentStatusLabel({ status }: { status: ShownStatus }) {
  const { tone, Icon } = STATUS_STYLES[status];
  return (
    <StatusLabel tone={tone} variant="quiet" icon={<Icon size={16} stroke={1.75} />}>
      {statusWords[status]}
    </StatusLabel>
  );
}

/** Legend of the calendar's icons. */
export function Legend() {
  return (
    <ul className={`plain-list cluster-8 ${classes.legend}`} aria-label={texts.legend}>
      {SHOWN_STATUSES.map((status) => (
        <li key={status}>
          <PaymentStatusLabel status={status} />
        </li>
      ))}
      <li className="muted-13">{`− ${texts.retained.toLowerCase()}`}</li>
      <li className="muted-13">{`+ ${texts.credit.toLowerCase()}`}</li>
      <li className="inline-6 muted-13">
        <IconBuildingBank size={16} stroke={1.75} aria-hidden="true" />
        {texts.holiday}
      </li>
    </ul>
  );
}
