import { formatMoney } from '@comanda/web/formats/format-money';

const numbers = new Intl.NumberFormat('pt-BR');
export const districts = (amount: number) =>
  `${numbers.format(amount)} ${amount === 1 ? 'bairro' : 'bairros'}`;

/** Texts of the delivery areas screen. */
export const areaTexts = {
  title: 'Locais de Atendimento',
  subtitle: (mayChange: boolean) =>
    `Onde a loja entrega, a partir de quanto e por qual taxa.${mayChange ? ' O que você muda é salvo na hora.' : ''}`,
  tabs: 'Cidades',
  tab: (city: string, { active, all }: { active: number; all: number }) =>
    `${city} · ${numbers.format(active)} de ${numbers.format(all)}`,
  loadFailed: 'Não foi possível carregar os bairros',
  loadFailedHint: 'Confira a conexão e tente de novo.',
  table: (city: string) => `Bairros de ${city}`,
  search: 'Procurar bairro',
  noun: ['bairro', 'bairros'] as const,
  columns: {
    name: 'Bairro',
    minimum: 'Compra mínima',
    fee: 'Taxa de entrega',
    freeFrom: 'Grátis a partir de',
    free: 'Frete grátis',
    power: 'Entrega aqui?',
  },
  field: (column: string, district: string) =>
    column.endsWith(' de') ? `${column}, em ${district}` : `${column} de ${district}`,
  filter: 'Situação',
  filters: {
    active: 'Atendidos',
    inactive: 'Não atendidos',
    free: 'Com frete grátis',
    noFee: 'Com taxa de R$ 0,00',
  },
  isActive: (isActive: boolean) => (isActive ? 'Atendido' : 'Não atendido'),
  isFree: 'Grátis',
  feeBefore: (cents: number) => `antes ${formatMoney(cents)}`,
  noFee: 'Taxa zero: o cliente não paga a entrega',
  serves: (serves: boolean, isWaiting: boolean) =>
    isWaiting ? 'Falta a taxa' : serves ? 'Atende' : 'Não atende',
  /** Texts beside the focused field for the fee; a button for free delivery follows. */
  begun: { proposed: 'Confira a taxa, ou', waiting: 'Escreva a taxa, ou' },
  free: 'entregue grátis',
  deliverFree: (district: string) => `entregue grátis em ${district}`,
  giveFree: (district: string) => `Dar frete grátis em ${district}`,
  chargeAgain: (district: string, cents: number) => `Voltar a cobrar ${formatMoney(cents)} em ${district}`,
  alreadyFree: 'O frete deste bairro já é grátis!',
  undo: 'Desfazer',
  undone: 'Desfeito.',
  changed: (district: string) => `${district} salvo.`,
  changedMany: (amount: number) =>
    `${districts(amount)}: ${amount === 1 ? 'mudança salva' : 'mudanças salvas'}.`,
  nothingChanged: 'Já estava assim: nada mudou.',
  /** Only the first name, because the row has no room for more. */
  meanwhile: (who: string | null, at: string) => `${who?.split(' ')[0] ?? 'Alguém'} mudou às ${at}.`,
  applyOwnValue: (cents: number | null) => (cents === null ? 'Usar o meu' : `Usar ${formatMoney(cents)}`),
  meanwhileMany: (who: string | null, at: string) =>
    `${who ?? 'Outra pessoa'} mudou um destes bairros às ${at}. Nada foi mudado: confira e tente de novo.`,
  notSaved: 'Não foi salvo',
  tooMuch: 'O maior valor é R$ 99.999,99.',
  offline: 'Sem conexão: não foi salvo.',
  retry: (cents: number | null) =>
    cents === null ? 'Tentar novamente' : `Tentar ${formatMoney(cents)} de novo`,
  unread: (typed: string) => `Escreva como 8,90, não “${typed}”.`,
  actions: {
    values: 'Mudar valores…',
    enable: 'Atender',
    disable: 'Não atender',
    free: 'Frete grátis',
    charge: 'Voltar a cobrar',
  },
  bulk: {
    title: (amount: number) => `Mudar valores de ${districts(amount)}`,
    how: (field: string) => `${field}: o que fazer`,
    kinds: {
      keep: 'Não mudar',
      set: 'Definir em',
      more: 'Aumentar R$',
      less: 'Diminuir R$',
      morePercent: 'Aumentar %',
      lessPercent: 'Diminuir %',
      none: 'Tirar',
    },
    amount: (field: string) => `${field}: valor`,
    percent: (field: string) => `${field}: porcentagem`,
    maxPercent: (max: number) => `O maior valor é ${numbers.format(max)} %.`,
    enables: 'Passar a atender os que não são atendidos',
    effect: 'O que vai mudar',
    nothing: 'Escolha o que mudar: aqui aparece o que acontece antes de salvar.',
    confirm: (amount: number) => `Mudar ${districts(amount)}`,
  },
  city: {
    add: 'Adicionar cidade',
    title: 'Adicionar cidade',
    hint: 'Procure a cidade pelo nome. Os bairros dela entram na lista, nenhum deles atendido.',
    search: 'Cidade',
    placeholder: 'Ex.: Campinas',
    searching: 'Procurando…',
    none: 'Nenhuma cidade com este nome. Confira as letras ou fale com o suporte.',
    failed: 'Não foi possível procurar. Tente de novo.',
    listed: 'já está na lista',
    addShort: 'Adicionar',
    choose: (city: string, state: string) => `Adicionar ${city} – ${state}`,
    remove: (city: string) => `Tirar ${city} da lista`,
    removed: (city: string) => `${city} saiu da lista. Os valores ficaram guardados.`,
    cancel: 'Fechar',
    noneTitle: 'Em que cidade a loja entrega?',
    noneHint: 'Adicione a cidade para escolher os bairros, as taxas e o pedido mínimo.',
    unsetTitle: 'A loja ainda não disse onde entrega',
    unsetHint: 'As cidades, os bairros e as taxas aparecem aqui.',
    emptyTitle: (city: string) => `Ainda não conhecemos os bairros de ${city}`,
    emptyHint: 'Fale com o suporte: eles são cadastrados de uma vez, sem você digitar nada.',
  },
} as const;
