import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isHeldByCourier } from '@comanda/domain/orders/orders/order-status';
import { ActionButton } from '@comanda/ui/button/action-button.tsx';
import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import { useContext } from 'react';
import { useMay } from '../../../../shared/session/may.tsx';
import { actionsFor } from '../actions-for.ts';
import { detailTexts } from '../late-texts.ts';
import { OrderActionContext } from '../list/action-context.ts';
import { useIsResting } from '../live-orders-context.ts';
import { useOrderSlots } from '../order-slots.ts';
import { actionTexts } from '../texts.ts';
import classes from './action-bar.module.css';
import { ChatButton } from './chat-button.tsx';
import { stepPress } from './step-press.ts';

/**
 * The buttons of an order. Each has one place in every status; the next step is first. A hidden button leaves
 * its place empty, so that no other button moves there. The buttons are plain HTML elements for speed: each
 * opened order renders them again, also on slow computers.
 */
export function ActionBar({ order }: { order: OrderCard }) {
  const act = useContext(OrderActionContext);
  const isResting = useIsResting(order.orderId);
  const { Buttons } = useOrderSlots();
  const offered = actionsFor(order, useMay());
  const isOver = order.closedAt !== null;
  return (
    <div className={`grid-8 ${classes.bar}`}>
      {isOver ? <p className={classes.over}>{detailTexts.over}</p> : null}
      {offered.map((action) => {
        const { label, key } = actionTexts[action.action];
        const isCancel = action.action === 'cancel';
        const Icon = isCancel ? IconBan : IconCircleCheck;
        return (
          <ActionButton
            key={action.isPrimary ? 'primary' : action.action}
            kind={action.isPrimary ? 'primary' : isCancel ? 'cancel' : 'step'}
            label={label}
            icon={action.isPrimary ? undefined : <Icon size={20} stroke={1.75} aria-hidden="true" />}
            disabled={!action.isEnabled}
            title={action.isEnabled ? undefined : isOver ? detailTexts.over : detailTexts.held}
            aria-keyshortcuts={key}
            aria-disabled={(isResting && !isCancel) || undefined}
            {...stepPress(order, action, act)}
          >
            {action.isPrimary ? <Kbd variant="inherit">{key}</Kbd> : null}
          </ActionButton>
        );
      })}
      {Buttons ? <Buttons order={order} /> : null}
      <ChatButton order={order} />
      {isHeldByCourier(order) ? <p className={`muted-13 ${classes.held}`}>{detailTexts.held}</p> : null}
    </div>
  );
}
