import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import classes from './page-turner.module.css';
import { tableTexts } from './texts.ts';

/** Page numbers always visible around the current one. */
const WINDOW = 5;

/** A page of a list. Pages and rows count from 1. */
export interface TurnedPage {
  page: number;
  pages: number;
  /** Number of the page's first row. */
  from: number;
  rows: number;
  total: number;
  goTo: (page: number) => void;
}

/** Below a paged list: the numbers of its rows, and the other pages. Empty for a single page. */
export function PageTurner({ at, onTurn }: { at: TurnedPage; onTurn?: () => void }) {
  const { page, pages, from, rows, total, goTo } = at;
  if (pages <= 1) return null;
  const turns = (to: number) => ({
    // Not `disabled`, because a keyboard user would lose the focus.
    'aria-disabled': to < 1 || to > pages,
    onClick: () => {
      if (to < 1 || to > pages) return;
      goTo(to);
      onTurn?.();
    },
  });
  return (
    <nav className={classes.pages} aria-label={tableTexts.pages}>
      <p role="status">{tableTexts.rowsOfPage(from, from + rows - 1, total)}</p>
      <Button variant="default" icon={<IconChevronLeft size={18} aria-hidden="true" />} {...turns(page - 1)}>
        {tableTexts.previousPage}
      </Button>
      <ol className={classes.numbers}>
        {numbersAround(page, pages).map((number, index, all) => (
          <li key={number} data-gap={(index > 0 && number - (all[index - 1] ?? 0) > 1) || undefined}>
            <button
              type="button"
              className={classes.number}
              aria-label={tableTexts.page(number)}
              aria-current={number === page ? 'page' : undefined}
              {...turns(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button variant="default" icon={<IconChevronRight size={18} aria-hidden="true" />} {...turns(page + 1)}>
        {tableTexts.nextPage}
      </Button>
    </nav>
  );
}

/** The first page, the last, and five around the current one. */
export function numbersAround(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pages - WINDOW + 1));
  const window = Array.from({ length: Math.min(WINDOW, pages) }, (_, index) => first + index);
  return [...new Set([1, ...window, pages])];
}
