import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import { createContext } from 'react';

/**
 * Does what an order offers: at once, or after asking where something would be lost. Answers false where it is not done,
 * which is shown.
 */
export type ActOnOrder = (orderId: number, offered: OfferedAction) => boolean;

export const OrderActionContext = createContext<ActOnOrder>(() => false);
