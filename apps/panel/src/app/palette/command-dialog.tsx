import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { Window } from '@comanda/ui/window/window.tsx';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
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
  const asked = useDeferredValue(query);
  // A user who types and presses Enter at once means the typed text, not the older list.
  const isListBehind = asked !== query;
  const groups = useMemo(() => rankEntries(entries, asked, recentIds), [entries, asked, recentIds]);
  const listed = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const active = listed[Math.min(place, listed.length - 1)];
  const optionId = (entry: PaletteEntry) => `${id} ${entry.id}`.replaceAll(' ', '-');

  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (entry: PaletteEntry) => {
    rememberEntry(entry.id);
    // Closes first: the focus returns to its former place, and the action may move it from there.
    flushSync(onClose);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    entry.run();
  };
  const walkTo = (next: number) => setPlace(((next % listed.length) + listed.length) % listed.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const at = active ? listed.indexOf(active) : 0;
    if (event.key === 'ArrowDown') walkTo(at + 1);
    else if (event.key === 'ArrowUp') walkTo(at - 1);
    else if (event.key === 'PageDown') setPlace(Math.min(at + pageRows, listed.length - 1));
    else if (event.key === 'PageUp') setPlace(Math.max(at - pageRows, 0));
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
      <div className={`row-12 ${classes.ask}`}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          className={`fill ${classes.input}`}
          type="text"
          role="combobox"
          data-autofocus
          aria-label={paletteTexts.ask}
          aria-expanded={listed.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          placeholder={paletteTexts.ask}
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
        <button
          type="button"
          className={`plain-button centered ${classes.close}`}
          aria-label="Fechar"
          onClick={onClose}
        >
          <IconX size={20} aria-hidden="true" />
        </button>
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
                id={optionId(entry)}
                entry={entry}
                isActive={entry === active}
                onPoint={() => setPlace(listed.indexOf(entry))}
                onChoose={() => choose(entry)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {listed.length === 0 ? (
        <div className={classes.nothing}>
          <EmptyState
            icon={<IconSearch size={24} stroke={1.75} />}
            title={paletteTexts.nothing(asked.trim())}
            isCompact
          >
            {paletteTexts.nothingHint}
          </EmptyState>
        </div>
      ) : null}
      <div className={`row-12 muted-13 ${classes.foot}`}>
        <p role="status" className={classes.count}>
          {asked.trim() === '' ? null : paletteTexts.count(listed.length)}
        </p>
        <p className={classes.hints} aria-hidden="true">
          <Kbd>↑ ↓</Kbd> {paletteTexts.walk} <Kbd>Enter</Kbd> {paletteTexts.choose} <Kbd>Esc</Kbd>{' '}
          {paletteTexts.close}
        </p>
      </div>
    </Window>
  );
}
