import type { OfferedAction } from '@comanda/domain/orders/order-actions';
import { createContext } from 'react';
import type { ActionSource } from '../order-commands.ts';

/** Does what an order offers: at once, or after asking where something would be lost. */
export type ActOnOrder = (orderId: number, offered: OfferedAction, source: ActionSource) => void;

export const OrderActionContext = createContext<ActOnOrder>(() => undefined);
