import {
  FREE_ABOVE_MOST,
  FREE_OF_WHOLE_PRICE,
  MAX_BELOW_MIN,
  TOO_FEW_OPTIONS,
} from '@comanda/contract/menu/menu/options.errors';
import type { GroupFault, GroupWarning } from '@comanda/domain/menu/menu/group-rules';
import type { PriceRule } from '@comanda/domain/menu/menu/price-rules';

const rules: Record<PriceRule, { name: string; sentence: string }> = {
  highest: { name: 'Maior preço', sentence: 'Cobra o item mais caro dos escolhidos.' },
  lowest: { name: 'Menor preço', sentence: 'Cobra o item mais barato dos escolhidos.' },
  mean: { name: 'Média preços', sentence: 'Cobra a média dos escolhidos: o costume da pizza meio a meio.' },
  sum: { name: 'Soma total', sentence: 'Soma o preço de cada item escolhido, uma vez cada um.' },
  incremental: { name: 'Incremental', sentence: 'Soma o preço vezes quantas vezes cada item foi escolhido.' },
};

const warnings: Record<GroupWarning, string> = {
  'nothing-to-choose': 'Pede uma escolha e ainda não tem itens: os produtos que usam não são vendidos.',
  'too-few-in':
    'Itens em falta: não há o bastante para o mínimo, e os produtos que usam não são vendidos agora.',
  'free-lowest': 'Tem item grátis e cobra o mais barato: quem escolher o grátis junto não paga nada.',
};

const faults: Record<GroupFault, readonly [field: 'least' | 'most' | 'free', text: string]> = {
  'most-below-least': ['most', MAX_BELOW_MIN],
  'too-few-options': ['least', TOO_FEW_OPTIONS],
  'free-of-whole-price': ['free', FREE_OF_WHOLE_PRICE],
  'free-above-most': ['free', FREE_ABOVE_MOST],
};

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const optionTexts = {
  title: 'Variações',
  subtitle: 'Sabores, bordas, adicionais: o que o cliente escolhe dentro de um produto.',
  loadFailed: 'Erro ao obter variação',
  loadFailedHint: 'Confira a conexão e tente de novo.',
  notDone: 'Não foi possível salvar. Tente de novo em instantes.',
  rules,
  warnings,
  faults,
  actionsOf: (name: string) => `Ações de ${name}`,
  actions: { edit: 'Editar', duplicate: 'Duplicar', remove: 'Excluir' },
  close: 'Fechar',
  categories: {
    title: 'Categorias',
    choose: 'Categoria',
    add: 'Adicionar',
    adding: 'Nova categoria de variações',
    editing: 'Editar categoria',
    name: 'Nome',
    nameHint: 'Como você organiza: Pizzas, Lanches, Bebidas…',
    status: 'Status',
    statusHint: 'Oculta ou inativa, as variações dela somem dos produtos.',
    saved: 'Categoria salva.',
    save: 'Salvar',
    groups: (count: number) => counted(count, 'variação', 'variações'),
    none: 'Nenhuma categoria ainda',
    noneHint: 'Crie uma categoria para guardar as variações, como “Pizzas” ou “Adicionais”.',
    noneToSee: 'Quem administra a loja ainda não criou variações.',
    removed: (name: string) => `Categoria “${name}” excluída.`,
    consequence: (name: string, groups: number) =>
      groups === 0
        ? `A categoria “${name}” será excluída.`
        : `A categoria “${name}” será excluída com ${counted(groups, 'variação', 'variações')}.`,
    inUse: (name: string, products: string) =>
      `“${name}” tem variações em uso: ${products}. Tire-as desses produtos antes de excluir.`,
  },
  groups: {
    select: 'Selecione uma categoria',
    selectHint: 'As variações dela aparecem aqui.',
    none: 'Nenhuma variação encontrada',
    noneHint: 'Adicione a primeira: por exemplo “Borda”, “Ponto da carne” ou “Adicionais”.',
    /** Empty if the count is zero. */
    count: (count: number) => (count === 0 ? '' : counted(count, 'Variação', 'Variações')),
    add: 'Adicionar Variação',
    columns: {
      name: 'Variação',
      choices: 'Qtd. Escolha',
      rule: 'Cálculo',
      status: 'Status',
      actions: 'Ações',
    },
    items: (count: number) => (count === 0 ? 'sem itens' : counted(count, 'item', 'itens')),
    uses: (count: number) => (count === 0 ? 'sem uso' : `em ${counted(count, 'produto', 'produtos')}`),
    duplicated: 'Variação duplicada. A cópia está oculta.',
    removed: (name: string) => `Variação “${name}” excluída.`,
    restored: (name: string) => `Variação “${name}” de volta.`,
    consequence: (name: string) => `A variação “${name}” será excluída com os seus itens.`,
    inUse: (name: string, products: string) =>
      `“${name}” é usada em: ${products}. Tire-a desses produtos antes de excluir.`,
  },
  editor: {
    title: 'Variações',
    name: 'Nome',
    nameHint: 'O que o cliente lê: “Escolha a borda”.',
    category: 'Categoria',
    least: 'Escolha mínima',
    leastHint: '0: é opcional',
    most: 'Escolha máxima',
    mostHint: '0: sem limite',
    mostOfEach: 'De cada item',
    mostOfEachHint: '0: sem limite',
    free: 'Itens grátis',
    freeHint: '0: todos são cobrados',
    freeOrder: 'Quais saem grátis',
    freeOrders: { cheapest: 'Mais baratos', first: 'Os primeiros' },
    rule: 'Cálculo do preço',
    ruleEmpty: 'Sem escolher, vale a soma total.',
    save: 'Salvar',
    saved: 'Variação salva.',
    saveFirst: 'Salve a variação para pôr itens nela.',
    gone: 'Esta variação foi excluída.',
    base: 'O preço do produto sempre conta; a variação soma a ele.',
  },
  options: {
    title: 'Itens',
    hint: 'Na ordem em que o cliente vê.',
    none: 'Nenhum item ainda. Adicione o primeiro abaixo.',
    out: 'em falta',
    loose: 'avulso',
    price: (name: string) => `Preço de ${name}`,
    remove: (name: string) => `Tirar ${name}`,
    consequence: (name: string) => `${name} sai da variação, com o seu preço.`,
    removed: (name: string) => `${name} saiu da variação.`,
    from: 'De onde vem',
    fromStock: 'Do estoque',
    isLoose: 'Item avulso',
    stock: 'Item do estoque',
    stockPlaceholder: 'Procurar ou criar…',
    looseName: 'Nome do item',
    newPrice: 'Preço',
    add: 'Adicionar item',
    change: 'Trocar',
    missing: 'Escolha um item do estoque ou dê um nome ao item avulso.',
    notMoney: (typed: string) => `“${typed}” não é um valor. Escreva como 8,90.`,
  },
  uses: {
    title: 'Usado em',
    none: 'Nenhum produto usa esta variação ainda.',
    choose: 'Escolher produtos',
    dialog: (name: string) => `Em quais produtos usar “${name}”?`,
    search: 'Procurar produto',
    all: 'Marcar todos',
    noneOf: 'Desmarcar todos',
    ofCategory: (action: string, category: string) => `${action}: ${category}`,
    found: 'Nenhum produto encontrado.',
    only: (size: string) => `só ${size}`,
    save: 'Salvar',
    saved: 'Produtos atualizados.',
    chosen: (count: number) => (count === 0 ? 'Nenhum produto' : counted(count, 'produto', 'produtos')),
    more: (count: number) => `e mais ${count}`,
  },
  product: {
    none: 'Este produto ainda não tem variações.',
    noneHint: 'Use uma que já existe, ou crie uma só dele.',
    title: 'Variações deste produto',
    hint: 'Na ordem em que o cliente escolhe. Cada mudança aqui é salva na hora.',
    own: 'só deste produto',
    onlySize: (size: string) => `só ${size}`,
    groupIs: (status: string) => `na tela Variações: ${status}`,
    size: 'Tamanho',
    allSizes: 'Todos os tamanhos',
    add: 'Adicionar variação',
    shared: 'Usar uma que já existe',
    choose: 'Escolher…',
    ownName: 'ou criar só para este produto',
    ownPlaceholder: 'Ex.: Ponto da carne',
    added: 'Variação incluída.',
    missing: 'Escolha uma variação ou dê um nome a uma nova.',
    remove: 'Tirar do produto',
    removed: (name: string) => `“${name}” saiu do produto.`,
    consequence: (name: string) => `“${name}” é só deste produto: será excluída com os seus itens.`,
    leaves: (name: string) => `“${name}” deixa de ser perguntada aqui. A variação em si continua.`,
    share: 'Copiar para todos usarem',
    sharing: (name: string) => `Copiar “${name}” para todos usarem`,
    shareTo: 'Para qual categoria?',
    shareIt: 'Copiar',
    isShared: (name: string) => `“${name}” agora também está na tela Variações.`,
  },
  grid: {
    title: 'Sabores e preços',
    hint: 'Uma linha por sabor, uma coluna por tamanho. Deixe vazio onde o sabor não é oferecido; cole direto de uma planilha.',
    open: 'Montar grade',
    closedHint: 'Para pizza, açaí ou sorvete: o preço de cada sabor em cada tamanho, numa tabela só.',
    elsewhere: (groups: string) =>
      `Este produto já pergunta sabores em ${groups}. Para cobrar só pela grade, tire do produto o que está ali.`,
    flavour: 'Sabor',
    whole: 'Preço',
    add: 'Adicionar sabor',
    addAll: (count: number) => `Incluir todos os sabores (${count})`,
    none: 'Adicione os sabores da pizza, do açaí ou do sorvete e ponha o preço em cada tamanho.',
    cell: (flavour: string, size: string) => `${flavour}, ${size}`,
    least: (size: string) => `Mínimo de sabores, ${size}`,
    most: (size: string) => `Máximo de sabores, ${size}`,
    leastLabel: 'Mínimo',
    mostLabel: 'Máximo',
    rule: 'Como cobrar quando há mais de um sabor',
    rules: { mean: 'Média', highest: 'Maior preço' },
    discard: 'Desfazer mudanças',
    changed: (count: number) =>
      count === 0
        ? 'Nada a salvar ainda.'
        : `${counted(count, 'tamanho com mudanças', 'tamanhos com mudanças')}: “Salvar” guarda tudo.`,
    wrong: 'Há preços que não são valores. Escreva como 45,90.',
    wrongCount: 'Confira o mínimo e o máximo de sabores: números inteiros, que dê para escolher.',
    unread: (count: number) =>
      count === 1
        ? '1 valor colado não é um preço: está em vermelho.'
        : `${count} valores colados não são preços: estão em vermelho.`,
    pasted: (count: number) => (count === 1 ? '1 preço colado.' : `${count} preços colados.`),
    unknown: (names: string) => `Não estão no estoque e ficaram de fora: ${names}.`,
    removeRow: (name: string) => `Tirar ${name} da grade`,
    baseSizes: (prices: string) =>
      `Os tamanhos já têm preço (${prices}): o do sabor soma a isso. Se o sabor é o preço inteiro, deixe os tamanhos em 0,00.`,
    baseProduct: (price: string) =>
      `O produto já custa ${price}: o preço do sabor soma a isso. Se o sabor é o preço inteiro, deixe o produto em 0,00.`,
  },
} as const;

/** How many options a customer may choose, in a word or two: `1 a 2`, `até 3`, `2`, `livre`. */
export function choiceWords({ least, most }: { least: number; most: number }): string {
  if (most === 0) return least === 0 ? 'Livre' : `${least} ou mais`;
  if (least === most) return String(least);
  return least === 0 ? `Até ${most}` : `${least} a ${most}`;
}
