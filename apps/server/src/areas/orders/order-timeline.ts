import type { TimelineEntry } from '@comanda/domain/orders/order';
import type { HistoryEntry } from './orders.reads.ts';

/** What each history entry says on screen. */
const WORDS: Record<string, string> = {
  received: 'Pedido recebido',
  pending: 'Pagamento confirmado',
  accepted: 'Pedido aceito',
  printed: 'Pedido impresso',
  'accepted-and-printed': 'Pedido aceito e impresso',
  released: 'Pedido liberado',
  ready: 'Pedido pronto',
  'in-line': 'Em produção',
  'in-charge': 'Em produção',
  sent: 'Saiu para entrega',
  'ready-for-pickup': 'Pronto para retirada',
  delivered: 'Pedido entregue',
  cancelled: 'Pedido cancelado',
};

const NOBODY: Record<string, string> = {
  system: 'sistema',
  customer: 'cliente',
  platform: 'plataforma',
  courier: 'entregador',
};

export function timelineOf(history: readonly HistoryEntry[]): TimelineEntry[] {
  return history.map((entry) => ({
    label:
      entry.note === null
        ? (WORDS[entry.happened] ?? entry.happened)
        : `${WORDS[entry.happened] ?? entry.happened} · ${entry.note}`,
    at: entry.at,
    actorName: entry.actorName ?? (entry.happened === 'received' ? null : (NOBODY[entry.actorKind] ?? null)),
  }));
}
