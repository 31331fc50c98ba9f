import { type RefObject, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useStickyBar } from '../use-sticky-bar.ts';
import classes from './data-table.module.css';
import type { TableDeclaration } from './table-declaration.ts';
import { tableTexts } from './texts.ts';
import { useBarFocus } from './use-bar-focus.ts';

interface SelectionBarProps<Row> extends Pick<TableDeclaration<Row>, 'noun' | 'actions'> {
  selected: readonly Row[];
  /** Number of selected rows that the search or a filter hides. */
  hidden: number;
  onClear: () => void;
  grid: RefObject<HTMLElement | null>;
}

/**
 * Shown below a list: actions on the selected rows. It is always rendered, because it returns the focus to
 * the grid.
 */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { selected, hidden, noun, actions, onClear, grid } = props;
  const element = useRef<HTMLElement>(null);
  const bar = useBarFocus(grid, selected.length > 0);
  useStickyBar(element, 'bottom', actions !== undefined && selected.length > 0);
  if (!actions || selected.length === 0) return null;
  return (
    <section {...bar.props} ref={element} className={classes.actions} aria-label={tableTexts.actions}>
      <p className={classes.selected} role="status">
        <strong>{tableTexts.selected(selected.length, noun)}</strong>
        {hidden > 0 ? <span>{tableTexts.hidden(hidden)}</span> : null}
      </p>
      <div className={classes.actionButtons}>{actions(selected, onClear)}</div>
      <Button variant="subtle" onClick={onClear}>
        {tableTexts.clear}
      </Button>
    </section>
  );
}
