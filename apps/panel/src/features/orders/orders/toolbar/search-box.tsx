import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { texts } from '../texts.ts';
import classes from './search-box.module.css';

interface SearchBoxProps {
  query: string;
  onQuery: (query: string) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

/**
 * Search field for orders by code, customer or item. If there is no room, only an icon is shown until a
 * person uses the search.
 */
export function SearchBox({ query, onQuery, searchRef }: SearchBoxProps) {
  return (
    <label className={`row-8 ${classes.search}`}>
      <IconSearch size={19} stroke={1.75} aria-hidden="true" />
      <input
        ref={searchRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        className={`fill ${classes.input}`}
        placeholder={texts.search}
        aria-label={texts.search}
        aria-keyshortcuts={texts.searchKey}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (query) onQuery('');
          else event.currentTarget.blur();
        }}
      />
      {query ? (
        <button
          type="button"
          className={`plain-button centered ${classes.clear}`}
          aria-label={texts.clearSearch}
          onClick={() => onQuery('')}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      ) : (
        <span className={classes.hint} aria-hidden="true">
          <Kbd>{texts.searchKey}</Kbd>
        </span>
      )}
    </label>
  );
}
