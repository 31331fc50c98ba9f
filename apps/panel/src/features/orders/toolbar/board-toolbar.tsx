import { IconKeyboard, IconPrinter, IconSearch, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, type RefObject } from 'react';
import iconButton from '../../../ui/icon-button.module.css';
import { Kbd } from '../../../ui/label/kbd.tsx';
import { Tooltip } from '../../../ui/label/tooltip.tsx';
import { capOf } from '../keyboard/key-table.ts';
import { texts } from '../texts.ts';
import classes from './board-toolbar.module.css';

interface BoardToolbarProps {
  query: string;
  onQuery: (query: string) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
  /** The estimate dropdown. */
  estimate: ReactNode;
  /** The sound's own button. */
  sound: ReactNode;
}

function SearchBox({
  query,
  onQuery,
  searchRef,
}: Pick<BoardToolbarProps, 'query' | 'onQuery' | 'searchRef'>) {
  return (
    <div className={classes.search}>
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <input
        ref={searchRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        className={classes.input}
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
          className={classes.clear}
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
    </div>
  );
}

type ToolsProps = Pick<BoardToolbarProps, 'estimate' | 'sound' | 'onHelp'>;

/** Apart from the search: a letter typed draws none of them anew. */
const Tools = memo(function Tools({ estimate, sound, onHelp }: ToolsProps) {
  return (
    <div className={classes.tools}>
      {estimate}
      {sound}
      <Tooltip text={texts.printSettings}>
        {(tip) => (
          <Link
            {...tip}
            to="/configuracoes/impressoras"
            className={iconButton.button}
            aria-label={texts.printSettings}
          >
            <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
          </Link>
        )}
      </Tooltip>
      <span className={classes.keys}>
        <Tooltip text={`${texts.keyboardHelp} (${capOf('help')})`}>
          {(tip) => (
            <button
              {...tip}
              type="button"
              className={iconButton.button}
              aria-label={texts.keyboardHelp}
              aria-keyshortcuts={capOf('help')}
              onClick={onHelp}
            >
              <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
            </button>
          )}
        </Tooltip>
      </span>
    </div>
  );
});

/** Title, search, estimate, sound, printers and keys: the line above the board. */
export const BoardToolbar = memo(function BoardToolbar({
  query,
  onQuery,
  searchRef,
  ...tools
}: BoardToolbarProps) {
  return (
    <div className={classes.toolbar}>
      <h1 className={classes.title}>{texts.title}</h1>
      <SearchBox query={query} onQuery={onQuery} searchRef={searchRef} />
      <Tools {...tools} />
    </div>
  );
});
