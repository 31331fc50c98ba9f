import { defineCall } from '../../kit/define-call.ts';
import { bool, givenFile, plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';

/** Bytes of a list of products: some hundred thousand of them. */
export const LARGEST_REFERENCE_LIST = 10 * 1024 * 1024;

const standing = record({
  products: ['produtos', plainNumber],
  withPicture: ['com_foto', plainNumber],
  updatedAt: ['atualizado_em', nullable(plainMoment)],
});
/** How many products the shared catalogue has, and when one of them last changed. */
export type CatalogueStanding = DomainOfShape<typeof standing>;

const imported = record({
  added: ['novos', plainNumber],
  changed: ['mudados', plainNumber],
  known: ['conhecidos', plainNumber],
  /** Lines that could not be read, where they were to be left out. */
  badLines: ['linhas_com_erro', plainNumber],
  /** The first of their faults. */
  faults: ['erros_nas_linhas', list(plainText)],
});
export type ImportedCatalogue = DomainOfShape<typeof imported>;

export const readProviderCatalogue = defineCall({
  name: 'provider.read-reference',
  summary: 'Quantos produtos tem o catálogo que todas as lojas compartilham',
  route: 'GET provedor/produtos',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record({}),
  output: answer(standing),
});

/** A CSV of barcode, name and description. With a fault in a line nothing is taken, unless such lines are to be left out. */
export const importProviderCatalogue = defineCall({
  name: 'provider.import-reference',
  summary: 'Gravar produtos do catálogo compartilhado de um CSV: código de barras, nome e descrição',
  route: 'POST provedor/produtos/importar',
  access: { kind: 'provider', permission: 'services.manage' },
  takesFiles: { arquivo: LARGEST_REFERENCE_LIST },
  input: record({ file: ['arquivo', givenFile], leavesOutBadLines: ['pular_erros', bool] }),
  output: answer(imported),
});
