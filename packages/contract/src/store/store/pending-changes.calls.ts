import { defineCall } from '../../kit/define-call.ts';
import { givenFile, id, plainText } from '../../kit/field-types.ts';
import { numberedPageOf, pageFields, sortField } from '../../kit/paged.ts';
import { answer, orNull, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { changeStatus, pendingChange } from './pending-changes.wire.ts';

export const PICTURE_BYTES = 2 * 1024 * 1024;

/** Sort orders: number, field, day, status, and time of the decision. */
export const CHANGE_SORTS = ['pendencia', 'informacao', 'data', 'status', 'decisao'] as const;

export const listPendingChanges = defineCall({
  name: 'registration.list-changes',
  summary: 'As alterações que a loja pediu, a mais nova primeiro; sem página, todas',
  route: 'GET pendencias/listar',
  access: { kind: 'session', permission: 'registration.manage' },
  input: record({
    status: ['status', orNull(changeStatus)],
    ...sortField('ordem', CHANGE_SORTS),
    ...pageFields({ most: 200 }),
  }),
  output: numberedPageOf('obj', pendingChange),
});

export const withdrawChange = defineCall({
  name: 'registration.withdraw-change',
  summary: 'Desistir de uma alteração que ainda está pendente',
  route: 'POST pendencias/cancelar',
  access: { kind: 'session', permission: 'registration.manage' },
  input: record({ changeId: ['id_pendencias', id] }),
  output: done,
  errors: ['registration.change-not-found', 'registration.change-decided'],
});

const sentPicture = answer(record({ message: ['mensagem', plainText], picture: ['url_imagem', plainText] }));

/**
 * Sends a picture to the provider for review. Older clients also send the current picture (`est_logo`, `est_banner`),
 * which the server ignores.
 */
function sendPicture<const Field extends 'logo' | 'banner'>(field: Field, summary: string) {
  return defineCall({
    name: `registration.send-${field}`,
    summary,
    route: `POST estabelecimento/${field}`,
    access: { kind: 'session', permission: 'registration.manage' },
    takesFiles: { arquivo: PICTURE_BYTES },
    input: record({ file: ['arquivo', givenFile] }),
    output: sentPicture,
    errors: [
      'registration.picture-refused',
      'registration.field-pending',
      'registration.same-as-now',
      'registration.rejected-before',
      'auth.throttled',
    ],
  });
}

export const sendLogo = sendPicture('logo', 'Enviar um logotipo para aprovação');
export const sendBanner = sendPicture('banner', 'Enviar um banner para aprovação');
