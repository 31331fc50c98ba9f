import { sendCall } from '@comanda/client/api/send-call.ts';
import { listOrderCharges, type OrderCharge } from '@comanda/contract/money/payments/provider-payments.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import classes from './payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { askNowTexts, chargeTexts as texts } from './texts.ts';
import { useAskNow } from './use-ask-now.ts';

const TONES = {
  asking: 'pending',
  waiting: 'pending',
  captured: 'delivered',
  refused: 'late',
  expired: 'neutral',
} as const;

const ORDER = /^[1-9]\d{0,14}$/;
/** Reads the order from the address; null: none. */
function orderOf(search: string): string | null {
  const named = new URLSearchParams(search).get('pedido') ?? '';
  return ORDER.test(named) ? named : null;
}

/** Online payments of one order of the store, and their refund. */
export function PaymentsTab({ storeId }: { storeId: number }) {
  // Entries of the store's ledger link here with their order.
  const named = useRouterState({ select: ({ location }) => orderOf(location.searchStr) });
  const [typed, setTyped] = useState(named ?? '');
  const [fault, setFault] = useState<string | null>(null);
  const [orderId, setOrderId] = useState<number | null>(named === null ? null : Number(named));
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <form
        className={`cluster-12 ${classes.search}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isOrder = ORDER.test(typed.trim());
          setFault(isOrder ? null : texts.badOrder);
          setOrderId(isOrder ? Number(typed) : null);
        }}
      >
        <TextField
          label={texts.order}
          inputMode="numeric"
          maxLength={15}
          value={typed}
          error={fault}
          onChange={(words) => {
            setTyped(words);
            setOrderId(null);
          }}
        />
        <Button type="submit">{texts.find}</Button>
      </form>
      {orderId === null ? null : <Charges storeId={storeId} orderId={orderId} />}
    </FormCard>
  );
}

function Charges({ storeId, orderId }: { storeId: number; orderId: number }) {
  const queryKey = ['store', storeId, 'charges', orderId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendCall(listOrderCharges, { storeId, orderId }, { signal }),
    retry: false,
    meta: { silent: true },
  });
  const asking = useAskNow([queryKey]);
  const [refunding, setRefunding] = useState<OrderCharge | null>(null);
  if (query.isError)
    return (
      <ErrorState
        isCompact
        title={query.error.message}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.data?.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ul className={classes.charges} aria-label={texts.of(orderId)}>
        {query.data?.map((charge) => (
          <Charge
            key={charge.chargeId}
            charge={charge}
            onRefund={() => setRefunding(charge)}
            onAsk={() => asking.run({ storeId, about: 'charge', id: charge.chargeId })}
          />
        ))}
      </ul>
      {refunding === null ? null : (
        <RefundDialog
          storeId={storeId}
          charge={refunding}
          refreshes={[queryKey]}
          onClose={() => setRefunding(null)}
        />
      )}
    </>
  );
}

interface ChargeProps {
  charge: OrderCharge;
  onRefund: () => void;
  onAsk: () => void;
}

function Charge({ charge, onRefund, onAsk }: ChargeProps) {
  const mayRefund = providerMay(useProviderSession(), 'services.manage');
  const { state, leftCents, isBlocked, refunds } = charge;
  return (
    <li className={`stack-8 ${classes.charge}`}>
      <p className="cluster-12">
        <strong>{texts.charge(charge)}</strong>
        <StatusLabel tone={TONES[state]} variant="quiet">
          {texts.states[state]}
        </StatusLabel>
      </p>
      <p>{isBlocked ? texts.blocked : leftCents > 0 ? texts.left(leftCents) : texts.nothingLeft}</p>
      {refunds.length === 0 ? null : (
        <ul aria-label={texts.refunds}>
          {refunds.map((refund) => (
            <li key={refund.refundId}>{texts.refund(refund)}</li>
          ))}
        </ul>
      )}
      {mayRefund && (state === 'asking' || state === 'waiting') ? (
        <div>
          <Button variant="default" onClick={onAsk}>
            {askNowTexts.ask}
          </Button>
        </div>
      ) : null}
      {mayRefund && leftCents > 0 && !isBlocked ? (
        <div>
          <Button variant="default" onClick={onRefund}>
            {texts.giveBack}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
