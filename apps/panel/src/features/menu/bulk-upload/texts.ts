import type { UploadField, UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { RowOutcome, UploadState } from '@comanda/domain/menu/bulk-upload/upload-state';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const rows = (count: number) => counted(count, 'linha', 'linhas');
const products = (count: number) => counted(count, 'produto', 'produtos');

/** Duration of this screen's short messages, in ms. */
export const TOAST_MS = 4_000;

export const uploadTexts = {
  title: 'Upload em massa',
  subtitle: 'Cadastre e atualize múltiplos produtos em sua loja',
  uploadFailed: 'Ops! algo deu errado com o upload dos produtos, tente novamente mais tarde!',
  cancelFailed: 'Ops! algo deu errado com o cancelamento do upload!',
  cancelled: 'Upload cancelado!',
  tooLarge: 'O arquivo é muito grande. Tente fazer o upload de um arquivo com no máximo 10MB.',
  noFile: 'Selecione um arquivo CSV.',
  emptyFile: 'Este arquivo está vazio. Escolha outro.',
  sameColumn: 'Não é possível ter dois tipos de dados na mesma coluna.',
  retry: 'Tentar novamente',
  startAgain: 'Enviar outro arquivo',
  drop: {
    title: 'Enviar arquivo',
    words: 'Arraste a planilha para cá',
    over: 'Solte o arquivo aqui',
    or: 'ou',
    choose: 'Escolher arquivo',
    limits: 'CSV ou Excel (.xlsx), até 10 MB e 100 mil linhas',
    none: 'Ainda sem planilha?',
    useExample: 'Usar o exemplo',
  },
  instructions: {
    title: 'Como funciona',
    steps: [
      'Monte uma planilha com um produto por linha.',
      'Diga o que há em cada coluna.',
      'Confira o que vai mudar: nada é salvo antes de você confirmar.',
    ],
    all: 'Ver todas instruções',
    close: 'Entendi',
    template: 'Comece por um modelo pronto',
    templates: { csv: 'Modelo CSV', xlsx: 'Modelo Excel' },
    templateFailed: 'Não foi possível baixar o modelo.',
    columns: 'O que vai em cada coluna',
    required: 'obrigatório',
    menuFormats: {
      name: 'Como o cliente lê no cardápio.',
      quantity: 'Somente números. Vazia, o produto não tem a quantidade contada.',
      barcode: 'Se houver: EAN de 8, 12 ou 13 dígitos.',
      pdvCode: 'O código do seu sistema, com letras e números.',
    } satisfies Partial<Record<UploadField, string>>,
    forms: { barcodes: 'Lista com código de barras', menu: 'Cardápio de restaurante' } satisfies Record<
      UploadForm,
      string
    >,
    formats: {
      barcode:
        'EAN de 8, 12 ou 13 dígitos. Formate a coluna como texto, para a planilha não trocar os números.',
      name: 'Pode faltar quando o código de barras está no nosso catálogo de produtos.',
      quantity: 'Somente números. Com zero, o produto fica indisponível.',
      price: 'Números com até duas casas: 12,90 ou 12.90. Com zero, o produto fica indisponível.',
      promoPrice: 'O valor final, já com o desconto, com até duas casas.',
      category: 'O nome da categoria. Sem ela, o produto entra em “Sem categoria”.',
      pdvCode: 'Somente números, e só se um consultor pedir.',
      description: 'O que o cliente lê sobre o produto.',
    } satisfies Record<UploadField, string>,
    more: [
      'No CSV as colunas são separadas por ponto e vírgula (;). Vírgula e tabulação também são reconhecidas.',
      'O arquivo pode ter cabeçalho, e as colunas podem vir em qualquer ordem.',
      'Linhas com erro ficam de fora e podem ser baixadas, corrigidas e enviadas de novo.',
      'Um envio inteiro pode ser desfeito por 30 dias.',
    ],
  },
  fields: {
    barcode: 'Código de barras',
    name: 'Nome do produto',
    quantity: 'Quantidade em estoque',
    price: 'Preço',
    promoPrice: 'Preço promocional',
    category: 'Categoria',
    pdvCode: 'Código PDV',
    description: 'Descrição',
  } satisfies Record<UploadField, string>,
  settings: {
    title: 'O que há em cada coluna',
    hint: 'Confira as colunas que reconhecemos. Os campos obrigatórios não podem ser desmarcados.',
    reading: 'Lendo o arquivo…',
    previewFailed: 'Não foi possível ler o arquivo',
    other: 'Escolher outro arquivo',
    encoding: 'Letras do arquivo',
    encodings: {
      'utf-8': 'Unicode (UTF-8)',
      'windows-1252': 'Windows (1252)',
      'utf-16le': 'Unicode (UTF-16)',
      'utf-16be': 'Unicode (UTF-16 BE)',
    },
    separator: 'Separador das colunas',
    separators: { ';': 'Ponto e vírgula (;)', ',': 'Vírgula (,)', '\t': 'Tabulação' },
    sheet: (number: number) => `Lemos a ${number}ª planilha do arquivo: as anteriores não têm produtos.`,
    headings: 'Cabeçalho',
    noHeadings: 'Sem cabeçalho',
    headingsAt: (line: number, cells: readonly string[]) =>
      `Linha ${line}: ${cells
        .filter((cell) => cell !== '')
        .join(' · ')
        .slice(0, 60)}`,
    column: (field: string) => `Coluna de ${field}`,
    none: 'Escolha a coluna',
    option: (number: number, title: string | null) => `${number} · ${title ?? 'sem título'}`,
    noSamples: 'Sem exemplos nesta coluna',
    needed: 'Escolha a coluna.',
    form: 'O que é este arquivo',
    forms: { barcodes: 'Lista com código de barras (mercado)', menu: 'Cardápio (restaurante)' },
    formHints: {
      barcodes: 'Cada linha é achada pelo código de barras, e traz o estoque.',
      menu: 'Cada linha é achada pelo código de barras, pelo código PDV ou pelo nome na categoria.',
    } satisfies Record<UploadForm, string>,
    update: 'Atualizar produtos existentes',
    updateHint:
      'Muda nome, preço, preço promocional e disponibilidade dos produtos que já estão na loja. Sem isso, eles ficam como estão.',
    submit: 'Conferir arquivo',
    sending: (percent: number) => `Enviando… ${percent}%`,
    stop: 'Parar o envio',
  },
  states: {
    reading: 'Lendo o arquivo…',
    checking: 'Conferindo as linhas…',
    checked: 'Esperando a sua confirmação',
    writing: 'Salvando os produtos…',
    finished: 'Envio concluído',
    cancelled: 'Upload cancelado',
    failed: 'O envio não deu certo',
    'taking-back': 'Desfazendo o envio…',
    'taken-back': 'Envio desfeito',
  } satisfies Record<UploadState, string>,
  progress: {
    of: (done: number, total: number) => `${done.toLocaleString('pt-BR')} de ${rows(total)}`,
    leave: 'Você pode sair desta tela: o envio continua, e o que ele fez espera por você aqui.',
    cancel: 'Cancelar envio',
  },
  check: {
    title: 'Confira antes de salvar',
    hint: (file: string, total: number) => `${file}, ${rows(total)}. Nada foi salvo ainda.`,
    commit: (count: number) => `Salvar ${products(count)}`,
    refused: (count: number) => `${counted(count, 'linha recusada fica', 'linhas recusadas ficam')} de fora.`,
    nothing: 'Não há nada para salvar neste arquivo.',
    discard: 'Descartar',
  },
  summary: {
    finished: (created: number, changed: number, refused: number) => {
      const left = refused === 0 ? '' : ` ${counted(refused, 'linha recusada', 'linhas recusadas')}.`;
      return `${uploadTexts.summary.done(created, changed)}${left}`;
    },
    done: (created: number, changed: number): string => {
      if (created === 0 && changed === 0) return 'Nada mudou no cardápio.';
      if (created === 0) return `${counted(changed, 'produto alterado', 'produtos alterados')}.`;
      const more = changed === 0 ? '' : ` e ${counted(changed, 'alterado', 'alterados')}`;
      return `${counted(created, 'produto novo', 'produtos novos')}${more}.`;
    },
    cancelled: (done: number, total: number) =>
      done === 0 ? 'Nada foi salvo.' : `${done.toLocaleString('pt-BR')} de ${rows(total)} ficaram salvas.`,
    takenBack: (back: number, stored: number) =>
      stored === 0
        ? `O cardápio está como antes do envio: ${counted(back, 'produto desfeito', 'produtos desfeitos')}.`
        : `${counted(back, 'produto desfeito', 'produtos desfeitos')}; ${counted(stored, 'ficou como está, porque alguém o mudou', 'ficaram como estão, porque alguém os mudou')} depois do envio.`,
    refused: 'Baixar recusados',
    refusedFailed: 'Não foi possível baixar os recusados.',
    takeBack: 'Desfazer envio',
    undoQuestion: (created: number, changed: number) => {
      const gone =
        created === 1
          ? 'o produto que este envio criou sai do cardápio'
          : `os ${products(created)} que este envio criou saem do cardápio`;
      const back =
        changed === 1
          ? 'o produto que ele mudou volta a ser como antes'
          : `os ${products(changed)} que ele mudou voltam a ser como antes`;
      const words = [...(created > 0 ? [gone] : []), ...(changed > 0 ? [back] : [])].join(' e ');
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}. O que alguém mudou depois fica como está.`;
    },
    takeBackYes: 'Sim, desfazer',
    takeBackFailed: 'Não foi possível desfazer o envio.',
    keep: 'Cancelar',
  },
  rows: {
    tabs: 'Linhas do arquivo',
    outcomes: {
      new: 'Novos',
      changed: 'Alterados',
      unchanged: 'Sem mudança',
      refused: 'Recusados',
    } satisfies Record<RowOutcome, string>,
    tab: (name: string, count: number) => `${name} (${count.toLocaleString('pt-BR')})`,
    loadFailed: 'Não foi possível carregar as linhas',
    none: {
      new: 'Nenhum produto novo neste arquivo',
      changed: 'Nenhum produto muda com este arquivo',
      unchanged: 'Nenhum produto fica como está',
      refused: 'Nenhuma linha recusada',
    } satisfies Record<RowOutcome, string>,
    line: 'Linha',
    product: 'Produto',
    category: 'Categoria',
    price: 'Preço',
    promo: 'Promoção',
    left: 'Estoque',
    status: 'Situação',
    reason: 'Motivo',
    noName: 'Sem nome',
    notWritten: 'Não foi salva',
    takenBack: 'Voltou a ser como antes',
    goneAgain: 'Saiu do cardápio',
    leftAsIs: 'Ficou como está: alguém mudou depois',
    statuses: { active: 'Ativo', out: 'Em falta', hidden: 'Oculto' },
    before: 'antes:',
    after: 'depois:',
    which: 'Qual produto é este?',
    choose: 'Escolha o produto',
    chooseFailed: 'Não foi possível escolher o produto.',
  },
  last: {
    title: 'Últimos envios',
    hint: 'Dos últimos 30 dias.',
    noun: ['envio', 'envios'] as const,
    loadFailed: 'Não foi possível carregar os envios',
    loadFailedHint: 'Você pode enviar um arquivo mesmo assim.',
    noneTitle: 'Nenhum envio ainda',
    noneHint: 'Escolha uma planilha acima: ela é conferida antes, e nada muda sem a sua confirmação.',
    by: (who: string, when: string) => `${who}, ${when}`,
    cancelled: (done: number) => (done === 0 ? 'nada salvo' : `${rows(done)} até parar`),
    counts: (created: number, changed: number, refused: number) =>
      [
        counted(created, 'novo', 'novos'),
        counted(changed, 'alterado', 'alterados'),
        counted(refused, 'recusado', 'recusados'),
      ].join(' · '),
  },
} as const;
