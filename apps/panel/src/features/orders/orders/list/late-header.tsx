import { IconAlertTriangle } from '@tabler/icons-react';
import { listTexts } from '../texts.ts';
import classes from './late-header.module.css';

/** Header of the late orders of all sections, below the pending orders. */
export function LateHeader({ count }: { count: number }) {
  return (
    <h3 className={`row ${classes.header}`} data-tone="late">
      <IconAlertTriangle size={16} stroke={2.25} aria-hidden="true" />
      {listTexts.late} <span className={classes.count}>{count}</span>
    </h3>
  );
}
