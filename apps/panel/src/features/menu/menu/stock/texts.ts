import { timeSeenFrom } from '@comanda/domain/kit/time/day-words';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const stockTexts = {
  title: 'Estoque',
  subtitle: 'Sabores e ingredientes. Todo produto que usa o que está em falta sai de venda sozinho.',
  add: 'Adicionar Novo Item',
  table: 'Itens de estoque',
  noun: ['item', 'itens'],
  search: 'Procurar item',
  columns: { name: 'Item', kind: 'Tipo', uses: 'Usado em', status: 'Status', actions: 'Ações' },
  kinds: { flavour: 'Sabor', ingredient: 'Ingrediente' },
  statuses: { in: 'Ativo', out: 'Oculto (em falta)' },
  filterKind: 'Tipo',
  filterKinds: { flavour: 'Sabores', ingredient: 'Ingredientes' },
  filterStatus: 'Status',
  filterStatuses: { in: 'Ativos', out: 'Ocultos (em falta)', unused: 'Sem uso' },
  actionsOf: (name: string) => `Ações de ${name}`,
  edit: 'Editar',
  remove: 'Excluir',
  putOut: 'Pôr em falta…',
  putIn: 'Voltou',
  none: 'Nenhum item de estoque ainda',
  noneHint:
    'Crie os sabores e ingredientes da loja: com eles, um toque tira de venda tudo o que leva calabresa.',
  noneHintOperator: 'Quando um administrador criar os sabores e ingredientes, você diz aqui o que acabou.',

  outNow: 'Em falta agora',
  nothingOut: 'Nada em falta: tudo o que a loja usa está disponível.',
  whatIsOut: 'O que acabou?',
  whatIsOutHint: 'Digite um sabor ou ingrediente',
  isBack: (name: string) => `Voltou: ${name}`,
  back: 'Voltou',
  backAt: (at: number, now: number, zone: string) => `Volta ${atTime(at, now, zone)}`,
  noReturn: 'Sem hora para voltar',
  change: 'Mudar volta',
  changeOf: (name: string) => `Mudar volta: ${name}`,

  pick: {
    label: 'Adicionar item de estoque',
    placeholder: 'Procurar ou criar…',
    none: 'Nenhum item com este nome.',
    allHere: 'Já está aqui.',
    out: 'em falta',
    create: (name: string, kind: string) => `Criar “${name}” (${kind})`,
    failed: 'O item não foi criado.',
  },

  out: {
    title: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} em falta` : `${names.length} itens em falta`,
    when: 'Quando volta?',
    whenHint: 'Na hora, tudo volta a vender sozinho.',
    never: 'Quando alguém avisar',
    hour: 'Em 1 hora',
    shift: 'No fim do turno',
    nextShift: 'No fim do próximo turno',
    tomorrow: 'Amanhã, na abertura',
    opening: 'Na próxima abertura',
    laterOpening: 'Na abertura seguinte',
    time: 'Em um horário',
    timeLabel: 'Horário da volta',
    timeMissing: 'Escreva o horário da volta.',
    at: (at: number, now: number, zone: string) => atTime(at, now, zone),
    confirm: 'Pôr em falta',
    confirmChange: 'Salvar',
    stopped: 'Param de vender',
    without: 'Vendem sem o item',
    groups: 'Variações que perdem uma opção',
    sizes: 'Tamanhos que somem',
  },

  effect: {
    products: (count: number) =>
      count === 1 ? '1 produto para de vender' : `${count} produtos param de vender`,
    without: (count: number) => (count === 1 ? '1 vai sem o item' : `${count} vão sem o item`),
    groups: (count: number, what: string) =>
      count === 1 ? `1 variação perde ${what}` : `${count} variações perdem ${what}`,
    sizes: (count: number) => (count === 1 ? '1 tamanho some' : `${count} tamanhos somem`),
    flavour: 'um sabor',
    option: 'uma opção',
    nothing: 'nenhum produto à venda muda.',
    stoppedShort: (count: number) => counted(count, 'produto parado', 'produtos parados'),
  },

  announcements: {
    out: (names: readonly string[]) => `${listed(names)} em falta.`,
    outUntil: (names: readonly string[], when: string) => `${listed(names)} em falta. Volta ${when}.`,
    in: (names: readonly string[]) => `${listed(names)} de volta: à venda de novo.`,
    undone: 'Desfeito: está como antes.',
    notMarked: 'Não foi possível mudar o estoque.',
  },

  dialog: {
    create: 'Criar',
    editTitle: 'Editar',
    save: 'Salvar',
    tabs: 'Partes do item',
    data: 'Dados',
    name: 'Nome',
    namePlaceholder: 'Calabresa',
    description: 'Descrição',
    descriptionHint: (left: number) => `Até 200 caracteres (${left === 1 ? 'resta 1' : `restam ${left}`}).`,
    kind: 'Tipo',
    kindHint: 'Sabor o cliente escolhe; ingrediente entra na composição.',
    status: 'Status',
    picture: 'Imagem',
    pictureHint: 'Recomendado 500x500.',
    dropPicture: 'Tirar imagem',
    unreadable: 'Esta imagem não abriu. Escolha outra.',
    twin: 'Já existe um item com este nome e tipo.',
    created: 'Item criado.',
    saved: 'Item salvo.',
    failed: 'Não foi possível salvar o item.',
  },

  uses: {
    title: 'Usado em',
    products: 'Produtos',
    groups: 'Variações',
    none: 'Nada usa este item ainda.',
    noneHint: 'Coloque-o na composição de um produto, ou em uma variação.',
    short: (products: number, groups: number) =>
      [
        ...(products > 0 ? [counted(products, 'produto', 'produtos')] : []),
        ...(groups > 0 ? [counted(groups, 'variação', 'variações')] : []),
      ].join(', ') || 'Nada ainda',
  },

  removal: {
    consequence: (name: string) =>
      `${name} sai do estoque. Nada mais muda: nenhum produto e nenhuma variação usa este item.`,
    inUseTitle: (name: string) => `${name} está em uso`,
    inUse: (products: readonly string[], groups: readonly string[]) =>
      [
        'Tire o item daqui antes de excluir:',
        ...(products.length > 0 ? [`Produtos: ${listed(products)}.`] : []),
        ...(groups.length > 0 ? [`Variações: ${listed(groups)}.`] : []),
      ].join('\n'),
    done: (name: string) => `${name} excluído.`,
    failed: 'O item não foi excluído.',
    restored: (name: string) => `${name} está de volta.`,
    notRestored: 'O item não voltou.',
  },
} as const;

const MAX_NAMED = 4;

/** `Calabresa, Bacon e mais 3`. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED);
  const rest = names.length - shown.length;
  return new Intl.ListFormat('pt-BR').format(rest > 0 ? [...shown, `mais ${rest}`] : shown);
}

/** `às 23:30`, `21/11 às 18:00`. */
function atTime(at: number, now: number, zone: string): string {
  const words = timeSeenFrom(at, now, zone);
  return words.includes(' ') ? words : `às ${words}`;
}
