import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconMailCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Rows } from '../../shared/rows/rows.tsx';
import { MailRow } from './mail-row.tsx';
import classes from './mails.module.css';
import { mailsQuery } from './mails-query.ts';
import { mailTexts as texts } from './texts.ts';

interface MailsListProps {
  /** Null: of all stores. */
  storeId: number | null;
  /** On the page of all stores what did not leave comes first. */
  first: 'unsent' | 'all';
}

/** What was mailed, and what did not leave. */
export function MailsList({ storeId, first }: MailsListProps) {
  const [shown, setShown] = useState(first);
  const query = useInfiniteQuery(mailsQuery(storeId, shown === 'all'));
  return (
    <>
      <Segmented
        label={texts.shown}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'unsent', label: texts.unsent },
          { value: 'all', label: texts.all },
        ]}
      />
      <QueryFaces
        query={query}
        isCompact={storeId !== null}
        skeleton={<TableSkeleton rows={6} hasTools={false} />}
        failed={texts.failed}
        empty={({ pages }) =>
          pages[0]?.mails.length ? null : (
            <EmptyState
              isCompact={storeId !== null}
              icon={<IconMailCheck size={28} stroke={1.75} aria-hidden="true" />}
              title={shown === 'all' ? texts.noneTitle : texts.noneUnsentTitle}
            >
              {shown === 'all' ? null : texts.noneUnsentHint}
            </EmptyState>
          )
        }
      >
        {({ pages }) => (
          <>
            <div className={storeId === null ? classes.card : undefined}>
              <Rows label={texts.list}>
                {pages.flatMap(({ mails }) =>
                  mails.map((mail) => (
                    <MailRow key={mail.mailId} mail={mail} isStoreShown={storeId === null} />
                  )),
                )}
              </Rows>
            </div>
            {query.hasNextPage ? (
              <Button
                variant="default"
                className={classes.more}
                isBusy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {texts.more}
              </Button>
            ) : null}
          </>
        )}
      </QueryFaces>
    </>
  );
}
