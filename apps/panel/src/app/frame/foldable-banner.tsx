import type { Tone } from '@comanda/ui/tone.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './foldable-banner.module.css';
import { frameTexts } from './texts.ts';

interface FoldableBannerProps {
  tone: Tone;
  /** An outline icon of 18 px. */
  icon: ReactNode;
  title: string;
  /** Parts of the message: joined on one line while folded, one part per line when unfolded. */
  lines: readonly string[];
  /** An action that is also visible while the banner is folded. */
  action?: ReactNode;
}

/** A lasting notice under the header: one line that users can unfold. */
export function FoldableBanner({ tone, icon, title, lines, action }: FoldableBannerProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes.banner} data-tone={tone} data-open={isOpen || undefined} aria-label={title}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div id={id} className={classes.words}>
        {/* Spaces separate the sentences for screen readers. */}
        <strong>{title}</strong>{' '}
        {lines.map((line) => (
          <span key={line} className={classes.line}>
            {line}{' '}
          </span>
        ))}
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
      <button
        type="button"
        className={classes.fold}
        aria-label={isOpen ? frameTexts.fold : frameTexts.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
