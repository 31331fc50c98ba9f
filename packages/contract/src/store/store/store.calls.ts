import { ESTIMATE_MAX_MINUTES } from '@comanda/domain/store/store/estimate';
import { type OpenEnd, type PauseEnd, REASON_MAX } from '@comanda/domain/store/store/opening';
import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { bool, flag, integer, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { done, nothing, shape } from '../../kit/shape.ts';
import { epochOf, instant, wireFlagSN, wireInstant } from '../../kit/wire-types.ts';
import { pauseEnd } from './pause-end.wire.ts';

const phone = record({
  number: ['telefone', plainText],
  carrier: ['operadora', nullable(plainText)],
  contactName: ['nome_contato', nullable(plainText)],
  kind: ['tipo', nullable(plainText)],
});

const zoneOffset = record({
  timeZone: ['nome', plainText],
  minutes: ['minutos', plainNumber],
  from: ['desde', plainNumber],
  until: ['ate', plainNumber],
});

const store = record({
  storeId: ['id_estabelecimento', plainNumber],
  userId: ['id_usuario', plainNumber],
  name: ['nome', plainText],
  company: ['company', plainText],
  // The full logo and a small symbol; null: the page shows initials instead.
  logo: ['logotipo', nullable(plainText)],
  symbol: ['logo', nullable(plainText)],
  isOpen: ['fechado', flag({ true: 'N', false: 'S' })],
  // Reason for closing, as the person typed it.
  openingReason: ['motivo_abertura', nullable(plainText)],
  // Time of the next automatic switch in epoch milliseconds; null: no automatic switch is planned.
  openingUntil: ['ate_abertura', nullable(plainNumber)],
  // The last person who moved the switch; null for the system.
  openingBy: ['por_abertura', nullable(plainText)],
  // Increases with every change of switch or estimate, so that clients can ignore an older push event.
  stateVersion: ['versao_abertura', plainNumber],
  // Time of closing in epoch milliseconds; null while open, or when unknown.
  closedSince: ['fechada_desde', nullable(plainNumber)],
  // Number of orders refused since the store closed.
  refusedOrders: ['pedidos_recusados', plainNumber],
  isSuspended: ['loja_bloqueada', bool],
  suspensionText: ['texto_bloqueada', nullable(plainText)],
  // True only in a demonstration: a job is still creating the store's past orders, so numbers still grow.
  isPastUnderWay: ['criando_passado', bool],
  hasBulkUpload: ['upload_em_massa', bool],
  // True: the store has orders or settlements of the old system.
  hasOldFinance: ['financeiro_antigo', bool],
  email: ['email', nullable(plainText)],
  phones: ['telefones', list(phone)],
  minMinutes: ['entrega_minimo', plainNumber],
  maxMinutes: ['entrega_maximo', plainNumber],
  // True: the panel shows the notice to this user. False after the user has dismissed the notice.
  showsPayOnlineNotice: ['aviso', flag({ true: 'S', false: 'N' })],
  isFranchisee: ['franqueada', bool],
  supportPhone: ['telefone_suporte', plainText],
  district: ['bairro', plainText],
  city: ['cidade', plainText],
  sourceApplication: ['source_application', nullable(plainText)],
  legacyId: ['pedeai_id', nullable(plainNumber)],
  // UTC offset of the store's time zone. Screens compute times with this offset.
  clock: ['fuso', zoneOffset],
});

export type Store = DomainOfShape<typeof store>;

export const storeAnswer = answer('estabelecimento', store);

export const getStore = defineCall({
  name: 'store.get-store',
  summary: 'A loja da sessão: nome, aberta ou fechada, previsão, avisos',
  route: 'GET estabelecimento/getLoja',
  access: { kind: 'session', permission: 'store.read' },
  isOpenToVisits: true,
  input: nothing,
  output: storeAnswer,
});

/**
 * Input to open or close the store. Reason and `end` belong to closing; without `end`, a person must open the
 * store again.
 */
export interface OpeningInput {
  isOpen: boolean;
  reason: string | null;
  end: PauseEnd;
  /** End of an opening; absent: the opening hours close the store. */
  openUntil?: OpenEnd | null;
}

/** Word that is sent instead of a time: the store is open until a person closes it. */
const BY_HAND = 'eu-fechar';
const OPEN_UNTIL_FORMS = `Use uma data e hora como 2026-11-21T22:05:00Z, ou ${BY_HAND}.`;

/**
 * `fechado` is 'N' to open and 'S' to close the store. 'S' may have `motivo` (at most 60 characters) and
 * `ate`; 'N' may have `aberta_ate`. `aberta_ate` is a moment within the next 24 hours, or 'eu-fechar';
 * without it the hours close the store.
 */
export const openOrCloseStore = defineCall({
  name: 'store.open-or-close',
  summary: 'Abrir ou fechar a loja',
  route: 'POST estabelecimento/mudaAberturaFechamento',
  access: { kind: 'session', permission: 'store.open-close' },
  input: shape(
    z.object({
      fechado: wireFlagSN,
      motivo: z.optional(z.nullable(z.string().check(z.maxLength(REASON_MAX)))),
      ate: z.optional(z.nullable(pauseEnd.wire)),
      aberta_ate: z.optional(z.nullable(z.union([z.literal(BY_HAND), wireInstant], OPEN_UNTIL_FORMS))),
    }),
    {
      decode: (wire): OpeningInput => ({
        isOpen: wire.fechado === 'N',
        reason: wire.motivo ?? null,
        end: wire.ate == null ? 'by-hand' : pauseEnd.decode(wire.ate),
        openUntil:
          wire.aberta_ate == null ? null : wire.aberta_ate === BY_HAND ? 'by-hand' : epochOf(wire.aberta_ate),
      }),
      encode: ({ isOpen, reason, end, openUntil = null }: OpeningInput) =>
        isOpen
          ? {
              fechado: 'N' as const,
              ...(openUntil === null
                ? {}
                : { aberta_ate: openUntil === 'by-hand' ? BY_HAND : instant(openUntil) }),
            }
          : { fechado: 'S' as const, motivo: reason, ate: pauseEnd.encode(end) },
    },
  ),
  output: done,
  errors: ['store.suspended'],
});

const minutes = integer({ min: 1, max: ESTIMATE_MAX_MINUTES });

/** The waiting time that customers see. */
export const estimate = record({
  minMinutes: ['entrega_minimo', minutes],
  maxMinutes: ['entrega_maximo', minutes],
});

export const changeEstimate = defineCall({
  name: 'store.change-estimate',
  summary: 'Mudar a previsão de entrega',
  route: 'POST estabelecimento/mudaPrevisao',
  access: { kind: 'session', permission: 'store.change-estimate' },
  input: estimate,
  output: done,
  errors: ['store.estimate-invalid'],
});

/** A picture of the carousel. Links are http(s) only. */
const banner = record({ image: ['image', plainText], link: ['link', nullable(plainText)] });
export type PromotionalBanner = DomainOfShape<typeof banner>;

export const listBanners = defineCall({
  name: 'store.list-banners',
  summary: 'Imagens do carrossel do painel',
  route: 'GET establishment-banners',
  access: { kind: 'session', permission: 'store.read' },
  isOpenToVisits: true,
  input: nothing,
  output: answer('data', list(banner)),
});
