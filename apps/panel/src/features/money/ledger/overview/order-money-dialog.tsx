import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { PeriodOrder } from '@comanda/contract/money/ledger/overview.calls';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { OrderEvents } from './order-events.tsx';
import { orderLines } from './period-lines.ts';
import { overviewTexts as texts } from './texts.ts';

const WIDTH = 720;

/** Shows an order's money, computed from the sale to the store's share, and each transaction. */
export function OrderMoneyDialog({ order, onClose }: { order: PeriodOrder; onClose: () => void }) {
  const { orderId, code } = order;
  return (
    <Dialog
      opened
      isFullOnPhone
      width={WIDTH}
      title={texts.orderTitle(code ?? String(orderId), order.orderedAt)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink href={`/pedidos?pedido=${orderId}`}>{texts.openOrder}</ButtonLink>
        </>
      }
    >
      <div className="stack-16">
        <WaterfallChart
          title={texts.columns.nett}
          period={order.orderedAt === null ? '' : formatDateTime(new Date(order.orderedAt))}
          formula={texts.howFormula}
          figure={{ value: order.nettCents }}
          lines={orderLines(order)}
          stated={{ cents: order.nettCents, gapName: texts.lines.rest }}
        />
        <OrderEvents orderId={orderId} />
      </div>
    </Dialog>
  );
}
