import { plainMoment, plainNumber, plainReais, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, record } from '../../kit/record.ts';
import { plainStatus } from './status-letters.wire.ts';

/** Minimum length of a search. A shorter text would match too many customers. */
export const PAST_SEARCH_MIN = 3;
/** Maximum number of results, the newest first. A more exact search finds older orders. */
export const PAST_SEARCH_MAX = 30;

export const pastSearchInput = record({ text: ['busca', text({ min: PAST_SEARCH_MIN, max: 80 })] });

/** An order of a previous day in a search result: enough to identify it, without its address. */
const foundOrder = record({
  orderId: ['id_pedido', plainNumber],
  code: ['hash_pedido', plainText],
  createdAt: ['data_criacao', plainMoment],
  status: ['status', plainStatus],
  customerName: ['usuario_nome', plainText],
  totalCents: ['valor_total', plainReais],
});
export type FoundOrder = DomainOfShape<typeof foundOrder>;

export const pastSearchAnswer = answer('pedidos', list(foundOrder));
