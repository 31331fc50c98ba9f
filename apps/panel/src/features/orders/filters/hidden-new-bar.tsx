import { IconBellRinging } from '@tabler/icons-react';
import classes from './hidden-new-bar.module.css';
import { filterTexts } from './texts.ts';

/** Orders that wait for an answer and that the filters hide: they ring, so it must be said where they are. */
export function HiddenNewBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status" className={classes.place}>
      {count > 0 ? (
        <button type="button" className={classes.bar} data-tone="pending" onClick={onShow}>
          <IconBellRinging size={18} stroke={2} aria-hidden="true" />
          <span className={classes.words}>{filterTexts.hiddenNew(count)}</span>
          <span className={classes.show}>{filterTexts.show}</span>
        </button>
      ) : null}
    </div>
  );
}
