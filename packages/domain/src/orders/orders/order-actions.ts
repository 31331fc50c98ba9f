import { decideTransition, isHeldByCourier, type OrderState, type StatusTarget } from './order-status.ts';

export type OrderAction = 'accept' | 'send' | 'ready-for-pickup' | 'deliver' | 'cancel';

/** A button of the panel. `primary`: the usual next step, with the big button. */
export interface OfferedAction {
  action: OrderAction;
  target: StatusTarget;
  isEnabled: boolean;
  isPrimary: boolean;
}

const TARGETS: Record<OrderAction, StatusTarget> = {
  accept: 'accepted',
  send: 'sent',
  'ready-for-pickup': 'ready-for-pickup',
  deliver: 'delivered',
  cancel: 'cancelled',
};

/** The buttons of each status. The first button is primary, unless it is 'cancel'. */
function actionsShown(state: OrderState): readonly OrderAction[] {
  switch (state.status) {
    case 'pending':
      return ['accept', 'cancel'];
    case 'accepted':
      return [state.fulfilment === 'pickup' ? 'ready-for-pickup' : 'send', 'deliver', 'cancel'];
    case 'sent':
    case 'ready-for-pickup':
      return ['deliver', 'cancel'];
    case 'delivered':
      return ['cancel'];
    case 'awaiting-payment':
    case 'cancelled':
      return [];
  }
}

/**
 * The status buttons of an order, in the sequence of the screen. A delivered order shows "Cancelar" disabled.
 * While a courier is searched or on the way, the buttons are disabled.
 */
export function offeredActions(state: OrderState): OfferedAction[] {
  return actionsShown(state).map((action, index) => ({
    action,
    target: TARGETS[action],
    isEnabled: !isHeldByCourier(state) && decideTransition(state, TARGETS[action]).ok,
    isPrimary: index === 0 && action !== 'cancel',
  }));
}
