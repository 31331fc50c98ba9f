import type { SaleStatus } from '@comanda/domain/menu/menu/menu-product';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './status-select.module.css';
import { STATUS_STYLES } from './status-styles.ts';
import { menuTexts } from './texts.ts';

/** The actual status, if it differs from the chosen one. */
export interface StatusNote {
  /** Two or three words. */
  text: string;
  title: string;
  tone: Tone;
}

interface StatusSelectProps<Status extends SaleStatus> {
  /** Name of the item, for the label. */
  name: string;
  status: Status;
  statuses: readonly Status[];
  /** Other texts for the statuses. */
  words?: Readonly<Record<Status, string>>;
  /** Replaces the text of the chosen status, which itself does not change. */
  note?: StatusNote | null;
  onChange: (status: Status) => void;
}

/** Shows and changes a status in a list. 'active' has no icon, so that exceptions are easy to see. */
export function StatusSelect<Status extends SaleStatus>(props: StatusSelectProps<Status>) {
  const { name, status, statuses, words = menuTexts.status, note = null, onChange } = props;
  const id = useId();
  const style = STATUS_STYLES[status];
  const { Icon } = style;
  const isQuiet = note === null && status === 'active';
  return (
    <span className={classes.box} data-tone={note?.tone ?? style.tone} data-quiet={isQuiet || undefined}>
      {note ? (
        <>
          <span id={id} className={`one-line ${classes.told}`}>
            {note.text}
          </span>
          <IconChevronDown size={14} stroke={2.5} aria-hidden="true" />
        </>
      ) : isQuiet ? null : (
        <Icon size={16} stroke={2} aria-hidden="true" />
      )}
      <select
        aria-label={menuTexts.statusOf(name)}
        aria-describedby={note ? id : undefined}
        title={note?.title}
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
