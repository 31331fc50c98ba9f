import { sendCall } from '@comanda/client/api/send-call.ts';
import { getTransferOptions } from '@comanda/contract/money/ledger/transfers.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { transferTexts as texts } from './texts.ts';
import classes from './transfer.module.css';
import { TransferReceipt } from './transfer-receipt.tsx';
import { TransferWizard } from './transfer-wizard.tsx';

const NAMED = 'transferencia';

/** The transfer in the address; null: a new transfer begins. */
function namedTransfer(search: string): number | null {
  const word = new URLSearchParams(search).get(NAMED) ?? '';
  return /^[1-9]\d{0,9}$/.test(word) ? Number(word) : null;
}

/** 'Transferir': three steps, then the receipt, which has its own address. */
export function TransferScreen() {
  const router = useRouter();
  const transferId = namedTransfer(useRouterState({ select: ({ location }) => location.searchStr }));
  const { pathname } = router.history.location;
  return (
    <FormPage title={texts.title}>
      <nav aria-label={texts.crumbsLabel}>
        <ol className={`cluster-8 muted-13 ${classes.crumbs}`}>
          {texts.crumbs.map((crumb) => (
            <li key={crumb}>{crumb}</li>
          ))}
        </ol>
      </nav>
      {transferId === null ? (
        // The receipt replaces the wizard in the history, because Back must not lead to a sent form.
        <NewTransfer onSent={(sentId) => router.history.replace(`${pathname}?${NAMED}=${sentId}`)} />
      ) : (
        <TransferReceipt transferId={transferId} onAnother={() => router.history.push(pathname)} />
      )}
    </FormPage>
  );
}

function NewTransfer({ onSent }: { onSent: (transferId: number) => void }) {
  const query = useQuery({
    queryKey: ['finance', 'transfer-options'],
    queryFn: ({ signal }) => sendCall(getTransferOptions, {}, { signal }),
    staleTime: 0,
    meta: { subject: 'finance', silent: true },
  });
  return (
    <QueryFaces query={query} skeleton={<WizardSkeleton />} failed={texts.loadFailed}>
      {(options) => (
        <TransferWizard
          options={options}
          onSent={onSent}
          onChanged={async () => void (await query.refetch())}
        />
      )}
    </QueryFaces>
  );
}

function WizardSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.card}>
        <Skeleton height={280} />
      </div>
    </SkeletonArea>
  );
}
