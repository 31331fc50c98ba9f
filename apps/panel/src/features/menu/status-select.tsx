import type { ShownStatus } from '@comanda/domain/catalogue/menu-product';
import { STATUS_LOOKS } from './status-looks.ts';
import classes from './status-select.module.css';
import { menuTexts } from './texts.ts';

const STATUSES: readonly ShownStatus[] = ['active', 'out', 'hidden'];

interface StatusSelectProps {
  /** Says of what: 'Status de Calabresa'. */
  label: string;
  status: ShownStatus;
  onChange: (status: ShownStatus) => void;
}

/** The status where it stands in a list, changed at once: colour, sign and word. */
export function StatusSelect({ label, status, onChange }: StatusSelectProps) {
  const { tone, Icon } = STATUS_LOOKS[status];
  return (
    <span className={classes.box} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <select
        aria-label={label}
        value={status}
        onChange={({ currentTarget }) => {
          const chosen = STATUSES.find((each) => each === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {menuTexts.status[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
