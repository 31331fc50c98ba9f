import toolButton from '@comanda/ui/button/tool-button.module.css';
import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { useIsNarrow } from '@comanda/ui/use-is-narrow.ts';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { IconPrinter, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode, type RefObject } from 'react';
import type { Columns } from '../columns/use-columns.ts';
import { FiltersPopover } from '../filters/filters-popover.tsx';
import type { ListChoices } from '../list/use-list-choices.ts';
import { texts, toolTexts } from '../texts.ts';
import classes from './board-toolbar.module.css';
import { MorePopover } from './more-popover.tsx';
import { SearchBox } from './search-box.tsx';
import { StatusStrip } from './status-strip.tsx';

interface BoardToolbarProps {
  choices: ListChoices;
  late: ReadonlySet<number>;
  searchRef: RefObject<HTMLInputElement | null>;
  onOpen: (orderId: number) => void;
  onHelp: () => void;
  columns: Columns;
  /** The estimate dropdown. */
  estimate: ReactNode;
  /** The button of the sound settings. */
  sound: ReactNode;
}

const PrintSettings = memo(function PrintSettings() {
  return (
    <Tooltip text={texts.printSettings}>
      {(tip) => (
        <Link
          {...tip}
          to="/configuracoes/impressoras"
          className={`card text-14 ${toolButton.button}`}
          aria-label={texts.printSettings}
        >
          <IconPrinter size={20} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
    </Tooltip>
  );
});

/**
 * Asks once, on a wide screen, if orders should be in columns. The answer is saved; the menu 'Mais' can
 * change it.
 */
function ColumnsQuestion({ choose }: Pick<Columns, 'choose'>) {
  return (
    <span className={classes.question}>
      <button
        type="button"
        className={`plain-button muted-14 ${classes.answer}`}
        onClick={() => choose(false)}
      >
        {toolTexts.preferList}
      </button>
      <button
        type="button"
        className={`plain-button muted-14 ${classes.answer}`}
        aria-label={toolTexts.keepColumns}
        title={toolTexts.keepColumns}
        onClick={() => choose(true)}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </span>
  );
}

/** The toolbar above the board: the current situation, then the tools. */
export const BoardToolbar = memo(function BoardToolbar(props: BoardToolbarProps) {
  const { choices, late, searchRef, onOpen, onHelp, columns, estimate, sound } = props;
  const { query, onQuery, filters, onFilters, density, onDensity } = choices;
  const isNarrow = useIsNarrow();
  const isPhone = useMediaQuery('(max-width: 575.98px)');
  const filterTool = <FiltersPopover filters={filters} onFilters={onFilters} late={late} />;
  const tools = (
    <>
      {isPhone ? filterTool : null}
      {estimate}
      {sound}
      <PrintSettings />
    </>
  );
  return (
    <div className={classes.toolbar}>
      <h1 data-spoken>{texts.title}</h1>
      <StatusStrip late={late} onOpen={onOpen} />
      <div className={`row-8 ${classes.tools}`}>
        {columns.isRequested ? <ColumnsQuestion choose={columns.choose} /> : null}
        <SearchBox query={query} onQuery={onQuery} searchRef={searchRef} />
        {isPhone ? null : filterTool}
        {isNarrow ? null : estimate}
        {isNarrow ? null : sound}
        {isNarrow ? null : <PrintSettings />}
        <MorePopover
          density={density}
          onDensity={onDensity}
          areColumns={columns.areShown}
          onColumns={() => columns.choose(columns.areShown === false)}
          onHelp={onHelp}
          tools={isNarrow ? tools : null}
        />
      </div>
    </div>
  );
});
