import { LARGEST_UPLOAD } from '@comanda/domain/menu/bulk-upload/upload-fields';
import { defineCalls } from '../../kit/define-calls.ts';
import { pageOf, sheetOf } from '../../kit/paged.ts';
import { answer } from '../../kit/record.ts';
import { file } from '../../kit/shape.ts';
import {
  chooseInput,
  fileAnswer,
  fileInput,
  previewInput,
  productFile,
  rowsAnswer,
  rowsExport,
  rowsInput,
  seenFile,
  sendInput,
  templateInput,
  uploadsInput,
} from './bulk-upload.wire.ts';

const callToUpload = defineCalls({ kind: 'session', permission: 'bulk-upload.use' }, [
  'bulk-upload.not-enabled',
]);
/** Slightly more than the upload limit, so that a file just above the limit gets this screen's own error text. */
const takesFiles = { file: LARGEST_UPLOAD + 1024 * 1024 };

export const listProductFiles = callToUpload({
  name: 'bulk-upload.list',
  summary: 'Os envios de produtos em massa dos últimos 30 dias, o mais novo primeiro',
  route: 'GET product-files',
  input: uploadsInput,
  output: pageOf('product_files', productFile),
});

export const getProductFile = callToUpload({
  name: 'bulk-upload.get',
  summary: 'Um envio e quanto falta',
  route: 'GET product-files/{id}',
  input: fileInput,
  output: answer(fileAnswer),
  errors: ['bulk-upload.not-found'],
});

export const previewProductFile = callToUpload({
  name: 'bulk-upload.look',
  summary: 'Olhar um arquivo antes de enviá-lo: colunas, codificação e separador reconhecidos',
  route: 'POST product-files/olhar',
  takesFiles,
  input: previewInput,
  output: answer(seenFile),
  errors: ['bulk-upload.file-too-large', 'bulk-upload.unreadable'],
});

export const sendProductFile = callToUpload({
  name: 'bulk-upload.send',
  summary: 'Enviar produtos em massa; com `conferir`, nada é gravado antes da confirmação',
  route: 'POST product-files',
  takesFiles,
  input: sendInput,
  output: answer(fileAnswer),
  errors: [
    'bulk-upload.file-too-large',
    'bulk-upload.same-column',
    'bulk-upload.unreadable',
    'bulk-upload.under-way',
    'auth.throttled',
  ],
});

export const cancelProductFile = callToUpload({
  name: 'bulk-upload.cancel',
  summary: 'Cancelar um envio; o que já foi gravado fica',
  route: 'PATCH product-files/{id}/cancel',
  input: fileInput,
  output: answer(fileAnswer),
  errors: ['bulk-upload.not-found', 'bulk-upload.over', 'bulk-upload.taking-back'],
});

export const listProductFileRows = callToUpload({
  name: 'bulk-upload.list-rows',
  summary: 'As linhas de um envio, com o que acontece com cada uma',
  route: 'GET product-files/{id}/linhas',
  input: rowsInput,
  output: answer(rowsAnswer),
  errors: ['bulk-upload.not-found'],
});

export const exportProductFileRows = callToUpload({
  name: 'bulk-upload.export-rows',
  summary: 'As linhas de um envio como planilha, com o que era e o que passa a ser',
  route: 'GET product-files/{id}/linhas/exportar',
  input: rowsExport,
  output: sheetOf,
  errors: ['bulk-upload.not-found'],
});

export const chooseProductOfRow = callToUpload({
  name: 'bulk-upload.choose-product',
  summary: 'Dizer qual produto uma linha muda, onde vários têm o seu código de barras',
  route: 'POST product-files/{id}/linhas/{id_linha}/produto',
  input: chooseInput,
  output: answer(fileAnswer),
  errors: ['bulk-upload.not-found', 'bulk-upload.not-checked', 'bulk-upload.not-a-candidate'],
});

export const commitProductFile = callToUpload({
  name: 'bulk-upload.commit',
  summary: 'Gravar um envio conferido',
  route: 'POST product-files/{id}/gravar',
  input: fileInput,
  output: answer(fileAnswer),
  errors: ['bulk-upload.not-found', 'bulk-upload.not-checked'],
});

export const takeBackProductFile = callToUpload({
  name: 'bulk-upload.take-back',
  summary: 'Desfazer um envio; produtos que alguém mudou depois ficam como estão',
  route: 'POST product-files/{id}/desfazer',
  input: fileInput,
  output: answer(fileAnswer),
  errors: ['bulk-upload.not-found', 'bulk-upload.not-to-take-back', 'bulk-upload.under-way'],
});

export const downloadRefusedRows = callToUpload({
  name: 'bulk-upload.refused-rows',
  summary: 'As linhas recusadas como planilha, com o motivo de cada uma, para corrigir e enviar de novo',
  route: 'GET product-files/{id}/recusadas',
  input: fileInput,
  output: file('text/csv; charset=utf-8', 'file'),
  errors: ['bulk-upload.not-found'],
});

export const downloadUploadTemplate = callToUpload({
  name: 'bulk-upload.template',
  summary: 'Uma planilha pronta para preencher',
  route: 'GET product-files/modelo/{formato}',
  input: templateInput,
  output: file('application/octet-stream', null),
});
