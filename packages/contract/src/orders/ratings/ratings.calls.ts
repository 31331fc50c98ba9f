import { countCharacters } from '@comanda/domain/kit/text/count-characters';
import type { RatingState } from '@comanda/domain/orders/ratings/rating';
import {
  MAX_COMMENT,
  MAX_REASON,
  MAX_REPLY,
  MIN_REASON,
  MIN_REPLY,
  tidyWords,
} from '@comanda/domain/orders/ratings/rating';
import * as z from 'zod/mini';
import { defineCall, ORDER_LINK } from '../../kit/define-call.ts';
import {
  bool,
  id,
  integer,
  plainMoment,
  plainNumber,
  plainText,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, searchField, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, longAnswer, nullable, orNull, record } from '../../kit/record.ts';
import { reportDays, reportPeriod } from '../../kit/report-days.wire.ts';
import { asIs, done, nothing, type Shape, shape } from '../../kit/shape.ts';
import { htmlText } from '../orders/html-text.ts';

const READ = { kind: 'session', permission: 'ratings.read' } as const;
const REPLY = { kind: 'session', permission: 'ratings.reply' } as const;

/** Maximum number of UTF-16 code units of one visible character; some emoji need so many. */
const MAX_PIECES = 12;

/** A text about a rating, limited in visible characters. */
const words = ({ min = 0, max }: { min?: number; max: number }): Shape<string, string> =>
  asIs<string>(
    z.string().check(
      z.maxLength(max * MAX_PIECES, { message: `Escreva no máximo ${max} caracteres.`, abort: true }),
      z.overwrite(tidyWords),
      z.refine((written) => countCharacters(written) >= min, `Escreva pelo menos ${min} caracteres.`),
      z.refine((written) => countCharacters(written) <= max, `Escreva no máximo ${max} caracteres.`),
    ),
  );

const comment = words({ max: MAX_COMMENT });
/** A text that is null if missing or blank. */
const wordsOrNull: Shape<string | null, string | null | undefined> = shape(
  z.optional(z.nullable(comment.wire)),
  { decode: (wire) => wire || null, encode: (domain: string | null) => domain },
);

const score = integer({ min: 1, max: 5 });
const scores = {
  food: ['nota_comida', score],
  delivery: ['nota_entrega', score],
  overall: ['nota_geral', score],
} as const;

/** The mean includes only ratings in state 'CC'. */
const STATE_WORDS = {
  counted: 'CC',
  processing: 'PR',
  cancelled: 'PC',
  removed: 'RM',
} as const satisfies Record<RatingState, string>;
/** A mean in hundredths; on the wire a number with two decimals. */
const mean: Shape<number, number> = shape(z.number(), {
  decode: (wire) => Math.round(wire * 100),
  encode: (hundredths: number) => hundredths / 100,
});

const rating = record({
  orderId: ['id_pedido', plainNumber],
  code: ['hash_pedido', plainText],
  customerName: ['usuario_nome', plainText],
  orderedAt: ['pedido_data_criacao', plainMoment],
  ratedAt: ['data_criacao', plainMoment],
  ...scores,
  comment: ['comentario_usuario', nullable(plainText)],
  reply: ['comentario_estabelecimento', nullable(plainText)],
  repliedAt: ['respondida_em', nullable(plainMoment)],
  repliedBy: ['respondida_por', nullable(plainText)],
  state: ['status_avaliacao', translated(STATE_WORDS)],
  // The rating is included in the mean from this time on.
  countsAt: ['conta_em', plainMoment],
  contestReason: ['contestacao', nullable(plainText)],
  decision: ['decisao', nullable(translated({ removed: 'RETIRADA', kept: 'MANTIDA' }))],
  decisionWords: ['decisao_motivo', nullable(plainText)],
});
export type Rating = DomainOfShape<typeof rating>;

const filter = { period: ['periodo', orNull(reportPeriod)], ...reportDays } as const;
const listFilter = {
  ...filter,
  hasComment: ['com_comentario', orNull(bool)],
  ...searchField,
} as const;
const errors = ['insight.half-period', 'insight.backwards', 'insight.too-many-days'] as const;

const counts = list(record({ score: ['nota', plainNumber], count: ['qtde', plainNumber] }));
const totals = record({
  count: ['total', plainNumber],
  food: ['nota_comida', nullable(mean)],
  delivery: ['nota_entrega', nullable(mean)],
  overall: ['nota_geral', nullable(mean)],
});
/** For each question: how many ratings gave 5, 4, 3, 2 and 1. The means include only ratings that count. */
const summary = {
  foodCounts: ['contaComida', counts],
  deliveryCounts: ['contaEntrega', counts],
  overallCounts: ['contaGeral', counts],
  totals: ['total', totals],
  // Mean of the ratings' unrounded means.
  mean: ['media', nullable(mean)],
} as const;

export const readRatingSummary = defineCall({
  name: 'ratings.read-summary',
  summary: 'As médias e quantas avaliações deram cada nota, do que já conta',
  route: 'GET avaliacao/resumo',
  access: READ,
  input: record(filter),
  output: answer(record({ ...summary, processing: ['processando', plainNumber] })),
  errors,
});
export type RatingSummaryAnswer = DomainOfShape<typeof readRatingSummary.output>;

export const listRatings = defineCall({
  name: 'ratings.list',
  summary: 'Avaliações da loja, a mais nova primeiro',
  route: 'GET avaliacao/pagina',
  access: READ,
  namesCustomers: { kind: 'page', list: 'ratings' },
  input: record({ ...listFilter, ...afterField('depois') }),
  output: pageOf('avaliacao', rating, { count: ['quantidade', plainNumber] }),
  errors,
});

export const exportRatings = defineCall({
  name: 'ratings.export',
  summary: 'Avaliações da loja, como planilha',
  route: 'POST avaliacao/exportar',
  access: READ,
  namesCustomers: { kind: 'list', list: 'ratings' },
  input: record({ ...listFilter, ...formatField }),
  output: sheetOf,
  errors,
});

const ratingAsHtml = record({
  ...rating.fields,
  code: ['hash_pedido', htmlText],
  customerName: ['usuario_nome', htmlText],
  comment: ['comentario_usuario', nullable(htmlText)],
  reply: ['comentario_estabelecimento', nullable(htmlText)],
  repliedBy: ['respondida_por', nullable(htmlText)],
  contestReason: ['contestacao', nullable(htmlText)],
  decisionWords: ['decisao_motivo', nullable(htmlText)],
});
/** All data in one answer, for older clients; up to 1,000 ratings. */
const complete = longAnswer(record({ ...summary, ratings: ['avaliacao', list(ratingAsHtml)] }), 'ratings');

export const listRatingsOfAll = defineCall({
  name: 'ratings.list-all',
  summary: 'Todas as avaliações com suas médias, até 1.000',
  route: 'GET avaliacao/listar',
  access: READ,
  namesCustomers: { kind: 'list', list: 'ratings' },
  input: nothing,
  output: complete,
});

export const listRatingsOfPeriod = defineCall({
  name: 'ratings.list-period',
  summary: 'As avaliações de um período com suas médias, até 1.000',
  route: 'POST avaliacao/listar',
  access: READ,
  namesCustomers: { kind: 'list', list: 'ratings' },
  input: record({ period: ['periodo', reportPeriod], days: ['data', orNull(record(reportDays))] }),
  output: complete,
  errors,
});

export const replyToRating = defineCall({
  name: 'ratings.reply',
  summary: 'Responder a uma avaliação; por 10 minutos a resposta pode ser corrigida',
  route: 'POST avaliacao/atualizar/{id_pedido}',
  access: REPLY,
  namesCustomers: { kind: 'current' },
  input: record({
    orderId: ['id_pedido', id],
    reply: ['resposta', asIs(z.string())],
    // The reply on the person's screen, which the new reply replaces; null: there was no reply.
    known: ['resposta_atual', textOrNull({ max: MAX_REPLY })],
  }),
  output: answer('avaliacao', rating),
  errors: [
    'ratings.not-found',
    'ratings.no-comment',
    'ratings.reply-blank',
    'ratings.reply-too-short',
    'ratings.reply-too-long',
    'ratings.already-replied',
    'ratings.answered-meanwhile',
  ],
});

export const contestRating = defineCall({
  name: 'ratings.contest',
  summary: 'Contestar uma avaliação com texto abusivo; o provedor decide',
  route: 'POST avaliacao/contestar/{id_pedido}',
  access: REPLY,
  namesCustomers: { kind: 'current' },
  input: record({
    orderId: ['id_pedido', id],
    reason: ['motivo', words({ min: MIN_REASON, max: MAX_REASON })],
  }),
  output: answer('avaliacao', rating),
  errors: ['ratings.not-found', 'ratings.already-contested'],
});

export const showRatedOrder = defineCall({
  name: 'ratings.show-order',
  summary: 'O pedido de uma avaliação, como HTML',
  route: 'GET pedidos/listarpedidoavaliacao/{id_pedido}',
  access: READ,
  input: record({ orderId: ['id_pedido', id] }),
  output: answer('pedidos', list(record({ html: ['pedido', plainText] }))),
  errors: ['ratings.not-found'],
});

const template = record({ templateId: ['id', plainNumber], text: ['texto', plainText] });
export type ReplyTemplate = DomainOfShape<typeof template>;

export const listReplyTemplates = defineCall({
  name: 'ratings.list-templates',
  summary: 'Respostas prontas da loja',
  route: 'GET avaliacao/modelos',
  access: READ,
  input: nothing,
  output: answer('modelos', list(template)),
});

export const saveReplyTemplate = defineCall({
  name: 'ratings.save-template',
  summary: 'Guardar uma resposta pronta; sem id, uma nova',
  route: 'POST avaliacao/modelos',
  access: REPLY,
  input: record({
    templateId: ['id', orNull(id)],
    text: ['texto', words({ min: MIN_REPLY, max: MAX_REPLY })],
  }),
  output: answer('modelos', list(template)),
  errors: ['ratings.not-found', 'ratings.too-many-templates'],
});

export const removeReplyTemplate = defineCall({
  name: 'ratings.remove-template',
  summary: 'Tirar uma resposta pronta',
  route: 'POST avaliacao/modelos/{id}/remover',
  access: REPLY,
  input: record({ templateId: ['id', id] }),
  output: answer('modelos', list(template)),
  errors: ['ratings.not-found'],
});

const ownRating = record({
  ...scores,
  comment: ['comentario', nullable(plainText)],
  reply: ['resposta', nullable(plainText)],
});
const ownView = answer(
  record({
    // Null: the customer cannot rate this order, or cannot rate it any more.
    until: ['pode_ate', nullable(plainMoment)],
    rating: ['avaliacao', nullable(ownRating)],
  }),
);
export type OwnRating = DomainOfShape<typeof ownView>;

export const getOwnRating = defineCall({
  name: 'ratings.get-own',
  summary: 'A avaliação do pedido, para o cliente, pelo link do pedido',
  route: 'GET cliente/avaliacao',
  access: ORDER_LINK,
  input: nothing,
  output: ownView,
  errors: ['order-link.invalid', 'auth.throttled'],
});

export const rateOrder = defineCall({
  name: 'ratings.rate-order',
  summary: 'O cliente avalia o pedido entregue, uma vez, até sete dias depois',
  route: 'POST cliente/avaliacao',
  access: ORDER_LINK,
  input: record({ ...scores, comment: ['comentario', wordsOrNull] }),
  output: ownView,
  errors: ['order-link.invalid', 'auth.throttled', 'ratings.not-rateable', 'ratings.already-rated'],
});

const contested = record({
  storeId: ['loja', plainNumber],
  storeName: ['loja_nome', plainText],
  ...rating.fields,
  contestedAt: ['contestada_em', plainMoment],
  contestedBy: ['contestada_por', nullable(plainText)],
});
export type ContestedRating = DomainOfShape<typeof contested>;

export const listContestedRatings = defineCall({
  name: 'ratings.list-contested',
  summary: 'Avaliações contestadas de todas as lojas, a que espera há mais tempo primeiro',
  route: 'GET provedor/avaliacoes',
  access: { kind: 'provider', permission: 'changes.review' },
  input: record(afterField('depois')),
  output: pageOf('avaliacoes', contested, { count: ['quantidade', plainNumber] }),
});

export const contestDecision = record({
  storeId: ['loja', id],
  orderId: ['id_pedido', id],
  isRemoved: ['retirar', bool],
  words: ['motivo', words({ min: 5, max: MAX_REASON })],
});

export const decideContestedRating = defineCall({
  name: 'ratings.decide-contested',
  summary: 'Decidir uma contestação: a avaliação sai, ou fica, com o motivo em palavras',
  route: 'POST provedor/avaliacoes/decidir',
  access: { kind: 'provider', permission: 'changes.review' },
  input: contestDecision,
  output: done,
  errors: ['provider.unknown-store', 'ratings.not-found', 'ratings.already-decided'],
});
