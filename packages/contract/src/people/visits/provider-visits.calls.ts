import { defineCall } from '../../kit/define-call.ts';
import { id, plainMoment, plainNumber, plainText, text, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

const VISIT = { kind: 'provider', permission: 'support.visit' } as const;

export const visitInput = record({ ...storeField, reason: ['motivo', text({ min: 10, max: 300 })] });

/**
 * Returns the URL that opens the panel. The URL works only once and only within a minute. The visit lasts
 * half an hour.
 */
export const requestVisit = defineCall({
  name: 'provider.ask-for-visit',
  summary: 'Pedir o link de uma visita de suporte, só leitura, ao painel de uma loja',
  route: 'POST provedor/lojas/{loja}/visitas',
  access: VISIT,
  input: visitInput,
  output: answer(record({ visitId: ['id_visita', plainNumber], link: ['link', plainText] })),
  errors: ['provider.unknown-store'],
});

const pastVisit = record({
  visitId: ['id_visita', plainNumber],
  personName: ['pessoa', plainText],
  reason: ['motivo', plainText],
  begunAt: ['desde', plainMoment],
  endsAt: ['ate', plainMoment],
  endedAt: ['terminou_em', nullable(plainMoment)],
  endedBy: [
    'fim',
    nullable(translated({ time: 'tempo', visitor: 'visitante', store: 'loja', provider: 'equipe' })),
  ],
  endedByName: ['encerrada_por', nullable(plainText)],
});
/** A visit to a store's panel, current or past. */
export type PastVisit = DomainOfShape<typeof pastVisit>;

export const listVisits = defineCall({
  name: 'provider.list-visits',
  summary: 'As últimas visitas de suporte ao painel de uma loja: quem, quando, por quê',
  route: 'GET provedor/lojas/{loja}/visitas',
  access: VISIT,
  input: record(storeField),
  output: answer('visitas', list(pastVisit)),
  errors: ['provider.unknown-store'],
});

export const endVisit = defineCall({
  name: 'provider.end-visit',
  summary: 'Encerrar uma visita de suporte antes da hora',
  route: 'POST provedor/lojas/{loja}/visitas/{id_visita}/encerrar',
  access: VISIT,
  input: record({ ...storeField, visitId: ['id_visita', id] }),
  output: done,
  errors: ['provider.unknown-store', 'visit.not-found'],
});
