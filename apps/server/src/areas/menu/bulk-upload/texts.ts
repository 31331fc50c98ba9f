import type { RowFault } from '@comanda/domain/menu/bulk-upload/read-upload-row';
import type { UploadField, UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { TableFault, TableFaultKind } from './reading/table-fault.ts';

const at = (place: number | null, words: (place: number) => string) => (place === null ? '' : words(place));

const TABLE_FAULTS: Readonly<Record<TableFaultKind, (place: number | null) => string>> = {
  empty: () => 'o arquivo não tem produtos.',
  encoding: () => 'ele não é um CSV nem uma planilha XLSX.',
  quotes: (line) => `há aspas abertas sem fechar${at(line, (no) => ` na linha ${no}`)}.`,
  'too-long': (line) => `uma linha é longa demais${at(line, (no) => ` (linha ${no})`)}.`,
  'too-many-rows': () => 'ele tem mais de 100.000 linhas. Divida em arquivos menores.',
  'too-many-menu-rows': () => 'um cardápio pode ter até 10.000 linhas. Divida em arquivos menores.',
  'too-many-columns': () => 'ele tem mais de 100 colunas.',
  'no-such-column': (column) => `o arquivo não tem a coluna ${column ?? '?'}.`,
  'unpacks-too-large': () => 'a planilha é grande demais por dentro. Salve-a como CSV ou divida em partes.',
  'old-excel': () => 'este é um arquivo antigo do Excel, ou tem senha. Salve como XLSX ou CSV.',
  broken: () => 'a planilha está danificada. Abra e salve de novo.',
  'took-too-long': () => 'ele demorou demais para ser lido. Divida em arquivos menores.',
};

/** The reason why a file cannot be read, as the end of a sentence. */
export const tableFaultText = ({ kind, at: place }: TableFault): string => TABLE_FAULTS[kind](place);

const FIELD_NAMES: Readonly<Record<UploadField, string>> = {
  barcode: 'código de barras',
  name: 'nome do produto',
  quantity: 'quantidade em estoque',
  price: 'preço',
  promoPrice: 'preço promocional',
  category: 'categoria',
  pdvCode: 'código PDV',
  description: 'descrição',
};

/** The reason in words why a row is refused or left unchanged. */
export function rowFaultText(fault: RowFault): string {
  switch (fault.kind) {
    case 'missing':
      return `Falta: ${FIELD_NAMES[fault.field]}.`;
    case 'barcode-of-excel':
      return 'O Excel transformou o código de barras em número. Formate a coluna como texto e digite o código de novo.';
    case 'barcode-length':
      return 'O código de barras precisa ter 8, 12 ou 13 dígitos.';
    case 'barcode-digit':
      return 'O código de barras está errado: o último dígito não confere.';
    case 'price-ambiguous':
      return `O ${FIELD_NAMES[fault.field]} é ambíguo: escreva 1.234,00 ou 1,23.`;
    case 'price-decimals':
      return `O ${FIELD_NAMES[fault.field]} tem mais de duas casas. Arredonde, como 3,33.`;
    case 'price-unreadable':
      return `Não entendemos o ${FIELD_NAMES[fault.field]}. Escreva como 12,50.`;
    case 'price-too-much':
      return `O ${FIELD_NAMES[fault.field]} passa de R$ 99.999,99.`;
    case 'no-quantity':
      return 'A quantidade em estoque precisa ser um número inteiro.';
    case 'promo-not-lower':
      return 'O preço promocional precisa ser menor que o preço.';
    case 'pdv-code-letters':
      return 'O código PDV só pode ter números.';
    case 'too-long':
      return `O campo ${FIELD_NAMES[fault.field]} passa de ${fault.most} letras.`;
    case 'name-unknown':
      return 'Não conhecemos este código de barras: preencha o nome do produto.';
    case 'several-products':
      return 'Vários produtos do cardápio têm este código de barras. Escolha qual deles.';
    case 'several-alike':
      return 'Vários produtos do cardápio combinam com esta linha. Escolha qual deles.';
    case 'repeated-product':
      return `Repete o produto da linha ${fault.line}.`;
    case 'repeated':
      return `O código de barras repete o da linha ${fault.line}.`;
    case 'left-alone':
      return 'Este produto já está no cardápio. Marque a opção de atualizar para mudá-lo.';
  }
}

/** Headings and example rows of a file to fill in. */
export interface Template {
  headings: readonly string[];
  examples: readonly (readonly string[])[];
}

/** The template of each form, with example rows. */
export const TEMPLATES: Readonly<Record<UploadForm, Template>> = {
  barcodes: {
    headings: [
      'Código de barras',
      'Nome do produto',
      'Quantidade em estoque',
      'Preço',
      'Preço promocional',
      'Categoria',
      'Código PDV',
    ],
    examples: [
      ['7891000100103', 'Refrigerante lata 350 ml', '24', '6,50', '', 'Bebidas', ''],
      ['7891000053508', 'Chocolate ao leite 90 g', '12', '8,90', '7,50', 'Doces', ''],
    ],
  },
  menu: {
    headings: ['Nome', 'Descrição', 'Categoria', 'Preço', 'Preço promocional', 'Código PDV'],
    examples: [
      ['X-Salada', 'Hambúrguer, queijo, alface e tomate', 'Lanches', '24,90', '', 'LA-01'],
      ['Coca-Cola lata', '', 'Bebidas', '6,50', '5,90', 'BE-01'],
    ],
  },
};

/** Headings of the file with refused rows, after the columns of the upload. */
export const COLUMNS = {
  reason: 'Motivo',
  column: (number: number) => `Coluna ${number}`,
} as const;

export const FILE_NAMES = {
  template: (format: string, form: UploadForm) =>
    form === 'menu' ? `modelo-de-cardapio.${format}` : `modelo-de-produtos.${format}`,
  /** The file name of the exported rows: the upload's name without its extension. */
  rows: (fileName: string) => `linhas-${fileName.replace(/\.[^.]*$/, '')}`,
  refused: (fileName: string) => `recusadas-${fileName.replace(/\.[^.]*$/, '')}.csv`,
  sheet: 'Produtos',
} as const;

const both = (title: string) => ({ before: `${title} antes`, after: title });

/** Texts of the spreadsheet with an upload's rows. */
export const ROWS_SHEET = {
  title: 'Linhas',
  columns: {
    line: 'Linha',
    barcode: 'Código de barras',
    nameBefore: 'Produto antes',
    name: 'Produto',
    outcome: 'Resultado',
    category: both('Categoria'),
    price: both('Preço'),
    promo: both('Promoção'),
    left: both('Estoque'),
    status: both('Situação'),
    description: both('Descrição'),
    reason: 'Motivo',
    isDone: 'Salva',
    takenBack: 'Desfeita',
  },
  outcomes: { new: 'Novo', changed: 'Alterado', unchanged: 'Sem mudança', refused: 'Recusado' },
  statuses: { active: 'Ativo', out: 'Em falta', hidden: 'Oculto' },
  yesNo: (isYes: boolean) => (isYes ? 'Sim' : 'Não'),
} as const;
