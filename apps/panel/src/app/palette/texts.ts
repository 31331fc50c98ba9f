import type { EntryGroup } from './palette-entry.ts';

export const paletteTexts = {
  title: 'Comandos',
  prompt: 'Pedido, tela ou comando…',
  nothing: (query: string) => `Nada com “${query}”`,
  nothingHint: 'Procure um pedido por código, nome, fim do telefone ou item, ou o nome de uma tela.',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  walk: 'andar',
  choose: 'escolher',
  close: 'fechar',
  groups: {
    recent: 'Usados há pouco',
    order: 'Este pedido',
    orders: 'Pedidos',
    list: 'Lista de pedidos',
    store: 'Loja',
    screens: 'Ir para',
  } satisfies Record<EntryGroup, string>,
  goTo: (section: string) => `Ver ${section}`,
  filter: (name: string) => `Filtrar: ${name}`,
  unfilter: (name: string) => `Tirar o filtro: ${name}`,
  openStore: 'Abrir a loja',
  closeStore: 'Fechar a loja',
  estimate: (range: string) => `Previsão de ${range} min`,
  currentEstimate: 'a de agora',
  help: 'Atalhos do teclado',
} as const;
