import { sendCall } from '@comanda/client/api/send-call.ts';
import { listOrderCharges, type OrderCharge } from '@comanda/contract/money/payments/provider-payments.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { OrderFinder, orderOf } from '../../../shared/order/order-finder.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import classes from './payments.module.css';
import { RefundDialog } from './refund-dialog.tsx';
import { checkNowTexts, chargeTexts as texts } from './texts.ts';
import { useCheckNow } from './use-check-now.ts';

const TONES = {
  asking: 'pending',
  waiting: 'pending',
  captured: 'delivered',
  refused: 'late',
  expired: 'neutral',
} as const;

/** Online payments of one order of the store, and actions to refund them. */
export function PaymentsTab({ storeId }: { storeId: number }) {
  // Ledger entries link to this tab and give the order's number in the address.
  const named = useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get('pedido') ?? '',
  });
  return (
    <OrderFinder title={texts.title} hint={texts.hint} first={orderOf(named)}>
      {(orderId) => <Charges storeId={storeId} orderId={orderId} />}
    </OrderFinder>
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
  const check = useCheckNow([queryKey]);
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
            onCheck={() => check.run({ storeId, about: 'charge', id: charge.chargeId })}
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
  onCheck: () => void;
}

function Charge({ charge, onRefund, onCheck }: ChargeProps) {
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
          <Button variant="default" onClick={onCheck}>
            {checkNowTexts.checkNow}
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
