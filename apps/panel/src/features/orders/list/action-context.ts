import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import { createContext } from 'react';

/** Does what an order offers: at once, or after asking where something would be lost. */
export type ActOnOrder = (orderId: number, offered: OfferedAction) => void;

export const OrderActionContext = createContext<ActOnOrder>(() => undefined);
