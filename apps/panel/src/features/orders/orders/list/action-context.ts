import type { OfferedAction } from '@comanda/domain/orders/orders/order-actions';
import { createContext } from 'react';

/**
 * Runs an offered action: immediately, or after a confirmation if something would be lost. Returns false after a
 * refusal, which the screen shows.
 */
export type ActOnOrder = (orderId: number, offered: OfferedAction) => boolean;

export const OrderActionContext = createContext<ActOnOrder>(() => false);
