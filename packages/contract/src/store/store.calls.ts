import { ESTIMATE_MAX_MINUTES } from '@comanda/domain/store/estimate';
import { type PauseEnd, REASON_MAX } from '@comanda/domain/store/opening';
import type { ZoneOffset } from '@comanda/domain/time/wall-clock';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { done, nothing, shape } from '../shape.ts';
import { flagSN, wireFlagSN, wireInteger } from '../wire-types.ts';
import { pauseEndFromWire, pauseEndToWire, wirePauseEnd } from './pause-end.wire.ts';

export interface StorePhone {
  number: string;
  carrier: string | null;
  contactName: string | null;
  kind: string | null;
}

/** The store as panels need it. */
export interface Store {
  storeId: number;
  userId: number;
  name: string;
  company: string;
  /** Full image and small symbol; null shows initials. */
  logo: string | null;
  symbol: string | null;
  isOpen: boolean;
  /** Why it is closed, in the words of whoever closed it. */
  openingReason: string | null;
  /** When it opens by itself, in epoch milliseconds; null when somebody has to open it. */
  openingUntil: number | null;
  /** Who moved the switch last; null for the system. */
  openingBy: string | null;
  /** Grows with every change of the switch or the estimate; tells an older push from a newer one. */
  stateVersion: number;
  /** Since when it is closed, in epoch milliseconds; null while open, or when nobody knows. */
  closedSince: number | null;
  /** Orders it turned away since then. */
  refusedOrders: number;
  isSuspended: boolean;
  suspensionText: string | null;
  hasBulkUpload: boolean;
  email: string | null;
  phones: StorePhone[];
  minMinutes: number;
  maxMinutes: number;
  /** For the asking person: who has seen enough of the notice is not shown it again. */
  showsPayOnlineNotice: boolean;
  isFranchisee: boolean;
  supportPhone: string;
  district: string;
  city: string;
  sourceApplication: string | null;
  legacyId: number | null;
  /** How the store's clock goes now; screens reckon times by it. */
  clock: ZoneOffset;
}

const storeWire = z.object({
  id_estabelecimento: z.number(),
  id_usuario: z.number(),
  nome: z.string(),
  company: z.string(),
  logotipo: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  fechado: wireFlagSN,
  motivo_abertura: z.nullable(z.string()),
  ate_abertura: z.nullable(z.number()),
  por_abertura: z.nullable(z.string()),
  versao_abertura: z.number(),
  fechada_desde: z.nullable(z.number()),
  pedidos_recusados: z.number(),
  loja_bloqueada: z.boolean(),
  texto_bloqueada: z.nullable(z.string()),
  upload_em_massa: z.boolean(),
  email: z.nullable(z.string()),
  telefones: z.array(
    z.object({
      telefone: z.string(),
      operadora: z.nullable(z.string()),
      nome_contato: z.nullable(z.string()),
      tipo: z.nullable(z.string()),
    }),
  ),
  entrega_minimo: z.number(),
  entrega_maximo: z.number(),
  aviso: wireFlagSN,
  franqueada: z.boolean(),
  telefone_suporte: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  source_application: z.nullable(z.string()),
  pedeai_id: z.nullable(z.number()),
  fuso: z.object({ nome: z.string(), minutos: z.number(), desde: z.number(), ate: z.number() }),
});

export const storeAnswer = shape(z.object({ status: z.literal(true), estabelecimento: storeWire }), {
  decode: ({ estabelecimento: wire }): Store => ({
    storeId: wire.id_estabelecimento,
    userId: wire.id_usuario,
    name: wire.nome,
    company: wire.company,
    logo: wire.logotipo,
    symbol: wire.logo,
    isOpen: wire.fechado === 'N',
    openingReason: wire.motivo_abertura,
    openingUntil: wire.ate_abertura,
    openingBy: wire.por_abertura,
    stateVersion: wire.versao_abertura,
    closedSince: wire.fechada_desde,
    refusedOrders: wire.pedidos_recusados,
    isSuspended: wire.loja_bloqueada,
    suspensionText: wire.texto_bloqueada,
    hasBulkUpload: wire.upload_em_massa,
    email: wire.email,
    phones: wire.telefones.map((phone) => ({
      number: phone.telefone,
      carrier: phone.operadora,
      contactName: phone.nome_contato,
      kind: phone.tipo,
    })),
    minMinutes: wire.entrega_minimo,
    maxMinutes: wire.entrega_maximo,
    showsPayOnlineNotice: wire.aviso === 'S',
    isFranchisee: wire.franqueada,
    supportPhone: wire.telefone_suporte,
    district: wire.bairro,
    city: wire.cidade,
    sourceApplication: wire.source_application,
    legacyId: wire.pedeai_id,
    clock: {
      timeZone: wire.fuso.nome,
      minutes: wire.fuso.minutos,
      from: wire.fuso.desde,
      until: wire.fuso.ate,
    },
  }),
  encode: (store: Store) => ({
    status: true as const,
    estabelecimento: {
      id_estabelecimento: store.storeId,
      id_usuario: store.userId,
      nome: store.name,
      company: store.company,
      logotipo: store.logo,
      logo: store.symbol,
      fechado: flagSN(!store.isOpen),
      motivo_abertura: store.openingReason,
      ate_abertura: store.openingUntil,
      por_abertura: store.openingBy,
      versao_abertura: store.stateVersion,
      fechada_desde: store.closedSince,
      pedidos_recusados: store.refusedOrders,
      loja_bloqueada: store.isSuspended,
      texto_bloqueada: store.suspensionText,
      upload_em_massa: store.hasBulkUpload,
      email: store.email,
      telefones: store.phones.map((phone) => ({
        telefone: phone.number,
        operadora: phone.carrier,
        nome_contato: phone.contactName,
        tipo: phone.kind,
      })),
      entrega_minimo: store.minMinutes,
      entrega_maximo: store.maxMinutes,
      aviso: flagSN(store.showsPayOnlineNotice),
      franqueada: store.isFranchisee,
      telefone_suporte: store.supportPhone,
      bairro: store.district,
      cidade: store.city,
      source_application: store.sourceApplication,
      pedeai_id: store.legacyId,
      fuso: {
        nome: store.clock.timeZone,
        minutos: store.clock.minutes,
        desde: store.clock.from,
        ate: store.clock.until,
      },
    },
  }),
});

export const getStore = defineCall({
  name: 'store.get-store',
  summary: 'A loja da sessão: nome, aberta ou fechada, previsão, avisos',
  method: 'GET',
  path: 'estabelecimento/getLoja',
  access: { kind: 'session', permission: 'store.read' },
  input: nothing,
  output: storeAnswer,
  errors: [],
});

/** What a person says with the switch. Reason and end belong to closing; without an end somebody reopens. */
export interface OpeningInput {
  isOpen: boolean;
  reason: string | null;
  end: PauseEnd;
}

/** `fechado` is 'N' to open and 'S' to close; `motivo` (at most 60 characters) and `ate` may come with 'S'. */
export const openOrCloseStore = defineCall({
  name: 'store.open-or-close',
  summary: 'Abrir ou fechar a loja',
  method: 'POST',
  path: 'estabelecimento/mudaAberturaFechamento',
  access: { kind: 'session', permission: 'store.open-close' },
  input: shape(
    z.object({
      fechado: wireFlagSN,
      motivo: z.optional(z.nullable(z.string().check(z.maxLength(REASON_MAX)))),
      ate: z.optional(z.nullable(wirePauseEnd)),
    }),
    {
      decode: (wire): OpeningInput => ({
        isOpen: wire.fechado === 'N',
        reason: wire.motivo ?? null,
        end: wire.ate == null ? 'by-hand' : pauseEndFromWire(wire.ate),
      }),
      encode: ({ isOpen, reason, end }: OpeningInput) =>
        isOpen
          ? { fechado: 'N' as const }
          : { fechado: 'S' as const, motivo: reason, ate: pauseEndToWire(end) },
    },
  ),
  output: done,
  errors: ['store.suspended'],
});

const minutes = z.pipe(wireInteger, z.int().check(z.gte(1), z.lte(ESTIMATE_MAX_MINUTES)));

export const changeEstimate = defineCall({
  name: 'store.change-estimate',
  summary: 'Mudar a previsão de entrega',
  method: 'POST',
  path: 'estabelecimento/mudaPrevisao',
  access: { kind: 'session', permission: 'store.change-estimate' },
  input: shape(z.object({ entrega_minimo: minutes, entrega_maximo: minutes }), {
    decode: (wire) => ({ minMinutes: wire.entrega_minimo, maxMinutes: wire.entrega_maximo }),
    encode: (input: { minMinutes: number; maxMinutes: number }) => ({
      entrega_minimo: input.minMinutes,
      entrega_maximo: input.maxMinutes,
    }),
  }),
  output: done,
  errors: ['store.estimate-invalid'],
});

/** A picture of the carousel. Links are http(s) only. */
export interface PromotionalBanner {
  image: string;
  link: string | null;
}

export const listBanners = defineCall({
  name: 'store.list-banners',
  summary: 'Imagens do carrossel do painel',
  method: 'GET',
  path: 'establishment-banners',
  access: { kind: 'session', permission: 'store.read' },
  input: nothing,
  output: shape(
    z.object({
      status: z.literal(true),
      data: z.array(z.object({ image: z.string(), link: z.nullable(z.string()) })),
    }),
    {
      decode: (wire): PromotionalBanner[] => wire.data,
      encode: (banners: PromotionalBanner[]) => ({ status: true as const, data: banners }),
    },
  ),
  errors: [],
});
