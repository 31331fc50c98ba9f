import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import classes from './page-turner.module.css';
import { tableTexts } from './texts.ts';

/** Number of page numbers that are always visible around the current page. */
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

/**
 * Shown below a paged list: the numbers of the visible rows, and links to other pages. Renders nothing for a
 * single page.
 */
export function PageTurner({ at, onTurn }: { at: TurnedPage; onTurn?: () => void }) {
  const { page, pages, from, rows, total, goTo } = at;
  if (pages <= 1) return null;
  const turns = (to: number) => ({
    // The button is not `disabled`, because a keyboard user would then lose the focus.
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

/** Page numbers to show: the first, the last, and five around the current page. */
export function numbersAround(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), pages - WINDOW + 1));
  const window = Array.from({ length: Math.min(WINDOW, pages) }, (_, index) => first + index);
  return [...new Set([1, ...window, pages])];
}
