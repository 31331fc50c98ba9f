import { MAX_UPLOAD_COLUMNS, type UploadField } from '@comanda/domain/menu/bulk-upload/upload-fields';
import type { UploadState } from '@comanda/domain/menu/bulk-upload/upload-state';
import * as z from 'zod/mini';
import {
  bool,
  type GivenFile,
  givenFile,
  id,
  integer,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  translated,
} from '../../kit/field-types.ts';
import { afterField, formatField } from '../../kit/paged.ts';
import { type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { saleStatus } from '../menu/sale-status.wire.ts';

/** Fields of a row with their wire names. */
const FIELD_WORDS = {
  barcode: 'product_ean_cod',
  name: 'product_name',
  quantity: 'product_qty',
  price: 'product_price',
  promoPrice: 'product_promo_price',
  category: 'product_category',
  pdvCode: 'product_pdv_cod',
  description: 'product_description',
} as const satisfies Record<UploadField, string>;
export const uploadField = translated(FIELD_WORDS);

const column = integer({ min: 1, max: MAX_UPLOAD_COLUMNS });
const maybeColumn = optional(column);

/** The number of the column for each field; numbers start at 1. */
const columnsDisposition = record({
  barcode: [FIELD_WORDS.barcode, column],
  name: [FIELD_WORDS.name, maybeColumn],
  quantity: [FIELD_WORDS.quantity, column],
  price: [FIELD_WORDS.price, column],
  promoPrice: [FIELD_WORDS.promoPrice, maybeColumn],
  category: [FIELD_WORDS.category, maybeColumn],
  pdvCode: [FIELD_WORDS.pdvCode, maybeColumn],
});

/** Column numbers of a restaurant's menu. Its products need neither barcode nor quantity. */
const menuDisposition = record({
  name: [FIELD_WORDS.name, column],
  price: [FIELD_WORDS.price, column],
  barcode: [FIELD_WORDS.barcode, maybeColumn],
  quantity: [FIELD_WORDS.quantity, maybeColumn],
  promoPrice: [FIELD_WORDS.promoPrice, maybeColumn],
  category: [FIELD_WORDS.category, maybeColumn],
  pdvCode: [FIELD_WORDS.pdvCode, maybeColumn],
  description: [FIELD_WORDS.description, maybeColumn],
});

/** Text for a missing file, or a file name without a spreadsheet's extension. */
export const NO_UPLOAD_FILE = 'Selecione um arquivo CSV.';
const uploadFile: Shape<GivenFile, GivenFile> = shape(
  z
    .custom<GivenFile>((value) => z.safeParse(givenFile.wire, value).success, NO_UPLOAD_FILE)
    .check(z.refine(({ name }) => /\.(?:csv|xlsx)$/i.test(name.trim()), NO_UPLOAD_FILE)),
  { decode: (file) => file, encode: (file) => file },
);

export const uploadEncoding = oneOf(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be']);
export const uploadSeparator = translated({ ';': 'ponto-e-virgula', ',': 'virgula', '\t': 'tabulacao' });

/** Corrections by the user if the server recognised the file's format wrongly. */
const corrections = {
  encoding: ['codificacao', optional(uploadEncoding)],
  separator: ['separador', optional(uploadSeparator)],
  hasHeader: ['cabecalho', optional(bool)],
  /** Row number of the headings, from 1; 0: the file has no headings. */
  headerLine: ['linha_cabecalho', optional(integer({ min: 0, max: 1_048_576 }))],
} as const;

export const previewInput = record({ file: ['file', uploadFile], ...corrections });

const seenColumn = record({
  number: ['numero', plainNumber],
  /** The column's heading; null if the file has none. */
  title: ['titulo', nullable(plainText)],
  samples: ['exemplos', list(plainText)],
  /** The recognised field; null: the column is none of the fields that the upload reads. */
  field: ['campo', nullable(uploadField)],
});
export type SeenColumn = DomainOfShape<typeof seenColumn>;

export const seenFile = record({
  format: ['formato', oneOf(['csv', 'xlsx'])],
  /** Character encoding of a CSV file; null for a spreadsheet file. */
  encoding: ['codificacao', nullable(uploadEncoding)],
  separator: ['separador', nullable(uploadSeparator)],
  hasHeader: ['cabecalho', bool],
  headerLine: ['linha_cabecalho', nullable(plainNumber)],
  /** The first rows of the file, so that the user can choose the row with the headings. */
  firstRows: [
    'primeiras_linhas',
    list(record({ line: ['linha', plainNumber], cells: ['celulas', list(plainText)] })),
  ],
  /** Number of the sheet, from 1; null for a CSV. */
  sheet: ['planilha', nullable(plainNumber)],
  columns: ['colunas', list(seenColumn)],
});
export type SeenFile = DomainOfShape<typeof seenFile>;

export const sendInput = record({
  /**
   * A request has one of these two fields. `columns`: a market's products with barcodes. `menuColumns`: a
   * restaurant's menu.
   */
  columns: ['columns_disposition', optional(columnsDisposition)],
  menuColumns: ['colunas_cardapio', optional(menuDisposition)],
  file: ['file', uploadFile],
  shouldUpdate: ['should_update', bool],
  /** True: the upload stops after the check of all rows and waits for confirmation. */
  waitsForYes: ['conferir', optional(bool)],
  ...corrections,
});
export type SentUpload = DomainOfShape<typeof sendInput>;

/** Words of the specification. {@link STAGE_WORDS} has the words for our own, more exact states. */
const STATUS_OF: Readonly<Record<UploadState, 'processing' | 'finished' | 'canceled' | 'error'>> = {
  reading: 'processing',
  checking: 'processing',
  checked: 'processing',
  writing: 'processing',
  finished: 'finished',
  cancelled: 'canceled',
  failed: 'error',
  'taking-back': 'processing',
  'taken-back': 'finished',
};
const STATE_OF = {
  processing: 'writing',
  finished: 'finished',
  canceled: 'cancelled',
  error: 'failed',
} as const;
const STAGE_WORDS = {
  reading: 'lendo',
  checking: 'conferindo',
  checked: 'conferido',
  writing: 'gravando',
  finished: 'gravado',
  cancelled: 'cancelado',
  failed: 'erro',
  'taking-back': 'desfazendo',
  'taken-back': 'desfeito',
} as const satisfies Record<UploadState, string>;

/**
 * The specification has one word for several of our states. `etapa` has the exact state; this field decodes
 * to the most common of them.
 */
const uploadStatus = shape(z.enum(['processing', 'finished', 'canceled', 'error']), {
  decode: (word): UploadState => STATE_OF[word],
  encode: (state) => STATUS_OF[state],
});

export const productFile = record({
  fileId: ['id', plainNumber],
  fileName: ['file_name', plainText],
  status: ['status', uploadStatus],
  state: ['etapa', translated(STAGE_WORDS)],
  /** Number of rows processed so far, and number of rows in the file. */
  done: ['added_products', plainNumber],
  total: ['total_products', plainNumber],
  newCount: ['new_products', plainNumber],
  changedCount: ['changed_products', plainNumber],
  unchangedCount: ['unchanged_products', plainNumber],
  refusedCount: ['refused_products', plainNumber],
  /**
   * After an undo: number of restored products, and number of products that were not restored because they
   * changed after the upload.
   */
  takenBackCount: ['taken_back_products', plainNumber],
  keptCount: ['kept_products', plainNumber],
  shouldUpdate: ['should_update', bool],
  waitsForYes: ['conferir', bool],
  canTakeBack: ['pode_desfazer', bool],
  sentBy: ['sent_by', plainText],
  sentAt: ['created_at', plainMoment],
  finishedAt: ['finished_at', nullable(plainMoment)],
  /** Reason of the failure. */
  fault: ['erro', nullable(plainText)],
});
export type ProductFile = DomainOfShape<typeof productFile>;

export const fileInput = record({ fileId: ['id', id] });

const progress = record({ percentage: ['percentage', plainNumber] });
export const fileAnswer = record({ progress: ['progress', progress], file: ['product_file', productFile] });
export type FileAnswer = DomainOfShape<typeof fileAnswer>;

export const rowOutcome = translated({
  new: 'novo',
  changed: 'mudado',
  unchanged: 'igual',
  refused: 'recusado',
});

const rowsFilter = { fileId: ['id', id], outcome: ['resultado', orNull(rowOutcome)] } as const;

export const rowsInput = record({
  ...rowsFilter,
  page: ['pagina', orNull(integer({ min: 1, max: 10_000 }))],
  perPage: ['por_pagina', orNull(integer({ min: 1, max: 200 }))],
});
export const rowsExport = record({ ...rowsFilter, ...formatField });

export const uploadsInput = record({
  ...afterField('depois'),
  perPage: ['limite', orNull(integer({ min: 1, max: 200 }))],
});

/** The fields of a product that the file changes. */
const rowValues = record({
  name: ['nome', plainText],
  category: ['categoria', plainText],
  priceCents: ['preco', plainReais],
  promoCents: ['novo_preco', nullable(plainReais)],
  left: ['quantidade_disponivel', nullable(plainNumber)],
  status: ['status', saleStatus],
  /** Only rows of a restaurant's menu change description and PDV code. */
  description: ['descricao', optional(plainText)],
  pdvCode: ['codigo_pdv', optional(nullable(plainText))],
});

/** One of several products that the row may mean. */
const candidate = record({
  productId: ['id_cardapio', plainNumber],
  name: ['nome', plainText],
  category: ['categoria', plainText],
});

const uploadRow = record({
  rowId: ['id_linha', plainNumber],
  /** Row number in the file, from 1. */
  line: ['linha', plainNumber],
  outcome: ['resultado', nullable(rowOutcome)],
  barcode: ['codigo_barras', plainText],
  /** The name of the existing product, or else the name in the file. */
  name: ['nome', plainText],
  before: ['antes', nullable(rowValues)],
  after: ['depois', nullable(rowValues)],
  reasons: ['motivos', list(plainText)],
  isDone: ['gravada', bool],
  /** After an undo of the upload: true if this row was undone; null otherwise. */
  takenBack: ['desfeita', nullable(bool)],
  candidates: ['candidatos', list(candidate)],
});
export type UploadRow = DomainOfShape<typeof uploadRow>;

export const rowsAnswer = record({
  rows: ['linhas', list(uploadRow)],
  total: ['total', plainNumber],
  pages: ['paginas', plainNumber],
});
export type RowsAnswer = DomainOfShape<typeof rowsAnswer>;

export const chooseInput = record({
  fileId: ['id', id],
  rowId: ['id_linha', id],
  productId: ['id_cardapio', id],
});

export const templateInput = record({
  format: ['formato', oneOf(['csv', 'xlsx'])],
  form: ['tipo', optional(translated({ barcodes: 'codigos', menu: 'cardapio' }))],
});
