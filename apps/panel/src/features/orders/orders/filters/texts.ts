import type { OrderFilter } from './order-filters.ts';

export const filterTexts = {
  bar: 'Filtrar pedidos',
  button: 'Filtros',
  chosen: (count: number) => (count === 1 ? 'escolhido' : 'escolhidos'),
  label: {
    delivery: 'Entrega',
    pickup: 'Retirada',
    'paid-online': 'Pago online',
    'pay-at-door': 'Cobrar na entrega',
    'cash-with-change': 'Com troco',
    late: 'Atrasados',
    scheduled: 'Agendados',
  } satisfies Record<OrderFilter, string>,
  openCount: (count: number) => (count === 1 ? '1 em aberto' : `${count} em aberto`),
  clear: 'Limpar filtros',
  hiddenNew: (count: number) =>
    count === 1 ? '1 pedido novo fora do filtro' : `${count} pedidos novos fora do filtro`,
  hiddenBySearch: (count: number) =>
    count === 1 ? '1 pedido novo fora da busca' : `${count} pedidos novos fora da busca`,
  show: 'Mostrar',
  nothing: 'Nenhum pedido com estes filtros',
  hides: (names: string, count: number) =>
    `${names} ${count === 1 ? 'esconde 1 pedido' : `esconde ${count} pedidos`}.`,
  allHide: 'Nenhum pedido de hoje passa por todos eles.',
  without: (name: string) => `${name}: tirar filtro`,
  takeAway: (names: string) => `Tirar ${names}`,
  compact: 'Lista compacta',
  comfortable: 'Lista confortável',
  commands: 'Comandos',
} as const;

/** Joins the filters' names: “Entrega” ou “Retirada”. */
export function namesOf(filters: readonly OrderFilter[]): string {
  return filters.map((filter) => `“${filterTexts.label[filter]}”`).join(' ou ');
}
