import { downloadCall } from '@comanda/client/api/download-call.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  getTransfer,
  type StoreTransfer,
  transferReceipt,
} from '@comanda/contract/money/ledger/transfers.calls';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import type { Tone } from '@comanda/ui/tone.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Beneficiary } from './beneficiary.tsx';
import { stateTexts, transferTexts as texts } from './texts.ts';
import classes from './transfer.module.css';

/** Interval in ms between requests for the status of an open transfer. */
const CHECK_MS = 3_000;
const TONES: Record<StoreTransfer['state'], Tone> = {
  asking: 'pending',
  waiting: 'pending',
  paid: 'delivered',
  failed: 'late',
  returned: 'late',
};
const isOpen = (state: StoreTransfer['state']) => state === 'asking' || state === 'waiting';

/**
 * The status of a transfer. The panel asks for the status of an open transfer repeatedly, but never sends the
 * transfer a second time.
 */
export function TransferReceipt({ transferId, onAnother }: { transferId: number; onAnother: () => void }) {
  const query = useQuery({
    queryKey: ['finance', 'transfer', transferId],
    queryFn: ({ signal }) => sendCall(getTransfer, { transferId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpen(data.state) ? CHECK_MS : false),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <QueryFaces query={query} skeleton={<ReceiptSkeleton />} failed={texts.receiptFailed}>
      {(transfer) => <Receipt transfer={transfer} onAnother={onAnother} />}
    </QueryFaces>
  );
}

function Receipt({ transfer, onAnother }: { transfer: StoreTransfer; onAnother: () => void }) {
  const { state, cents, note, reason, transferId, reference } = transfer;
  const time = (at: number) => formatDateTime(new Date(at));
  const facts = [
    [texts.code, String(transferId)],
    [texts.reference, reference],
    ...(note === null ? [] : [[texts.noteShort, note] as const]),
    [texts.requestedAt, time(transfer.requestedAt)],
    [texts.requestedBy, transfer.requestedBy ?? texts.byItself],
    ...(transfer.paidAt === null ? [] : [[texts.paidAt, time(transfer.paidAt)] as const]),
    ...(transfer.endedAt === null ? [] : [[texts.endedAt, time(transfer.endedAt)] as const]),
    ...(reason === null ? [] : [[texts.reason, reason] as const]),
  ] as const;
  const isLost = state === 'failed' || state === 'returned';
  return (
    <section className={`card ${classes.card}`} aria-label={texts.receipt}>
      <div className="stack-16">
        <div className="cluster-12">
          <strong className={classes.amount}>{formatMoney(cents)}</strong>
          <StatusLabel tone={TONES[state]}>{stateTexts[state].name}</StatusLabel>
        </div>
        <p role="status">{stateTexts[state].hint}</p>
        <Facts columns="short" facts={facts} />
        <Beneficiary of={transfer} />
      </div>
      <div className={classes.actions}>
        <ButtonLink href="/financeiro/vendas/vendas" variant="default">
          {texts.toStatement}
        </ButtonLink>
        <SavePdf transferId={transferId} />
        {isOpen(state) ? null : (
          <Button variant={isLost ? 'filled' : 'default'} onClick={onAnother}>
            {isLost ? texts.again : texts.another}
          </Button>
        )}
      </div>
    </section>
  );
}

function ReceiptSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.card}>
        <Skeleton height={320} />
      </div>
    </SkeletonArea>
  );
}

function SavePdf({ transferId }: { transferId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadCall(transferReceipt, { transferId }),
    meta: { silent: true },
    onError: (failure) => toast.error(failureText(failure, { failed: texts.saveFailed })),
  });
  return (
    <Button
      variant="default"
      icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {texts.savePdf}
    </Button>
  );
}
