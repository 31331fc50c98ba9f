import { formatTime } from '@comanda/client/formats/date-time.ts';
import { formatMoney } from '@comanda/web/formats/format-money';

export const editorTexts = {
  adding: 'Adicionando produto',
  editing: (name: string) => `Editando produto ${name}`,
  close: 'Fechar',
  save: 'Salvar',
  saved: 'Produto salvo com sucesso.',
  created: 'Produto adicionado. Agora você pode completar as outras abas.',
  saveHidden: 'Salvar oculto',
  createdHidden: 'Produto salvo, oculto do cardápio. Complete as outras abas e ative quando estiver pronto.',
  createdWithoutSize: 'Produto adicionado. Ele começa a ser vendido com o primeiro tamanho.',
  activate: 'Ativar',
  activated: (name: string) => `${name} está no cardápio.`,
  unknown: 'Erro ao obter produto',
  gone: 'Este produto foi excluído por outra pessoa. O que está na tela não pode mais ser salvo.',
  changed: (who: string | null, at: number) =>
    `${who ?? 'Outra pessoa'} mudou este produto às ${formatTime(new Date(at))}. O que você não mexeu já está atualizado; o que você escreveu continua aqui.`,
  seen: 'Entendi',
  tabs: {
    label: 'Partes do produto',
    information: 'Informações',
    recipe: 'Composição',
    options: 'Variações',
    availability: 'Disponibilidade',
  },
  saveFirst: 'As outras abas abrem depois que você salvar.',
  saveSizesFirst: 'Salve o produto antes de cadastrar tamanhos!',
  photoAfterSave: 'A imagem é enviada quando você salvar.',

  category: 'Categoria',
  categoryMissing: 'Escolha a categoria.',
  chooseCategory: 'Escolha…',
  name: 'Nome',
  nameMissing: 'Dê um nome ao produto.',
  description: 'Descrição',
  descriptionHint: 'O que vem nele, em uma ou duas frases.',
  words: 'O produto',
  wordsHint: 'Como o cliente lê no cardápio.',

  reference: 'Procurar no catálogo',

  prices: 'Quanto custa',
  moreSizes: 'Mais tamanhos?',
  moreSizesHint: 'Pequena, média, grande: cada tamanho com o seu preço.',
  price: 'Preço',
  priceMissing: 'Informe o preço.',
  promo: 'Preço promocional',
  promoHint: 'Vale enquanto for menor que o preço.',
  promoTooHigh: 'A promoção precisa ser menor que o preço.',
  stillSold: (cents: number) =>
    `Até o primeiro tamanho, o produto continua no cardápio por ${formatMoney(cents)}.`,
  hidden: (cents: number) =>
    `O preço de ${formatMoney(cents)} fica guardado. Ele volta a valer se você desligar os tamanhos.`,
  priceFrom: (cents: number) => `No cardápio agora: a partir de ${formatMoney(cents)}.`,
  priceExact: (cents: number) => `No cardápio agora: ${formatMoney(cents)}.`,

  promotion: 'Quando vale a promoção',
  promotionIsLimited: 'Só por um tempo, ou em alguns horários',
  promotionOfSizes: 'Vale também para o preço promocional dos tamanhos.',
  from: 'Começa em',
  fromTime: 'Às',
  until: 'Termina em',
  untilTime: 'Às',
  untilHint: 'Sem horário, vale até o fim do dia.',
  untilBeforeFrom: 'O fim vem antes do começo.',
  promotionDays: 'Dias e horários da promoção',
  promotionAlways: 'Sempre que o produto estiver à venda.',

  photo: 'Imagem',
  photoHint: 'Uma foto clara do prato, de preferência na horizontal.',
  focus: 'O que precisa aparecer na imagem',
  removePhoto: 'Tirar imagem',
  photoUnread: 'Não foi possível abrir esta imagem. Escolha outra.',
  hasPhoto: 'com imagem',
  noPhoto: 'sem imagem',

  more: 'Códigos e quantidade',
  barcode: 'Código de barras (EAN)',
  barcodeWrong: 'Este código de barras não confere. Use os 8, 12 ou 13 números, como na embalagem.',
  barcodeHint: 'Os 8, 12 ou 13 números da embalagem.',
  pdvCode: 'Código PDV',
  pdvHint: 'Como o produto se chama no sistema do caixa.',
  counted: 'Controlar quantidade',
  countedHint: 'Cada pedido desconta do que resta. Quando acaba, o produto fica em falta sozinho.',
  left: 'Quantos ainda há',
  uncounted: 'sem controle',

  sizes: 'Tamanhos',
  sizesEmpty: 'Nenhum tamanho ainda. Adicione o primeiro: o cliente escolhe um deles ao pedir.',
  addSize: 'Adicionar tamanho',
  newSize: 'Novo tamanho',
  editSize: (name: string) => `Tamanho ${name}`,
  sizeSaved: 'Tamanho salvo.',
  sizeName: 'Nome do tamanho',
  sizeActions: (name: string) => `Ações de ${name}`,
  edit: 'Editar',
  move: 'Mover para…',
  remove: 'Excluir',
  sizeRemoved: (name: string) => `Tamanho ${name} excluído.`,
  removeSizes: (along: { sizes: number; flavourPrices: number; groups: number }, cents: number) => {
    const { sizes, flavourPrices, groups } = along;
    const goes = [
      sizes === 1 ? 'O tamanho' : `Os ${sizes} tamanhos`,
      counted(flavourPrices, 'preço de sabor', 'preços de sabores'),
      counted(groups, 'variação', 'variações'),
    ].filter((each) => each !== null);
    const verb = sizes === 1 && goes.length === 1 ? 'sai' : 'saem';
    const then = cents === 0 ? 'fica sem preço: não é vendido assim' : `volta a custar ${formatMoney(cents)}`;
    return `${new Intl.ListFormat('pt-BR').format(goes)} ${verb} do cardápio, e o produto ${then}.`;
  },
  sizesRemoved: (cents: number) =>
    cents === 0
      ? 'Tamanhos excluídos. O produto está sem preço.'
      : `Tamanhos excluídos. O produto custa ${formatMoney(cents)}.`,

  recipe: 'Composição',
  recipeHint:
    'De que o produto é feito. Quando um ingrediente acaba, o produto fica em falta; se ele for removível, o produto continua à venda sem ele. Cada mudança aqui é salva na hora.',
  recipeEmpty: 'Nenhum ingrediente ainda. Busque no estoque o primeiro.',
  addLine: 'Adicionar ingrediente',
  quantity: (name: string) => `Quantidade de ${name}`,
  removable: 'O cliente pode tirar',
  leavesRecipe: (name: string) => `${name} sai da composição.`,
  lineActions: (name: string) => `Ações de ${name}`,
  out: 'Em falta',

  availability: 'Disponibilidade',
  availabilityHint: 'Fora destes horários o produto aparece como indisponível, com o horário em que volta.',
  availabilityWords: { always: 'sempre', limited: 'em dias e horários' },
} as const;

/** '2 variações'; null: none. */
function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
