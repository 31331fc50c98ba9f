import type { SaleStatus } from '@comanda/domain/catalogue/menu-product';
import { STATUS_LOOKS } from './status-looks.ts';
import classes from './status-select.module.css';
import { menuTexts } from './texts.ts';

interface StatusSelectProps<Status extends SaleStatus> {
  /** Of what. */
  name: string;
  status: Status;
  statuses: readonly Status[];
  /** Where they are called otherwise. */
  words?: Readonly<Record<Status, string>>;
  onChange: (status: Status) => void;
}

/** The status where it stands in a list, changed at once: colour, sign and word. */
export function StatusSelect<Status extends SaleStatus>(props: StatusSelectProps<Status>) {
  const { name, status, statuses, words = menuTexts.status, onChange } = props;
  const { tone, Icon } = STATUS_LOOKS[status];
  return (
    <span className={classes.box} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      <select
        aria-label={menuTexts.statusOf(name)}
        value={status}
        onChange={({ currentTarget }) => {
          const chosen = statuses.find((each) => each === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {statuses.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
