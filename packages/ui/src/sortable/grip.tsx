import { IconGripVertical } from '@tabler/icons-react';
import classes from './sortable.module.css';
import { sortableTexts } from './texts.ts';

/** Handle of a sortable row. `useSortable` reacts to its events. */
export function Grip({ name, isDisabled }: { name: string; isDisabled?: boolean }) {
  return (
    <button
      type="button"
      data-grip
      className={`centered ${classes.grip}`}
      disabled={isDisabled}
      aria-label={sortableTexts.handle(name)}
      title={sortableTexts.hint}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
