import { centsFromReais, reaisFromCents } from '@comanda/domain/money/cents';
import type { OrderStatus } from '@comanda/domain/orders/order-status';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { epochOf, instant, writable } from '../wire-types.ts';
import { letterOf, STATUS_LETTERS, statusOfLetter } from './status-letters.wire.ts';

/** Shorter searches would find everybody. */
export const PAST_SEARCH_MIN = 3;
/** Newest first; who wants an older one says more of it. */
export const PAST_SEARCH_MOST = 30;

/** An order of a day before, as a search finds it: enough to be told from others, nothing of where it went. */
export interface FoundOrder {
  orderId: number;
  code: string;
  /** Epoch milliseconds. */
  createdAt: number;
  status: OrderStatus;
  customerName: string;
  totalCents: number;
}

export const pastSearchInput = shape(
  z.object({ busca: z.string().check(writable, z.trim(), z.minLength(PAST_SEARCH_MIN), z.maxLength(80)) }),
  {
    decode: (wire) => ({ text: wire.busca }),
    encode: (input: { text: string }) => ({ busca: input.text }),
  },
);

export const pastSearchAnswer = shape(
  z.object({
    status: z.literal(true),
    pedidos: z.array(
      z.object({
        id_pedido: z.number(),
        hash_pedido: z.string(),
        data_criacao: z.string(),
        status: z.enum(STATUS_LETTERS),
        usuario_nome: z.string(),
        valor_total: z.number(),
      }),
    ),
  }),
  {
    decode: (wire): FoundOrder[] =>
      wire.pedidos.map((found) => ({
        orderId: found.id_pedido,
        code: found.hash_pedido,
        createdAt: epochOf(found.data_criacao),
        status: statusOfLetter(found.status).status,
        customerName: found.usuario_nome,
        totalCents: centsFromReais(found.valor_total),
      })),
    encode: (found: FoundOrder[]) => ({
      status: true as const,
      pedidos: found.map((order) => ({
        id_pedido: order.orderId,
        hash_pedido: order.code,
        data_criacao: instant(order.createdAt),
        status: letterOf({ status: order.status, kitchenStage: null, isPrinted: false }),
        usuario_nome: order.customerName,
        valor_total: reaisFromCents(order.totalCents),
      })),
    }),
  },
);
