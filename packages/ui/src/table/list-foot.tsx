import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import classes from './list-foot.module.css';
import { tableTexts } from './texts.ts';

/** A list that is read page by page, as its foot wants it. */
export interface MoreRows {
  data: readonly unknown[] | undefined;
  hasMore: boolean;
  isFetchingMore: boolean;
  hasMoreFailed: boolean;
  more: () => void;
}

interface ListFootProps {
  list: MoreRows;
  /** One of its rows and many. */
  noun: readonly [one: string, many: string];
  /** How many there are altogether, where that is known. */
  total?: number | undefined;
}

/** Below a list: how much of it is shown, and how to see more. */
export function ListFoot({ list, noun, total }: ListFootProps) {
  const { data = [], hasMore, isFetchingMore, hasMoreFailed, more } = list;
  const said = useRef<HTMLParagraphElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    // The button goes with the last page: whoever pressed it keeps their place.
    if (!hasMore && hasPressed.current && document.activeElement === document.body) said.current?.focus();
    if (!hasMore) hasPressed.current = false;
  }, [hasMore]);
  return (
    <div className={classes.foot}>
      <p ref={said} role="status" tabIndex={-1}>
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
