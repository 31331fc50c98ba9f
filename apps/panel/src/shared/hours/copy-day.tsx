import { Button } from '@comanda/ui/button/button.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconCopy } from '@tabler/icons-react';
import classes from './week-days.module.css';
import { weekTexts } from './week-texts.ts';

const TARGETS = { all: [0, 1, 2, 3, 4, 5, 6], weekdays: [1, 2, 3, 4, 5], weekend: [0, 6] } as const;

interface CopyDayProps {
  day: string;
  /** Index of the weekday to copy from; not offered as a target. */
  index: number;
  onCopy: (targets: readonly number[]) => void;
}

/** Button that copies the times of one day to other days. */
export function CopyDay({ day, index, onCopy }: CopyDayProps) {
  const groups = Object.entries(TARGETS) as [keyof typeof TARGETS, readonly number[]][];
  return (
    <Popover
      label={weekTexts.copyTitle(day)}
      anchor={(anchor) => (
        <button
          {...anchor}
          type="button"
          className={iconButton.button}
          aria-label={weekTexts.copy(day)}
          title={weekTexts.copy(day)}
        >
          <IconCopy size={20} stroke={1.75} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => (
        <div className={`stack-2 ${classes.targets}`}>
          <p className={`muted-14 ${classes.targetsTitle}`}>{weekTexts.copyTitle(day)}</p>
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
              {weekTexts.copyTo[group]}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  );
}
