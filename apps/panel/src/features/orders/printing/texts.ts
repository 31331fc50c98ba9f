import { DEFAULT_STATION } from '@comanda/domain/orders/printing/print-job';
import { SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';

/** The texts of the printing screens. Texts from the specification are used word for word. */
export const printingTexts = {
  save: 'Salvar Alterações',
  title: 'Impressoras',
  tabs: 'Configurações de impressão',
  printersTab: 'IMPRESSORA(S)',
  layoutTab: 'Layout de Impressão',
  sync: 'Sincronizar configurações da nuvem',
  synced: 'Configurações sincronizadas com a nuvem',
  saved: 'Configurações salvas com sucesso',
  attention: 'Atenção!',
  loadFailed: 'Não foi possível carregar as configurações de impressão',
} as const;

export const fieldTexts = {
  defaultPrinter: 'Impressora padrão da loja',
  defaultPrinterShort: 'Impressora padrão',
  layout: 'Layout da comanda',
  delay: 'Pausa entre comandas',
  seconds: (ms: number) => (ms === 1000 ? '1 segundo' : `${ms / 1000} segundos`),
  copies: 'Número de cópias',
  method: 'Método de impressão',
  width: 'Largura do papel',
  linesSkipped: 'Linhas em branco no início',
  marginLeft: 'Margem esquerda',
  marginRight: 'Margem direita',
  fontName: 'Fonte',
  fontSize: 'Tamanho da fonte',
  printsProduction: 'Imprimir comandas de produção',
  printsCustomerCopy: 'Imprimir via do cliente',
  printsStoreCopy: 'Imprimir via do estabelecimento',
  groupsItems: 'Agrupar itens iguais',
  printsLogo: 'Imprimir o logotipo',
  acceptsAutomatically: 'Aceitar e imprimir pedidos automaticamente',
  routes: 'Agrupamento das categorias',
  yes: 'Sim',
  no: 'Não',
} as const;

export const cashierTexts = {
  title: 'Comanda do caixa',
  hint: 'A comanda do pedido inteiro, com cliente, endereço e pagamento.',
  layoutHints: {
    '1': 'Tudo: itens, preços, cliente, endereço e pagamento.',
    '2': 'Sem os preços dos itens e sem as linhas do endereço.',
    '3': 'Só os itens, em letras grandes.',
  },
  noCopyHint: 'Sem nenhuma das duas sai uma comanda só, sem título.',
  groupHint: '“2x Pizza Calabresa” em uma linha só, em vez de duas.',
  logoHint: 'No alto das comandas do caixa, em preto e branco. Nas de produção não sai.',
  noLogo:
    'Sua loja ainda não tem um logotipo aprovado. Envie o seu em Estabelecimento: até lá as comandas saem sem ele.',
  copiesHint: 'De cada comanda do caixa.',
} as const;

export const jobTexts = {
  title: 'Papel e letra',
  hint: 'Confira o resultado na aba Layout de Impressão.',
  methodHints: {
    comanda: 'O módulo de impressão Comanda, instalado no computador.',
    qz: 'O programa QZ Tray, instalado no computador, com certificado próprio.',
    nat: 'O módulo de impressão nativo, na porta 8847 do computador.',
  },
  rawOff:
    'As impressoras deste computador imprimem direto, com a letra delas: fonte, tamanho e pausa não mudam. Linhas e margens valem.',
  delayHint: 'Vale para impressoras com driver do sistema.',
  /** In mm: the margin that leaves 42 of 46 columns. */
  narrowHint: 'Impressora de 42 colunas: 6 mm.',
  qzOff: 'Com o QZ Tray, cópias, largura, linhas, margens e fonte seguem a própria impressora.',
} as const;

export const productionTexts = {
  title: 'Comandas de produção',
  hint: 'Uma comanda só com os itens, em letras grandes, para quem prepara o pedido.',
  listHint: `Categorias com o mesmo agrupamento saem juntas, na mesma comanda e na mesma impressora. Sem agrupamento, os itens saem em “${DEFAULT_STATION}”.`,
  category: 'Categoria',
  grouping: 'Agrupamento',
  printer: 'Impressora',
  groupingOf: (category: string) => `Agrupamento de ${category}`,
  printerOf: (category: string) => `Impressora de ${category}`,
  defaultPrinter: (name: string) => (name === SYSTEM_PRINTER ? SYSTEM_PRINTER : `Padrão (${name})`),
  several: (names: readonly string[], isAnyOf: boolean) => names.join(isAnyOf ? ' ou ' : ' e '),
  /** Names two categories and counts the others if the list is long. */
  shared: (categories: readonly string[]) =>
    `Sai junto com ${joined(categories.length > 3 ? [...categories.slice(0, 2), `mais ${categories.length - 2}`] : categories)}`,
  result: 'Como vai sair',
  goesTo: (printer: string) => `sai em ${printer}`,
  nowhere: 'não sai em nenhum computador',
  nowhereHere: 'não sai neste navegador',
  place: (printer: string, device: string) => `${printer} (${device})`,
  rest: 'Itens sem categoria',
  noCategories: 'O cardápio ainda não tem categorias',
  noCategoriesHint: `Enquanto isso, todos os itens saem em uma comanda “${DEFAULT_STATION}”.`,
  categoriesFailed: 'Não foi possível carregar as categorias do cardápio',
} as const;

export const autoAcceptTexts = {
  title: 'Aceite automático',
  hint: 'Pedidos novos são aceitos e impressos na hora, mesmo com o painel fechado.',
  adminsOnly: 'Só o administrador da loja pode ligar ou desligar o aceite automático.',
  exception: 'Um pedido com valores que não fecham continua esperando por você.',
  noPrinter:
    'Nenhum computador desta loja imprime sozinho: os pedidos serão aceitos e as comandas ficam esperando, com alarme, até alguém escolher uma impressora.',
} as const;

export const softwareTexts = {
  title: 'Software',
} as const;

/** 'Pizzas', 'Pizzas e Bebidas', 'Pizzas, Bebidas e Massas'. */
export function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} e ${last}`;
}

export const differencesTexts = {
  title: 'As configurações não são as mesmas',
  intro: 'As configurações deste aparelho e as da nuvem são diferentes. Escolha com quais ficar.',
  here: 'Neste aparelho',
  cloud: 'Na nuvem',
  allHere: 'Tudo deste aparelho',
  allCloud: 'Tudo da nuvem',
  takeCloud: 'Usar as da nuvem',
  takeChosen: 'Usar as escolhidas',
  later: 'Decidir depois',
  saveAfter: 'O que você escolher deste aparelho vai para a nuvem quando você clicar em “Salvar Alterações”.',
} as const;

export const previewTexts = {
  title: 'Assim sai no papel',
  hint: 'Um pedido de exemplo com as configurações da tela, também as que ainda não foram salvas.',
  which: 'Comanda',
  cashier: (layout: string) => `Caixa · ${layout}`,
  production: (station: string) => `Produção · ${station}`,
  copies: 'Via',
  order: 'Sem título',
  customer: 'Cliente',
  store: 'Estabelecimento',
  mode: 'Como é impressa',
  modes: { page: 'Driver do sistema', raw: 'Direto na térmica' },
  rawHint: 'Com as letras da própria impressora: fonte e tamanho não valem.',
  inUse: 'É o layout escolhido para a comanda do caixa.',
  takeLayout: (layout: string) => `Usar o layout ${layout}`,
  previewLabel: 'Prévia da comanda',
  logo: 'Logotipo da loja',
  test: 'Imprimir teste',
  testHint: 'Imprime uma página com letras, acentos e largura, para conferir a impressora.',
  testDevice: 'Computador',
  testPrinter: 'Impressora',
} as const;
