import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import classes from './page-turner.module.css';
import { tableTexts } from './texts.ts';
import type { Page } from './use-page.ts';

/** Below a list in pages: which rows these are, and the way to the others. Nothing where one page holds all of them. */
export function PageTurner({ page, onTurn }: { page: Page<unknown>; onTurn: () => void }) {
  const { from, to, count, back, forth } = page;
  if (back === null && forth === null) return null;
  const turned = (turn: (() => void) | null) => ({
    // Not `disabled`: who pressed it with a key would lose their place.
    'aria-disabled': turn === null,
    onClick: () => {
      turn?.();
      if (turn) onTurn();
    },
  });
  return (
    <nav className={classes.pages} aria-label={tableTexts.pages}>
      <p role="status">{tableTexts.rowsOfPage(from, to, count)}</p>
      <Button variant="default" icon={<IconChevronLeft size={18} aria-hidden="true" />} {...turned(back)}>
        {tableTexts.previousPage}
      </Button>
      <Button variant="default" icon={<IconChevronRight size={18} aria-hidden="true" />} {...turned(forth)}>
        {tableTexts.nextPage}
      </Button>
    </nav>
  );
}
