import { defineCall } from '../../kit/define-call.ts';
import { bool, givenFile, plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';

/** Maximum size of a list of products in bytes; enough for some hundred thousand products. */
export const LARGEST_REFERENCE_LIST = 10 * 1024 * 1024;

const status = record({
  products: ['produtos', plainNumber],
  withPicture: ['com_foto', plainNumber],
  updatedAt: ['atualizado_em', nullable(plainMoment)],
});
/** The number of products in the shared catalogue, and the time of the last change. */
export type CatalogueStatus = DomainOfShape<typeof status>;

const imported = record({
  added: ['novos', plainNumber],
  changed: ['mudados', plainNumber],
  known: ['conhecidos', plainNumber],
  /** Unreadable lines that the import skipped. */
  badLines: ['linhas_com_erro', plainNumber],
  /** Texts about the faults of the first of these lines. */
  faults: ['erros_nas_linhas', list(plainText)],
});
export type ImportedCatalogue = DomainOfShape<typeof imported>;

export const readProviderCatalogue = defineCall({
  name: 'provider.read-reference',
  summary: 'Quantos produtos tem o catálogo que todas as lojas compartilham',
  route: 'GET provedor/produtos',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record({}),
  output: answer(status),
});

/**
 * A CSV of barcode, name and description. One faulty line refuses the whole file, unless the request skips such lines.
 */
export const importProviderCatalogue = defineCall({
  name: 'provider.import-reference',
  summary: 'Gravar produtos do catálogo compartilhado de um CSV: código de barras, nome e descrição',
  route: 'POST provedor/produtos/importar',
  access: { kind: 'provider', permission: 'services.manage' },
  takesFiles: { arquivo: LARGEST_REFERENCE_LIST },
  input: record({ file: ['arquivo', givenFile], leavesOutBadLines: ['pular_erros', bool] }),
  output: answer(imported),
});
