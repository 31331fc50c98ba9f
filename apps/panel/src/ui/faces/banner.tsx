import { IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Tone } from '../tone.ts';
import classes from './banner.module.css';

interface BannerProps {
  tone: Tone;
  /** An outline icon of 18 px. */
  icon: ReactNode;
  title: string;
  /** The rest of the line; cut with an ellipsis, whole once the person clicks it. */
  text?: string;
  /** A link or small button. */
  action?: ReactNode;
  onDismiss?: () => void;
}

/** One line under the header about something that lasts; a click on the words unfolds them. */
export function Banner({ tone, icon, title, text, action, onDismiss }: BannerProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section className={classes.banner} data-tone={tone} aria-label={title}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <button
        type="button"
        className={classes.words}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <strong>{title}</strong>
        {text ? <span> {text}</span> : null}
      </button>
      {action ? <div className={classes.action}>{action}</div> : null}
      {onDismiss ? (
        <button type="button" className={classes.close} aria-label={`Fechar: ${title}`} onClick={onDismiss}>
          <IconX size={18} aria-hidden="true" />
        </button>
      ) : null}
    </section>
  );
}
