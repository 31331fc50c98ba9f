import { listKey } from '@comanda/client/table/use-paged.ts';
import { listBookEntries, type StoreBook } from '@comanda/contract/money/ledger/provider-book.calls';
import type { ManualKind } from '@comanda/contract/money/ledger/provider-manual.calls';
import { BOOK_ACCOUNT_NAMES } from '@comanda/domain/money/ledger/account-names';
import { STORE_ACCOUNTS } from '@comanda/domain/money/ledger/accounts';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { bookQuery } from './book-query.ts';
import { EntriesList } from './entries-list.tsx';
import { ProofCard } from './proof-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { bookTexts as texts } from './texts.ts';

const manualDialog = createLazyPart(async () => (await import('./manual-dialog.tsx')).ManualDialog);
const fineDialog = createLazyPart(async () => (await import('./fine-dialog.tsx')).FineDialog);

/** 'Financeiro' of a store: balances of its accounts, and their entries. */
export function StoreBookTab({ storeId }: { storeId: number }) {
  const query = useQuery(bookQuery(storeId));
  return (
    <QueryFaces query={query} skeleton={<CardListSkeleton count={2} />} failed={texts.failed}>
      {(book) => (
        <>
          <Accounts storeId={storeId} book={book} />
          <TermsCard storeId={storeId} />
          {book.openedOn === null ? null : (
            <>
              <EntriesList storeId={storeId} today={book.today} />
              <ProofCard storeId={storeId} />
            </>
          )}
        </>
      )}
    </QueryFaces>
  );
}

function Accounts({ storeId, book }: { storeId: number; book: StoreBook }) {
  const { openedOn, closedThrough, mayOpen, accounts } = book;
  const mayMove = providerMay(useProviderSession(), 'services.manage');
  const [isFining, setFining] = useState(false);
  const [requested, setRequested] = useState<ManualKind | null>(null);
  const isOwn = ({ account }: StoreBook['accounts'][number]) => STORE_ACCOUNTS.some((own) => own === account);
  return (
    <FormCard
      title={texts.title}
      hint={texts.hint}
      actions={
        mayMove && openedOn !== null ? (
          <>
            {mayOpen ? (
              <Button variant="default" onClick={() => setRequested('opening')}>
                {texts.manual.requestOpening}
              </Button>
            ) : null}
            <Button variant="default" onClick={() => setRequested('adjustment')}>
              {texts.manual.requestAdjustment}
            </Button>
            <Button variant="default" isDestructive onClick={() => setFining(true)}>
              {texts.fine}
            </Button>
          </>
        ) : null
      }
    >
      <p>{openedOn === null ? texts.noBook : texts.since(openedOn, closedThrough)}</p>
      {accounts.length === 0 ? null : (
        <>
          <Sums accounts={accounts.filter(isOwn)} />
          <details>
            <summary>{texts.otherSide}</summary>
            <Sums accounts={accounts.filter((account) => !isOwn(account))} />
          </details>
        </>
      )}
      {requested === null ? null : (
        <manualDialog.Part storeId={storeId} kind={requested} onClose={() => setRequested(null)} />
      )}
      {isFining ? (
        <fineDialog.Part
          storeId={storeId}
          refreshes={[bookQuery(storeId).queryKey, listKey(listBookEntries, [storeId])]}
          onClose={() => setFining(false)}
        />
      ) : null}
    </FormCard>
  );
}

function Sums({ accounts }: { accounts: StoreBook['accounts'] }) {
  return (
    <Facts
      columns="short"
      isStrong
      facts={accounts.map(({ account, cents }) => [BOOK_ACCOUNT_NAMES[account], formatMoney(cents)])}
    />
  );
}
