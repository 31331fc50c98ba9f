const count = new Intl.NumberFormat('pt-BR');
const counted = (amount: number, [one, many]: readonly [string, string]) =>
  `${count.format(amount)} ${amount === 1 ? one : many}`;

export const tableTexts = {
  all: 'Tudo',
  counted: (shown: number, all: number, [one, many]: readonly [string, string]) =>
    shown === all
      ? `${count.format(all)} ${all === 1 ? one : many}`
      : `${count.format(shown)} de ${count.format(all)} ${all === 1 ? one : many}`,
  more: 'Carregar mais',
  moreFailed: 'Não foi possível carregar mais.',
  soFar: (shown: number, all: number | undefined, noun: readonly [string, string]) =>
    all === undefined
      ? `${counted(shown, noun)}, e há mais`
      : `${count.format(shown)} de ${counted(all, noun)}`,
  allShown: (shown: number, noun: readonly [string, string]) => `Fim da lista: ${counted(shown, noun)}.`,
  pages: 'Páginas',
  page: (number: number) => `Página ${count.format(number)}`,
  previousPage: 'Anterior',
  nextPage: 'Próxima',
  rowsOfPage: (from: number, to: number, all: number) =>
    `${count.format(from)} a ${count.format(to)} de ${count.format(all)}`,
  nothingFound: 'Nada encontrado',
  nothingFoundHint: 'Confira o que foi digitado ou mude os filtros.',
  showAll: 'Mostrar tudo',
  totals: 'Totais',
  actions: 'Ações para os selecionados',
  selected: (amount: number, [one, many]: readonly [string, string]) =>
    `Seleção: ${count.format(amount)} ${amount === 1 ? one : many}`,
  hidden: (amount: number) => `${count.format(amount)} fora da busca`,
  selection: 'Seleção',
  order: 'Ordem',
  selectAll: 'Selecionar tudo',
  clear: 'Limpar seleção',
  filters: 'Filtrar e ordenar',
  filtersOn: 'Filtrar e ordenar: em uso',
  sortBy: 'Ordenar por',
  unsorted: 'Padrão',
  upwards: { text: 'A a Z', number: 'menor primeiro', date: 'mais antigo primeiro' },
  downwards: { text: 'Z a A', number: 'maior primeiro', date: 'mais novo primeiro' },
} as const;
