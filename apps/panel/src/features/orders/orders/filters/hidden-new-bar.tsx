import { IconBellRinging } from '@tabler/icons-react';
import classes from './hidden-new-bar.module.css';
import { filterTexts } from './texts.ts';

interface HiddenNewBarProps {
  count: number;
  /** Text with the count of hidden orders; names the cause: filters or search. */
  words: (count: number) => string;
  onShow: () => void;
}

/**
 * Shows that filters or a search hide pending orders. Hidden orders still ring, so people must be able to
 * find them.
 */
export function HiddenNewBar({ count, words, onShow }: HiddenNewBarProps) {
  return (
    <div role="status" className={classes.place}>
      {count > 0 ? (
        <button type="button" className={`row-10 toned ${classes.bar}`} data-tone="pending" onClick={onShow}>
          <IconBellRinging size={18} stroke={2} aria-hidden="true" />
          <span className={classes.words}>{words(count)}</span>
          <span className={classes.show}>{filterTexts.show}</span>
        </button>
      ) : null}
    </div>
  );
}
