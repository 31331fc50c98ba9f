import { defineCall } from '../../kit/define-call.ts';
import { givenFile, id, integer, plainText } from '../../kit/field-types.ts';
import { answer, optional, record } from '../../kit/record.ts';
import { menuChanged } from './menu-change.wire.ts';

export const PHOTO_BYTES = 2 * 1024 * 1024;

/** The point that stays visible when the photo is cropped, in hundredths from the left and from the top. */
const hundredths = integer({ min: 0, max: 100 });

export const sendPhoto = defineCall({
  name: 'catalogue.send-photo',
  summary: 'Pôr a imagem de um produto, em lugar da que houver; sem foco, o meio dela fica à vista',
  route: 'POST cardapio/foto',
  access: { kind: 'session', permission: 'catalogue.edit' },
  takesFiles: { arquivo: PHOTO_BYTES },
  input: record({
    productId: ['id_cardapio', id],
    file: ['arquivo', givenFile],
    x: ['foco_x', optional(hundredths)],
    y: ['foco_y', optional(hundredths)],
  }),
  output: answer(record({ ...menuChanged.fields, picture: ['url_imagem', plainText] })),
  errors: ['catalogue.product-not-found', 'catalogue.photo-refused', 'auth.throttled'],
});

export const focusPhoto = defineCall({
  name: 'catalogue.focus-photo',
  summary: 'Dizer o que da imagem de um produto fica à vista onde ela é cortada',
  route: 'POST cardapio/focoFoto',
  access: { kind: 'session', permission: 'catalogue.edit' },
  input: record({
    productId: ['id_cardapio', id],
    x: ['foco_x', hundredths],
    y: ['foco_y', hundredths],
  }),
  output: answer(menuChanged),
  errors: ['catalogue.product-not-found', 'catalogue.no-photo'],
});

export const removePhoto = defineCall({
  name: 'catalogue.remove-photo',
  summary: 'Tirar a imagem de um produto',
  route: 'POST cardapio/excluirFoto',
  access: { kind: 'session', permission: 'catalogue.edit' },
  input: record({ productId: ['id_cardapio', id] }),
  output: answer(menuChanged),
  errors: ['catalogue.product-not-found'],
});
