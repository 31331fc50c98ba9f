import type { FirstStep } from '@comanda/domain/store/store/first-steps';
import { PAUSE_ENDS } from '@comanda/domain/store/store/opening';
import type { StoreState } from '@comanda/domain/store/store/store-state';
import { SUSPENSION_TEXT_MAX } from '@comanda/domain/store/store/suspension';
import {
  bool,
  moment,
  oneOf,
  plainMoment,
  plainNumber,
  plainText,
  text,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { afterField, formatField, LONGEST_SEARCH, placeNumber } from '../../kit/paged.ts';
import { type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';
import { onlineSales } from './online-sales.wire.ts';

const summaryFields = {
  storeId: ['id', plainNumber],
  name: ['nome', plainText],
  legalName: ['razao_social', plainText],
  document: ['cnpj_cpf', plainText],
  city: ['cidade', plainText],
  state: ['uf', plainText],
  symbol: ['simbolo', nullable(plainText)],
  company: ['empresa', plainText],
  createdAt: ['criada_em', plainMoment],
  isOpen: ['aberta', bool],
  isPaused: ['pausada', bool],
  isSuspended: ['suspensa', bool],
} as const;

export const storeSummary = record(summaryFields);
export type StoreSummary = DomainOfShape<typeof storeSummary>;

export const STATUSES = {
  open: 'abertas',
  closed: 'fechadas',
  suspended: 'suspensas',
  // `waiting` finds stores with changes that wait for the provider's decision.
  waiting: 'alteracoes',
} as const;
export type StatusFilter = keyof typeof STATUSES;

/** State of a store in lists. */
export const STORE_STATE_WORDS = {
  open: 'Aberta',
  paused: 'Em pausa',
  closed: 'Fechada',
  suspended: 'Suspensa',
} as const satisfies Record<StoreState, string>;

const searched = {
  words: ['busca', textOrNull({ max: LONGEST_SEARCH })],
  status: ['situacao', orNull(translated(STATUSES))],
  createdFrom: ['desde', orNull(moment)],
} as const;

export const storeSearch = record({ ...searched, ...afterField('antes') });
export const storesExport = record({ ...searched, ...formatField });

export const foundStores = record({
  rows: ['lojas', list(storeSummary)],
  next: ['proxima', nullable(placeNumber)],
});
export type FoundStores = DomainOfShape<typeof foundStores>;

const period = record({ start: ['inicio', plainNumber], end: ['fim', plainNumber] });

const hours = record({
  opensByItself: ['auto_abrir', bool],
  closesByItself: ['auto_fechar', bool],
  // Seven days, starting with Sunday. Periods of open days are in minutes since midnight.
  days: ['dias', list(record({ isOpen: ['aberta', bool], periods: ['periodos', list(period)] }))],
});

/** Store settings that the provider switches. */
export const STORE_SWITCHES = {
  'pay-online-notice': 'aviso',
  'online-payment': 'pagamento_online',
  'orders-while-closed': 'recebe_fechada',
  franchisee: 'franqueada',
  'bulk-upload': 'upload_em_massa',
} as const;
export type StoreSwitchName = keyof typeof STORE_SWITCHES;

const switches = record({
  'pay-online-notice': ['aviso', bool],
  // Not a switch, because it follows from the registration and the receiving account.
  'payment-account': ['recebimentos', bool],
  'online-payment': ['pagamento_online', bool],
  'orders-while-closed': ['recebe_fechada', bool],
  franchisee: ['franqueada', bool],
  'bulk-upload': ['upload_em_massa', bool],
});

const STEP_WORDS = {
  hours: 'horarios',
  areas: 'bairros',
  menu: 'cardapio',
  payments: 'pagamentos',
  printer: 'impressora',
  team: 'equipe',
} as const satisfies Record<FirstStep, string>;

/** One store as the provider sees it. */
export const storeDetail = record({
  ...summaryFields,
  district: ['bairro', plainText],
  email: ['email', nullable(plainText)],
  mobile: ['celular', nullable(plainText)],
  logo: ['logo', nullable(plainText)],
  timeZone: ['fuso', plainText],
  /** Counts all changes of the store's data, by any person. */
  dataVersion: ['versao', plainNumber],
  suspensionText: ['texto_suspensao', nullable(plainText)],
  openingReason: ['motivo', nullable(plainText)],
  openingBy: ['por', nullable(plainText)],
  opensOrClosesAt: ['ate', nullable(plainMoment)],
  pauseEnd: ['fim_pausa', nullable(oneOf(PAUSE_ENDS))],
  minMinutes: ['previsao_minimo', plainNumber],
  maxMinutes: ['previsao_maximo', plainNumber],
  switches: ['chaves', switches],
  hours: ['horarios', nullable(hours)],
  ordersToday: ['pedidos_hoje', plainNumber],
  ordersUnderWay: ['pedidos_em_andamento', plainNumber],
  /** Setup steps that a new store still needs; empty after the first order. */
  missingSteps: ['falta', list(translated(STEP_WORDS))],
  /** Missing steps before customers can pay online. */
  onlineSales: ['vendas_online', onlineSales],
});
export type StoreDetail = DomainOfShape<typeof storeDetail>;

export const suspension = record({ ...storeField, text: ['texto', text({ max: SUSPENSION_TEXT_MAX })] });

const LONGEST_ADDRESS = 500;

const banner = record({
  bannerId: ['id', plainNumber],
  image: ['imagem', plainText],
  link: ['link', nullable(plainText)],
});
/** A picture of a store's carousel. */
export type StoreBanner = DomainOfShape<typeof banner>;
export const storeBanners = list(banner);

export const bannerByAddress = record({
  ...storeField,
  image: ['imagem', text({ max: LONGEST_ADDRESS })],
  link: ['link', textOrNull({ max: LONGEST_ADDRESS })],
});
