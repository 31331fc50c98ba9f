import type { OrderCard } from '@comanda/domain/orders/order';
import { type OfferedAction, offeredActions } from '@comanda/domain/orders/order-actions';
import { isHeldByCourier } from '@comanda/domain/orders/order-status';
import { Kbd } from '../../../ui/label/kbd.tsx';
import { detailTexts } from '../late-texts.ts';
import { useOrderParts } from '../order-parts.ts';
import { actionTexts } from '../texts.ts';
import classes from './action-bar.module.css';
import { ChatButton } from './chat-button.tsx';

interface ActionBarProps {
  order: OrderCard;
  onAction: (offered: OfferedAction) => void;
}

/**
 * The buttons of an order: the next step big, first and in one place, the others after it. Plain buttons: they are
 * drawn anew with every order that is opened, on slow computers.
 */
export function ActionBar({ order, onAction }: ActionBarProps) {
  const { Buttons } = useOrderParts();
  const offered = offeredActions(order);
  if (offered.length === 0 && !Buttons) return null;
  return (
    <div className={classes.bar}>
      {offered.map((action) => {
        const { label, key } = actionTexts[action.action];
        return (
          <button
            key={action.isPrimary ? 'primary' : action.action}
            type="button"
            className={classes.button}
            data-kind={action.isPrimary ? 'primary' : action.action === 'cancel' ? 'cancel' : 'other'}
            disabled={!action.isEnabled}
            aria-keyshortcuts={key}
            onClick={() => onAction(action)}
          >
            {label}
            {action.isPrimary ? <Kbd variant="inherit">{key}</Kbd> : null}
          </button>
        );
      })}
      {Buttons ? <Buttons order={order} /> : null}
      <ChatButton order={order} />
      {isHeldByCourier(order) ? <p className={classes.held}>{detailTexts.held}</p> : null}
    </div>
  );
}
