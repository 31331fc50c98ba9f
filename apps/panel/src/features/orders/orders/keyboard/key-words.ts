import type { BoardCommand } from './key-table.ts';

/** The description of each key in the table, for the help sheet and the command palette. */
export const keyWords: Record<BoardCommand, string> = {
  accept: 'Aceitar',
  advance: 'Enviar ou pronto para retirada',
  deliver: 'Entregue',
  cancel: 'Cancelar',
  undo: 'Desfazer a última mudança',
  print: 'Imprimir',
  chat: 'Mensagens com o cliente',
  courier: 'Buscar motoboy',
  address: 'Ajustar o endereço de entrega',
  next: 'Pedido de baixo',
  previous: 'Pedido de cima',
  'next-pending': 'Próximo pendente',
  jump: 'Ir para a seção',
  open: 'Abrir o pedido',
  back: 'Voltar',
  search: 'Procurar',
  filters: 'Abrir os filtros',
  'only-late': 'Só os atrasados',
  'clear-filters': 'Limpar filtros',
  density: 'Lista compacta ou confortável',
  silence: 'Silenciar 30 s, ou voltar a tocar',
  palette: 'Comandos',
  help: 'Mostrar estes atalhos',
};
