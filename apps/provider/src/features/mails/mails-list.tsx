import { usePaged } from '@comanda/client/table/use-paged.ts';
import { listMails } from '@comanda/contract/provider/mails.calls';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Rows } from '../../shared/rows/rows.tsx';
import { MailRow } from './mail-row.tsx';
import classes from './mails.module.css';
import { askedMails, MAILS_OPTIONS } from './mails-query.ts';
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
  const query = usePaged(listMails, askedMails(storeId, shown === 'all'), MAILS_OPTIONS);
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
        empty={(mails) =>
          mails.length > 0 ? null : (
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
        {(mails) => (
          <>
            <div className={storeId === null ? classes.card : undefined}>
              <Rows label={texts.list}>
                {mails.map((mail) => (
                  <MailRow key={mail.mailId} mail={mail} isStoreShown={storeId === null} />
                ))}
              </Rows>
            </div>
            <ListFoot list={query} noun={texts.noun} />
          </>
        )}
      </QueryFaces>
    </>
  );
}
