import { IconChevronDown } from '@tabler/icons-react';
import type { Tone } from '../tone.ts';
import classes from './section-header.module.css';

interface SectionHeaderProps {
  title: string;
  count: number;
  tone?: Tone;
  isOpen: boolean;
  onToggle: () => void;
  /** Id of the region this header opens and closes. */
  controls: string;
  /** Stays at the top of its scrolling pane. */
  isSticky?: boolean;
  /** A quiet word after the count: what it means that there is nothing. */
  note?: string | undefined;
  /** The note has no room beside the title: it stands below it. */
  isNoteBelow?: boolean;
  /** Lower, for a dense list. */
  isCompact?: boolean;
}

/** The head of a collapsible section: title, count in the section's tone, and a chevron; one big button. */
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
  } = props;
  return (
    <h2 className={classes.header} data-sticky={isSticky || undefined} data-compact={isCompact || undefined}>
      <button
        type="button"
        className={`row wraps plain-button ${classes.button}`}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <span className={`one-line ${classes.title}`}>{title}</span>{' '}
        <span className={`toned ${classes.count}`} data-tone={count > 0 ? tone : 'neutral'}>
          {count}
        </span>
        {note ? (
          <span className={`one-line muted-13 ${classes.note}`} data-below={isNoteBelow || undefined}>
            {note}
          </span>
        ) : null}
        <IconChevronDown
          size={18}
          className={classes.chevron}
          data-open={isOpen || undefined}
          aria-hidden="true"
        />
      </button>
    </h2>
  );
}
