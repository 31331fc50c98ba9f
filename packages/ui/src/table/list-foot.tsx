import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import classes from './list-foot.module.css';
import { tableTexts } from './texts.ts';

/** A list that is loaded page by page. */
export interface MoreRows {
  data: readonly unknown[] | undefined;
  hasMore: boolean;
  isFetchingMore: boolean;
  hasMoreFailed: boolean;
  more: () => void;
}

interface ListFootProps {
  list: MoreRows;
  /** The noun for one row, and the noun for many rows. */
  noun: readonly [one: string, many: string];
  /** Total number of rows, if known. */
  total?: number | undefined;
}

/** Footer of a list: number of loaded rows, and a button for more. */
export function ListFoot({ list, noun, total }: ListFootProps) {
  const { data = [], hasMore, isFetchingMore, hasMoreFailed, more } = list;
  const text = useRef<HTMLParagraphElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    // The button is missing on the last page, so the focus moves to the text.
    if (!hasMore && hasPressed.current && document.activeElement === document.body) text.current?.focus();
    if (!hasMore) hasPressed.current = false;
  }, [hasMore]);
  return (
    <div className={classes.foot}>
      <p ref={text} role="status" tabIndex={-1}>
        {hasMoreFailed
          ? tableTexts.moreFailed
          : hasMore
            ? tableTexts.soFar(data.length, total, noun)
            : tableTexts.allShown(data.length, noun)}
      </p>
      {hasMore ? (
        <Button
          variant="default"
          isBusy={isFetchingMore}
          onClick={() => {
            hasPressed.current = true;
            more();
          }}
        >
          {tableTexts.more}
        </Button>
      ) : null}
    </div>
  );
}
