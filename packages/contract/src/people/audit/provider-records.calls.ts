import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { moment, plainText, translated } from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, sheetOf } from '../../kit/paged.ts';
import { type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';
import { auditAnswer, auditPage, auditQuery } from './audit.wire.ts';

const RECORDS = { kind: 'provider', permission: 'audit.read' } as const;

export const listStoreAudit = defineCall({
  name: 'provider.list-store-history',
  summary: 'O histórico de uma loja, como a própria loja o lê',
  route: 'GET provedor/lojas/{loja}/historico',
  access: RECORDS,
  input: record({ ...storeField, ...auditPage.fields }),
  output: auditAnswer,
  errors: ['provider.unknown-store'],
});

export const exportStoreAudit = defineCall({
  name: 'provider.export-store-history',
  summary: 'O histórico de uma loja como planilha; fica anotado quem o exportou',
  route: 'POST provedor/lojas/{loja}/historico/exportar',
  access: { ...RECORDS, isSensitive: true },
  input: record({ ...storeField, ...auditQuery.fields, ...formatField }),
  output: sheetOf,
  errors: ['provider.unknown-store'],
});

const accessAction = translated({
  'logged-in': 'entrou',
  'logged-out': 'saiu',
  'login-failed': 'senha-errada',
  denied: 'recusado',
  'personal-data-seen': 'dados-vistos',
  'password-set': 'senha-nova',
});

const accessFilter = record({
  /** Both days are inclusive. */
  from: ['de', calendarDay],
  to: ['ate', calendarDay],
  action: ['acao', orNull(accessAction)],
});

const accessRecord = record({
  recordId: ['id', plainText],
  at: ['em', moment],
  action: ['acao', accessAction],
  /** Null: the login is unknown, and `login` has only a keyed hash of the typed text. */
  name: ['nome', nullable(plainText)],
  login: ['usuario', nullable(plainText)],
  address: ['endereco', plainText],
  /** Further details, e.g. `call=orders.list`. */
  details: ['detalhes', list(plainText)],
});
/** An access: person, time and IP address. */
export type AccessRecord = DomainOfShape<typeof accessRecord>;
export type AccessAction = AccessRecord['action'];

export type AccessFilter = DomainOfShape<typeof accessFilter>;

/** The server records who reads this list, because it shows where people were. */
export const listStoreAccess = defineCall({
  name: 'provider.list-access-records',
  summary: 'Quem esteve em uma loja, quando e de onde; fica anotado quem leu',
  route: 'GET provedor/lojas/{loja}/acessos',
  access: RECORDS,
  isRecorded: true,
  input: record({ ...storeField, ...accessFilter.fields, ...afterField('depois_de') }),
  output: pageOf('registros', accessRecord),
  errors: ['provider.unknown-store'],
});

export const exportStoreAccess = defineCall({
  name: 'provider.export-access-records',
  summary: 'Quem esteve em uma loja, como planilha',
  route: 'POST provedor/lojas/{loja}/acessos/exportar',
  access: { ...RECORDS, isSensitive: true },
  input: record({ ...storeField, ...accessFilter.fields, ...formatField }),
  output: sheetOf,
  errors: ['provider.unknown-store'],
});

export const listUnknownAccess = defineCall({
  name: 'provider.list-unknown-access',
  summary: 'Tentativas de entrar com usuários que não existem, em nenhuma loja',
  route: 'GET provedor/acessos/desconhecidos',
  access: RECORDS,
  isRecorded: true,
  input: record({ ...accessFilter.fields, ...afterField('depois_de') }),
  output: pageOf('registros', accessRecord),
});

export const exportUnknownAccess = defineCall({
  name: 'provider.export-unknown-access',
  summary: 'As tentativas com usuários que não existem, como planilha',
  route: 'POST provedor/acessos/desconhecidos/exportar',
  access: { ...RECORDS, isSensitive: true },
  input: record({ ...accessFilter.fields, ...formatField }),
  output: sheetOf,
});
