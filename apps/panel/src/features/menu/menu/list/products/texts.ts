import { formatMoney } from '@comanda/web/formats/format-money';

const numbers = new Intl.NumberFormat('pt-BR');
const products = (count: number) => `${numbers.format(count)} ${count === 1 ? 'produto' : 'produtos'}`;

export const productTexts = {
  title: 'Produtos',
  subtitle: 'O que a loja vende, na ordem em que o cliente vê.',
  noneTitle: 'Seu cardápio começa aqui',
  noneHint: 'Crie a primeira categoria, como Pizzas ou Bebidas, e depois os produtos dela.',
  noneToSeeHint: 'As categorias e os produtos aparecem aqui assim que alguém os cadastrar.',
  all: 'Todas as categorias',
  list: (category: string) => `Produtos de ${category}`,
  noun: ['produto', 'produtos'] as const,
  counted: (shown: number, all: number) => `${numbers.format(shown)} de ${products(all)}`,
  search: 'Procurar...',
  searchAll: 'Procurar em todas as categorias',
  add: 'Adicionar Produto',
  emptyTitle: (category: string) => `${category} ainda não tem produtos`,
  emptyHint: 'Adicione o primeiro: nome e preço bastam para começar.',
  emptyToSeeHint: 'Os produtos aparecem aqui assim que alguém os cadastrar.',
  filter: 'Status',
  unsold: 'Fora de venda agora',
  columns: { product: 'Produto', price: 'Preço', status: 'Status', actions: 'Ações' },
  edit: (name: string) => `Editar ${name}`,
  price: (name: string) => `Preço de ${name}`,
  from: 'a partir de',
  before: (cents: number) => `de ${formatMoney(cents)}`,
  now: (cents: number) => `por ${formatMoney(cents)}`,
  noPrice: 'sem preço',
  without: (names: readonly string[]) => `Sai sem ${names.join(', ')}`,
  left: (count: number) => (count === 1 ? 'Resta 1' : `Restam ${numbers.format(count)}`),
  actionsOf: (name: string) => `Ações de ${name}`,
  actions: {
    edit: 'Editar',
    duplicate: 'Duplicar',
    move: 'Mover para…',
    remove: 'Excluir',
  },
  unread: (typed: string) => `Escreva o preço como 8,90, não “${typed}”.`,
  tooMuch: 'O maior preço é R$ 99.999,99.',
  overtaken: (name: string, cents: number) =>
    `Alguém mudou o preço de ${name} para ${formatMoney(cents)} enquanto você digitava.`,
  applyOwnValue: (cents: number) => `Usar ${formatMoney(cents)}`,
  priceSaved: (name: string) => `Preço de ${name} salvo.`,
  removal: (name: string, holds: readonly string[]) =>
    `${name} sai do cardápio${holds.length === 0 ? '' : ` com ${joined(holds)}`}. Os pedidos já feitos não mudam.`,
  sizes: (count: number) => (count === 1 ? '1 tamanho' : `${numbers.format(count)} tamanhos`),
  ingredients: (count: number) => (count === 1 ? '1 ingrediente' : `${numbers.format(count)} ingredientes`),
  groups: (count: number) =>
    count === 1 ? '1 variação ligada' : `${numbers.format(count)} variações ligadas`,
  removed: (name: string) => `${name} excluído.`,
  duplicated: (name: string) => `Cópia de ${name} criada logo abaixo, oculta: ajuste e ative.`,
  moving: {
    title: (name: string) => `Mover ${name}`,
    category: 'Categoria',
    position: 'Posição',
    positionHint: (count: number) => `De 1 (primeiro) a ${count} (último).`,
    move: 'Mover',
    moved: (name: string, category: string) => `${name} agora está em ${category}.`,
  },
  prices: {
    title: (count: number) => `Mudar preços de ${products(count)}`,
    direction: 'O que fazer',
    up: 'Aumentar',
    down: 'Diminuir',
    kind: 'Quanto, em',
    amount: 'Valor',
    amountMissing: 'Escreva um valor maior que zero.',
    ending: 'Terminar em',
    asItComes: 'Como der',
    endsWith: (cents: number) => `,${String(cents).padStart(2, '0')}`,
    withOptions: 'Mudar também os preços das variações destes produtos',
    maxPercent: (max: number) => `O maior valor é ${numbers.format(max)} %.`,
    nothingYet: 'Escreva o valor: aqui aparece cada preço, como era e como fica, antes de salvar.',
    nothing: (count: number) => `Nenhum preço muda: ${count === 1 ? 'ele já está' : 'eles já estão'} assim.`,
    preview: 'Como fica',
    item: 'Item',
    before: 'Era',
    after: 'Fica',
    promotionEnds: 'promoção termina',
    free: (count: number) =>
      count === 1
        ? 'Atenção: 1 preço fica em R$ 0,00.'
        : `Atenção: ${numbers.format(count)} preços ficam em R$ 0,00.`,
    more: (count: number) => `E mais ${numbers.format(count)}, do mesmo jeito.`,
    alsoIn: (count: number) =>
      `As variações também são de ${count === 1 ? 'outro produto, que muda' : `outros ${numbers.format(count)} produtos, que mudam`} junto.`,
    submit: 'Mudar preços',
    confirm: (count: number) => `Mudar ${numbers.format(count)} ${count === 1 ? 'preço' : 'preços'}`,
    failed: 'Os preços não foram mudados.',
    changed: (count: number) =>
      `${numbers.format(count)} ${count === 1 ? 'preço mudado' : 'preços mudados'}.`,
  },
  bulk: {
    prices: 'Mudar preços…',
    statusSaved: (count: number, status: string) => `${products(count)}: ${status.toLowerCase()}.`,
    setTo: { active: 'Ativar', out: 'Em falta', hidden: 'Ocultar' },
    nothing: 'Já estava assim: nada mudou.',
  },
} as const;

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}
