import { IconBellOff } from '@tabler/icons-react';
import { boardRinger, useRingerState } from './board-ringer.ts';
import classes from './locked-sound-bar.module.css';
import { attentionTexts } from './texts.ts';

/** Says that an order waits but no sound may come out yet; the whole bar is the button that changes it. */
export function LockedSoundBar() {
  const { state, isWanted } = useRingerState();
  if (!isWanted || state !== 'locked') return null;
  return (
    <button
      type="button"
      className={classes.bar}
      data-tone="pending"
      onClick={() => void boardRinger.unlock()}
    >
      <IconBellOff size={20} stroke={2} aria-hidden="true" />
      <span className={classes.words}>
        <strong>{attentionTexts.locked}</strong>{' '}
        <span className={classes.hint}>{attentionTexts.lockedHint}</span>
      </span>
    </button>
  );
}
