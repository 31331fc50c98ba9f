import { IconChevronDown } from '@tabler/icons-react';
import { type MouseEvent, useId } from 'react';
import type { Tone } from '../tone.ts';
import classes from './section-header.module.css';

interface SectionHeaderProps {
  title: string;
  count: number;
  tone?: Tone;
  isOpen: boolean;
  onToggle: (click: MouseEvent) => void;
  /** Id of the region that this header opens and closes. */
  controls: string;
  /** True: the header stays at the top of its scrolling pane. */
  isSticky?: boolean;
  /** Small text after the count; it explains an empty section. */
  note?: string | undefined;
  /** True: the note is below the title, because there is no space beside the title. */
  isNoteBelow?: boolean;
  /** True: the header is lower, for a dense list. */
  isCompact?: boolean;
  /** Text that is shown if the closed section contains alarms, e.g. their count. */
  hidden?: string | undefined;
}

/**
 * Header of a collapsible section: title, count in the section's tone, and a chevron. Only the chevron opens
 * and closes the section, because hurried users touch the rows around the header.
 */
export function SectionHeader(props: SectionHeaderProps) {
  const {
    title,
    count,
    tone = 'neutral',
    isOpen,
    onToggle,
    controls,
    isSticky = false,
    note,
    isNoteBelow = false,
    isCompact = false,
    hidden,
  } = props;
  const titleId = useId();
  return (
    <div
      className={`row wraps ${classes.header}`}
      data-sticky={isSticky || undefined}
      data-compact={isCompact || undefined}
    >
      <h2 id={titleId} className={`row ${classes.title}`}>
        <span className="one-line">{title}</span>{' '}
        <span className={`toned ${classes.count}`} data-tone={count > 0 ? tone : 'neutral'}>
          {count}
        </span>{' '}
        {hidden ? (
          <span className={`toned ${classes.count}`} data-tone="pending">
            {hidden}
          </span>
        ) : null}
      </h2>
      {note ? (
        <span className={`one-line muted-13 ${classes.note}`} data-below={isNoteBelow || undefined}>
          {note}
        </span>
      ) : null}
      <button
        type="button"
        className={`centered plain-button ${classes.button}`}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-labelledby={titleId}
        onClick={onToggle}
      >
        <IconChevronDown
          size={18}
          className={classes.chevron}
          data-open={isOpen || undefined}
          aria-hidden="true"
        />
      </button>
    </div>
  );
}
