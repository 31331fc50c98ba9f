import { Button } from '@comanda/ui/button/button.tsx';
import classes from './records.module.css';
import { recordTexts as texts } from './texts.ts';

interface RecordsFootProps {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** How many are shown. */
  count: number;
}

/** Whether there is more, and how to see it. */
export function RecordsFoot({ pages, count }: RecordsFootProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  return (
    <div className={classes.foot}>
      <p role="status">
        {isFetchNextPageError && !isFetchingNextPage ? texts.moreFailed : texts.shown(count)}
        {hasNextPage ? '' : `. ${texts.end}`}
      </p>
      {hasNextPage ? (
        <Button variant="default" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      ) : null}
    </div>
  );
}
