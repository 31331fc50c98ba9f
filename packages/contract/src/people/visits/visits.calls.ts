import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { id, plainMoment, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { answer, list, record } from '../../kit/record.ts';
import { done, nothing } from '../../kit/shape.ts';
import { sessionAnswer } from '../access/access.wire.ts';

export const beginVisit = defineCall({
  name: 'access.begin-visit',
  summary: 'Começar a visita de suporte de um link /login/visita#…, que vale uma vez e por um minuto',
  route: 'POST visitas/comecar',
  access: PUBLIC,
  input: record({ ticket: ['hash', text({ max: 512 })] }),
  output: sessionAnswer,
  errors: ['visit.ticket-invalid', 'auth.throttled'],
});

const runningVisit = record({
  visitId: ['id_visita', plainNumber],
  personName: ['pessoa', plainText],
  reason: ['motivo', plainText],
  begunAt: ['desde', plainMoment],
  endsAt: ['ate', plainMoment],
});

export const listVisits = defineCall({
  name: 'access.list-visits',
  summary: 'Quem do provedor está vendo o painel da loja agora, por que e até quando',
  route: 'GET visitas',
  access: { kind: 'session', permission: 'store.read' },
  input: nothing,
  output: answer('visitas', list(runningVisit)),
});

export const endVisit = defineCall({
  name: 'access.end-visit',
  summary: 'Encerrar uma visita de suporte antes da hora (administrador)',
  route: 'POST visitas/{id_visita}/encerrar',
  access: { kind: 'session', permission: 'users.manage' },
  input: record({ visitId: ['id_visita', id] }),
  output: done,
  errors: ['visit.not-found'],
});
