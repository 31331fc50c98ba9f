import type { KeptStatus, SaleStatus } from '@comanda/domain/catalogue/menu-product';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconArchive, IconCircleCheck, IconEyeOff, IconHourglassEmpty } from '@tabler/icons-react';
import classes from './options.module.css';
import { optionTexts } from './texts.ts';

const LOOKS: Record<SaleStatus, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  active: { tone: 'delivered', Icon: IconCircleCheck },
  out: { tone: 'pending', Icon: IconHourglassEmpty },
  hidden: { tone: 'late', Icon: IconEyeOff },
  inactive: { tone: 'neutral', Icon: IconArchive },
};

/** Of groups and their categories. */
export const KEPT_STATUSES: readonly KeptStatus[] = ['active', 'hidden', 'inactive'];

interface StatusChoiceProps<Status extends SaleStatus> {
  /** Says of what: 'Status de Bordas'. */
  label: string;
  status: Status;
  statuses: readonly Status[];
  onChange: (status: Status) => void;
}

/** How something stands, changed where it is read: colour, sign and word. */
export function StatusChoice<Status extends SaleStatus>(props: StatusChoiceProps<Status>) {
  const { label, status, statuses, onChange } = props;
  const { tone, Icon } = LOOKS[status];
  return (
    <span className={classes.status} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <select
        aria-label={label}
        value={status}
        onChange={({ currentTarget }) => {
          const chosen = statuses.find((each) => each === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {statuses.map((each) => (
          <option key={each} value={each}>
            {optionTexts.status[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
