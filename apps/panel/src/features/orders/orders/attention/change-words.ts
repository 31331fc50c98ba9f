import type { OrderEvent } from '@comanda/contract/realtime/events';
import { HAPPENINGS, type Happening } from '@comanda/domain/kit/journal/kinds';
import type { ActorKind } from '@comanda/domain/orders/orders/order';

const withoutName: Record<ActorKind, string> = {
  user: 'Outra pessoa',
  customer: 'Cliente',
  system: 'Sistema',
  platform: 'Plataforma',
  courier: 'Motoboy',
};

/** Text for each change, shown after the user's name. `all` is a whole sentence, shown without a name. */
const actions: Partial<Record<Happening, string | { all: string }>> = {
  pending: { all: 'Pagamento confirmado' },
  accepted: 'aceitou',
  printed: 'imprimiu',
  'accepted-and-printed': 'aceitou e imprimiu',
  'print-requested': 'pediu a impressão',
  'print-failed': { all: 'Não foi impresso' },
  'print-given-up': 'desistiu da impressão',
  released: 'liberou',
  ready: 'marcou como pronto',
  'in-line': 'pôs em produção',
  'in-charge': 'pôs em produção',
  sent: 'enviou',
  'ready-for-pickup': 'avisou que está pronto',
  delivered: 'marcou como entregue',
  cancelled: 'cancelou',
  'not-answered': { all: 'Não respondido a tempo' },
  undone: 'desfez a mudança',
  'address-adjusted': 'ajustou o endereço',
  'courier-requested': 'chamou motoboy',
  'courier-linked': 'vinculou motoboy',
  'courier-on-the-way': { all: 'Motoboy a caminho' },
  'courier-picked-up': { all: 'Motoboy retirou' },
  'courier-returning': { all: 'Voltando para a loja' },
  'courier-returned': { all: 'Voltou para a loja' },
  'courier-delivered': { all: 'Motoboy entregou' },
  'courier-cancelled': 'cancelou a entrega',
  'courier-problem': { all: 'Problema na entrega' },
  'courier-problem-answered': 'respondeu ao motoboy',
  'courier-rejected': { all: 'Nenhum motoboy disponível' },
};

/**
 * Changes that do not highlight the card. Conversations have their own count, and an acknowledgement does not
 * change the order.
 */
const quiet: ReadonlySet<Happening> = new Set([
  'received',
  'acknowledged',
  'courier-news',
  'print-news',
  'customer-wrote',
  'merchant-wrote',
  'chat-read',
]);

/** 'Ana aceitou', 'Entregador retirou', 'Não respondido a tempo'; null for changes without a highlight. */
export function changeWords({
  happened,
  actorKind,
  actorName,
}: Pick<OrderEvent, 'happened' | 'actorKind' | 'actorName'>): string | null {
  const known = HAPPENINGS.find((happening) => happening === happened);
  if (known !== undefined && quiet.has(known)) return null;
  const who = actorName && actorKind !== 'courier' ? actorName : withoutName[actorKind];
  const action = known === undefined ? undefined : actions[known];
  if (action === undefined) return `Alterado por ${actorName ?? withoutName[actorKind].toLowerCase()}`;
  return typeof action === 'string' ? `${who} ${action}` : action.all;
}
