import { Button } from '@comanda/ui/button/button.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconCopy } from '@tabler/icons-react';
import { hoursTexts } from './texts.ts';
import classes from './week-card.module.css';

const TARGETS = { all: [0, 1, 2, 3, 4, 5, 6], weekdays: [1, 2, 3, 4, 5], weekend: [0, 6] } as const;

interface CopyDayProps {
  day: string;
  /** Its place in the week; it is never copied to itself. */
  index: number;
  onCopy: (targets: readonly number[]) => void;
}

/** Copies one day's times to others. */
export function CopyDay({ day, index, onCopy }: CopyDayProps) {
  const groups = Object.entries(TARGETS) as [keyof typeof TARGETS, readonly number[]][];
  return (
    <Popover
      label={hoursTexts.copyTitle(day)}
      anchor={(anchor) => (
        <button
          {...anchor}
          type="button"
          className={iconButton.button}
          aria-label={hoursTexts.copy(day)}
          title={hoursTexts.copy(day)}
        >
          <IconCopy size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <div className={classes.targets}>
          <p className={classes.targetsTitle}>{hoursTexts.copyTitle(day)}</p>
          {groups.map(([group, targets]) => (
            <Button
              key={group}
              variant="subtle"
              isWide
              onClick={() => {
                onCopy(targets.filter((target) => target !== index));
                close();
              }}
            >
              {hoursTexts.copyTo[group]}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  );
}
