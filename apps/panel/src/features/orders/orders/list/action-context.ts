import type { OfferedAction } from '@comanda/domain/orders/orders/order-actions';
import { createContext } from 'react';

/**
 * Runs an offered action: immediately, or after a confirmation if data or a courier would be lost. Returns
 * false if the action was refused; the screen then shows the refusal.
 */
export type ActOnOrder = (orderId: number, offered: OfferedAction) => boolean;

export const OrderActionContext = createContext<ActOnOrder>(() => false);
