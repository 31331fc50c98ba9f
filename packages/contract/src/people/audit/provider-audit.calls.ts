import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, plainMoment, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { afterField, formatField, placeNumber, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';

const AUDIT = { kind: 'provider', permission: 'audit.read' } as const;

const entry = record({
  entryId: ['id', plainNumber],
  at: ['em', plainMoment],
  /** The author: a person's name, or the machine account of the terminal. */
  who: ['quem', plainText],
  /** `what` is the action as text. The next field has the technical name of the call, which never changes. */
  what: ['o_que', plainText],
  call: ['acao', plainText],
  storeId: ['id_loja', nullable(plainNumber)],
  storeName: ['loja', nullable(plainText)],
  /** Ids in the request besides the store, in one line. */
  numbers: ['numeros', nullable(plainText)],
  outcome: ['resultado', plainText],
  wasDone: ['feito', bool],
  address: ['endereco', plainText],
});
export type ProviderAuditEntry = DomainOfShape<typeof entry>;

const auditFilter = record({
  /** First and last day, both inclusive, in the provider's time zone. */
  from: ['de', calendarDay],
  to: ['ate', calendarDay],
  personId: ['pessoa', orNull(id)],
  aboutStore: ['loja', orNull(id)],
  call: ['acao', orNull(text({ max: 80 }))],
});
export type ProviderAuditFilter = DomainOfShape<typeof auditFilter>;

export const listProviderAudit = defineCall({
  name: 'provider.list-audit',
  summary: 'O que a equipe fez, e o que lhe foi recusado; do mais novo ao mais antigo',
  route: 'GET provedor/auditoria',
  access: AUDIT,
  input: record({ ...auditFilter.fields, ...afterField('antes_de') }),
  output: answer(record({ rows: ['registros', list(entry)], next: ['proximo', nullable(placeNumber)] })),
});

export const exportProviderAudit = defineCall({
  name: 'provider.export-audit',
  summary: 'O que a equipe fez, como planilha',
  route: 'POST provedor/auditoria/exportar',
  access: { ...AUDIT, isSensitive: true },
  input: record({ ...auditFilter.fields, ...formatField }),
  output: sheetOf,
});

const choice = record({ value: ['valor', plainText], label: ['texto', plainText] });

export const listAuditChoices = defineCall({
  name: 'provider.list-audit-choices',
  summary: 'Pessoas e ações por que a auditoria pode ser filtrada',
  route: 'GET provedor/auditoria/opcoes',
  access: AUDIT,
  input: nothing,
  output: answer(record({ people: ['pessoas', list(choice)], calls: ['acoes', list(choice)] })),
});
