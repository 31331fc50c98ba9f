import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  findOrderLinks,
  type OrderLinks,
  withdrawOrderCourierLink,
  withdrawOrderLink,
} from '@comanda/contract/orders/customer/provider-order-links.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OrderFinder } from '../../../shared/order/order-finder.tsx';
import { linkTexts as texts } from './texts.ts';

/** Links of an order for people outside of the store. */
export function OrderLinksCard({ storeId }: { storeId: number }) {
  return (
    <OrderFinder title={texts.title} hint={texts.hint}>
      {(orderId) => <Links storeId={storeId} orderId={orderId} />}
    </OrderFinder>
  );
}

function Links({ storeId, orderId }: { storeId: number; orderId: number }) {
  const queries = useQueryClient();
  const queryKey = ['store', storeId, 'order-links', orderId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => sendCall(findOrderLinks, { storeId, orderId }, { signal }),
    retry: false,
    meta: { silent: true },
  });
  const mutation = {
    savedText: texts.done,
    onDone: () => queries.invalidateQueries({ queryKey }),
  };
  const customer = useCallMutation(withdrawOrderLink, mutation);
  const courier = useCallMutation(withdrawOrderCourierLink, mutation);
  const confirmAndWithdraw = async (
    text: string,
    withdraw: (input: { storeId: number; orderId: number }) => void,
  ) => {
    const isSure = await alertDialog({
      title: texts.withdrawTitle,
      text,
      confirmText: texts.confirmWithdraw,
      cancelText: texts.back,
      isDestructive: true,
    });
    if (isSure) withdraw({ storeId, orderId });
  };
  if (query.isError)
    return (
      <ErrorState
        isCompact
        title={query.error.message}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  const links: OrderLinks = query.data ?? { orderId, hasCustomerLink: false, hasCourierLink: false };
  return (
    <Rows label={texts.links(orderId)}>
      <LinkRow
        name={texts.customer}
        isInUse={links.hasCustomerLink}
        isBusy={customer.isBusy}
        onWithdraw={() => void confirmAndWithdraw(texts.customerText(orderId), customer.run)}
      />
      <LinkRow
        name={texts.courier}
        isInUse={links.hasCourierLink}
        isBusy={courier.isBusy}
        onWithdraw={() => void confirmAndWithdraw(texts.courierText(orderId), courier.run)}
      />
    </Rows>
  );
}

interface LinkRowProps {
  name: string;
  isInUse: boolean;
  isBusy: boolean;
  onWithdraw: () => void;
}

function LinkRow({ name, isInUse, isBusy, onWithdraw }: LinkRowProps) {
  return (
    <Row
      name={name}
      isPast={!isInUse}
      state={
        <StatusLabel tone={isInUse ? 'delivered' : 'neutral'} variant="quiet">
          {isInUse ? texts.inUse : texts.none}
        </StatusLabel>
      }
      actions={
        isInUse ? (
          <Button
            variant="default"
            isBusy={isBusy}
            aria-label={texts.withdrawNamed(name)}
            onClick={onWithdraw}
          >
            {texts.withdraw}
          </Button>
        ) : null
      }
    />
  );
}
