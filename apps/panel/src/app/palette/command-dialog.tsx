import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { Window } from '@comanda/ui/window/window.tsx';
import { IconSearch, IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import classes from './command-dialog.module.css';
import { EntryRow } from './entry-row.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { rankEntries } from './rank-entries.ts';
import { recentEntryIds, rememberEntry } from './recent-entries.ts';
import { paletteTexts } from './texts.ts';

interface CommandDialogProps {
  entries: readonly PaletteEntry[];
  /** Called with the typed text, for entries that need a request. */
  onType?: (typed: string) => void;
  onClose: () => void;
}

const pageRows = 6;

/**
 * A field over a list (combobox pattern): typing filters, arrows select, Enter runs.
 * The focus stays in the field.
 */
export function CommandDialog({ entries, onType, onClose }: CommandDialogProps) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const [recentIds] = useState(() => recentEntryIds());
  const [opener] = useState(() => document.activeElement);
  const id = useId();
  const requested = useDeferredValue(query);
  // While the list is older than the typed text, Enter must not choose an entry of the old list.
  const isListBehind = requested !== query;
  const groups = useMemo(() => rankEntries(entries, requested, recentIds), [entries, requested, recentIds]);
  const listed = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const active = listed[Math.min(place, listed.length - 1)];

  useInSight(list, active);

  const choose = (entry: PaletteEntry) => {
    rememberEntry(entry.id);
    // The dialog closes first and returns the focus to its former place. The action may then move the focus
    // again.
    flushSync(onClose);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = placeAfter(event.key, active ? listed.indexOf(active) : 0, listed.length);
    if (next !== null) setPlace(next);
    else if (event.key === 'Enter') {
      const meant = isListBehind ? rankEntries(entries, query, recentIds)[0]?.entries[0] : active;
      if (meant) choose(meant);
    } else return;
    event.preventDefault();
  };

  return (
    <Window
      name={{ label: paletteTexts.title }}
      onClose={onClose}
      placeClass={classes.place}
      className={classes.dialog}
    >
      <div className={`row-12 ${classes.prompt}`}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          className={`fill ${classes.input}`}
          type="text"
          role="combobox"
          data-autofocus
          aria-label={paletteTexts.prompt}
          aria-expanded={listed.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(id, active) : undefined}
          placeholder={paletteTexts.prompt}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            onType?.(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton onClose={onClose} />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={paletteTexts.title}
        className={classes.list}
      >
        {groups.map(({ group, entries: own }) => (
          <fieldset key={group} className="plain-fieldset" aria-label={paletteTexts.groups[group]}>
            <p className={`muted-13 ${classes.heading}`} aria-hidden="true">
              {paletteTexts.groups[group]}
            </p>
            {own.map((entry) => (
              <EntryRow
                key={entry.id}
                id={optionId(id, entry)}
                entry={entry}
                isActive={entry === active}
                onPoint={() => setPlace(listed.indexOf(entry))}
                onChoose={() => choose(entry)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Foot words={requested.trim()} count={listed.length} />
    </Window>
  );
}

function optionId(id: string, entry: PaletteEntry): string {
  return `${id} ${entry.id}`.replaceAll(' ', '-');
}

function useInSight(list: RefObject<HTMLElement | null>, active: PaletteEntry | undefined): void {
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);
}

/** Index of the entry that a key selects; null for other keys. */
function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (((at + 1) % count) + count) % count;
  if (key === 'ArrowUp') return (((at - 1) % count) + count) % count;
  if (key === 'PageDown') return Math.min(at + pageRows, count - 1);
  return key === 'PageUp' ? Math.max(at - pageRows, 0) : null;
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      className={`plain-button centered ${classes.close}`}
      aria-label="Fechar"
      onClick={onClose}
    >
      <IconX size={20} aria-hidden="true" />
    </button>
  );
}

function Foot({ words, count }: { words: string; count: number }) {
  return (
    <>
      {count === 0 ? (
        <div className={classes.nothing}>
          <EmptyState
            icon={<IconSearch size={24} stroke={1.75} />}
            title={paletteTexts.nothing(words)}
            isCompact
          >
            {paletteTexts.nothingHint}
          </EmptyState>
        </div>
      ) : null}
      <div className={`row-12 muted-13 ${classes.foot}`}>
        <p role="status" className={classes.count}>
          {words === '' ? null : paletteTexts.count(count)}
        </p>
        <p className={classes.hints} aria-hidden="true">
          <Kbd>↑ ↓</Kbd> {paletteTexts.walk} <Kbd>Enter</Kbd> {paletteTexts.choose} <Kbd>Esc</Kbd>{' '}
          {paletteTexts.close}
        </p>
      </div>
    </>
  );
}
