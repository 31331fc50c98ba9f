import type { OfferedAction } from '@comanda/domain/orders/orders/order-actions';
import { createContext } from 'react';

/**
 * Runs an offered action: at once, or after a confirmation if something would be lost. Returns false if it was refused,
 * which is shown.
 */
export type ActOnOrder = (orderId: number, offered: OfferedAction) => boolean;

export const OrderActionContext = createContext<ActOnOrder>(() => false);
