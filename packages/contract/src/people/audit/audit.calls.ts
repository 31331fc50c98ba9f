import { defineCall } from '../../kit/define-call.ts';
import { formatField, sheetOf } from '../../kit/paged.ts';
import { record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { auditAnswer, auditPage, auditPeople, auditQuery } from './audit.wire.ts';

// The names of these calls and of the permission must not change, because saved records and roles contain
// them.
const HISTORY = { kind: 'session', permission: 'history.read' } as const;

export const listAudit = defineCall({
  name: 'history.list',
  summary: 'O histórico da loja: quem mudou o quê, e quem viu dados pessoais; do mais novo ao mais antigo',
  route: 'GET historico',
  access: HISTORY,
  input: auditPage,
  output: auditAnswer,
});

export const listAuditPeople = defineCall({
  name: 'history.list-people',
  summary: 'As pessoas da loja, também as bloqueadas, para escolher de quem ler o histórico',
  route: 'GET historico/pessoas',
  access: HISTORY,
  input: nothing,
  output: auditPeople,
});

/** A POST although it returns a file, because the export is recorded. */
export const exportAudit = defineCall({
  name: 'history.export',
  summary: 'O histórico como planilha; fica anotado quem o exportou',
  route: 'POST historico/exportar',
  access: HISTORY,
  input: record({ ...auditQuery.fields, ...formatField }),
  output: sheetOf,
});
