import type { Happening } from '@comanda/domain/kit/journal/kinds';
import type { ActorKind, TimelineEntry } from '@comanda/domain/orders/orders/order';
import type { HistoryEntry } from '../orders.reads.ts';

/** Text on the screen for each kind of history entry. */
const WORDS: Record<Happening, string> = {
  received: 'Pedido recebido',
  pending: 'Pagamento confirmado',
  accepted: 'Pedido aceito',
  printed: 'Pedido impresso',
  'accepted-and-printed': 'Pedido aceito e impresso',
  'print-requested': 'Impressão pedida',
  'print-failed': 'Impressão falhou',
  'print-given-up': 'Impressão abandonada',
  'print-news': 'Notícias da impressão',
  released: 'Pedido liberado',
  ready: 'Pedido pronto',
  'in-line': 'Em produção',
  'in-charge': 'Em produção',
  sent: 'Saiu para entrega',
  'ready-for-pickup': 'Pronto para retirada',
  delivered: 'Pedido entregue',
  cancelled: 'Pedido cancelado',
  'not-answered': 'Pedido cancelado',
  undone: 'Mudança desfeita',
  acknowledged: 'Aviso visto',
  'address-adjusted': 'Endereço ajustado',
  'courier-requested': 'Motoboy solicitado',
  'courier-linked': 'Motoboy próprio vinculado',
  'courier-on-the-way': 'Motoboy a caminho da loja',
  'courier-picked-up': 'Motoboy saiu com o pedido',
  'courier-returning': 'Voltando para a loja',
  'courier-returned': 'Voltou para a loja',
  'courier-delivered': 'Entrega concluída',
  'courier-cancelled': 'Motoboy cancelado',
  'courier-rejected': 'Motoboy não encontrado',
  'courier-problem': 'Problema na entrega',
  'courier-problem-answered': 'Resposta ao motoboy',
  'courier-news': 'Notícias do motoboy',
  'customer-wrote': 'Mensagem do cliente',
  'merchant-wrote': 'Mensagem da loja',
  'chat-read': 'Mensagens lidas',
};

const EMPTY_PERSON: Record<ActorKind, string | null> = {
  user: null,
  system: 'sistema',
  customer: 'cliente',
  platform: 'plataforma',
  courier: 'motoboy',
};

function wordsOf(happened: string): string {
  return Object.hasOwn(WORDS, happened) ? WORDS[happened as Happening] : happened;
}

/** The history as texts. The entry 'received' shows no actor. */
export function timelineOf(history: readonly HistoryEntry[]): TimelineEntry[] {
  return history.map(({ at, happened, note, actorKind, actorName }) => ({
    label: note === null ? wordsOf(happened) : `${wordsOf(happened)} · ${note}`,
    at,
    actorName: actorName ?? (happened === 'received' ? null : EMPTY_PERSON[actorKind]),
  }));
}
