import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Popover } from '../popover/popover.tsx';
import classes from './chart-tools.module.css';
import { chartTexts } from './texts.ts';

interface HowComputedProps {
  /** Title of the explained number. */
  title: string;
  /** Shows the icon without text, for narrow places. */
  isCompact?: boolean;
  children: ReactNode;
}

/** Button 'Como calculamos', which opens an explanation of how a number is calculated. */
export function HowComputed({ title, isCompact = false, children }: HowComputedProps) {
  const label = `${chartTexts.formula}: ${title}`;
  return (
    <Popover
      label={label}
      isAtFoot
      anchor={(anchor) => (
        <button type="button" className={classes.tool} aria-label={isCompact ? label : undefined} {...anchor}>
          <IconInfoCircle size="1.25em" stroke={1.75} aria-hidden="true" />
          {isCompact ? null : chartTexts.formula}
        </button>
      )}
    >
      {() => <div className={classes.formula}>{children}</div>}
    </Popover>
  );
}
