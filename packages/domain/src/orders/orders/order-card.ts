import { type Declared, type Field, namesWhere, own } from '../../kit/fields/fields.ts';
import type { OrderDifference } from './order-difference.ts';
import type { OrderPrintState } from './order-print-state.ts';
import type { CourierStatus, Fulfilment, KitchenStage, OrderStatus, Serving } from './order-status.ts';
import type { Undo } from './undo.ts';

interface CardFacts extends Field {
  /** Value of the field in a new order. Absent: the partner's order contains the value. */
  start?: unknown;
  /** Personal data are deleted from old orders in two steps: first `contacts`, later `names`. */
  goes?: 'contacts' | 'names';
  /**
   * 'next-day': hidden from the store's users from the next day on, and from support visits. 'visits': hidden from
   * support visits only.
   */
  isHidden?: 'next-day' | 'visits' | false;
}
/**
 * A field of a card. A text without `isShared` does not compile until it declares how it is deleted and
 * hidden.
 */
type CardField = CardFacts &
  (
    | { type: Exclude<Field['type'], 'text' | 'text?' | 'texts'> }
    | { isShared: true }
    | Required<Pick<CardFacts, 'goes' | 'isHidden'>>
  );

/**
 * The fields of a card. This table determines the board's columns, the insert of new orders, the wire, hiding
 * and deletion of data. A column has the field's name in snake case.
 */
export const CARD_FIELDS = {
  orderId: { type: 'number', wire: 'id_pedido' },
  /** Short code, to read aloud. */
  code: { type: 'text', wire: 'hash_pedido', isShared: true, longest: 40 },
  status: { type: own<OrderStatus>() },
  kitchenStage: { type: own<KitchenStage | null>(), start: null },
  version: { type: 'number', wire: 'versao', start: 1 },
  /** Text for the search box, see `searchTextOf`. */
  searchText: { type: 'text', wire: 'pedido', goes: 'contacts', isHidden: 'visits' },
  fulfilment: { type: own<Fulfilment>() },
  createdAt: { type: 'moment', wire: 'data_criacao' },
  receivedAt: { type: 'moment', wire: 'recebido_em' },
  acceptBy: { type: 'moment', wire: 'aceitar_ate' },
  promisedFor: { type: 'moment', wire: 'prometido_para' },
  /** The time that the customer requested for an order for later. Null: as soon as possible. */
  scheduledFor: { type: 'moment?', wire: 'agendado_para' },
  closedAt: { type: 'moment?', wire: 'encerrado_em', start: null },
  /** Number of pieces in the order; a weighed item counts as one. 0 when unknown. */
  itemCount: { type: 'number', wire: 'quantidade_itens' },
  totalCents: { type: 'cents', wire: 'valor_total' },
  /** Cents to charge on delivery; 0 for an order paid online. */
  chargeCents: { type: 'cents', wire: 'cobrar_cliente' },
  /** The payment in words for the card, e.g. "Pix pago" or "Dinheiro · troco p/ R$ 50". */
  paymentSummary: { type: 'text', wire: 'pagamento_resumo', isShared: true },
  customerName: { type: 'text', wire: 'usuario_nome', goes: 'names', isHidden: 'visits', longest: 120 },
  customerPhone: {
    type: 'text?',
    wire: 'usuario_telefone_formatado',
    longest: 40,
    goes: 'contacts',
    isHidden: 'next-day',
  },
  isPhoneVerified: { type: 'digit', wire: 'usuario_confirmado', goes: 'contacts' },
  customerId: { type: 'text?', wire: 'id_usuario', goes: 'names', isHidden: 'visits' },
  district: { type: 'text?', wire: 'bairro', isShared: true },
  serving: { type: own<Serving | null>() },
  /** Place in the store for an indoor order, e.g. 'Mesa 12 · Lugar 3'. Null for other orders, or when unknown. */
  place: { type: 'text?', wire: 'lugar', goes: 'contacts', isHidden: false },
  isPrinted: { type: 'boolean', wire: 'impresso', start: false },
  /** The print state of all tickets together. */
  printState: { type: own<OrderPrintState>(), start: 'none' },
  isFirstInApp: { type: 'digit', wire: 'compraGlobal' },
  isFirstInStore: { type: 'digit', wire: 'compraEst' },
  /** The sales channel, e.g. "cardapio-web". */
  origin: { type: 'text?', wire: 'app_origin', isShared: true, longest: 60 },
  canUseCourier: { type: 'boolean', wire: 'canUseExternalDelivery' },
  courierStatus: { type: own<CourierStatus | null>(), start: null },
  /** Id of the request at the courier service; null without a request. */
  courierRequestId: { type: 'text?', wire: 'externalDeliveryId', isShared: true, start: null },
  courierLinkCode: {
    type: 'text?',
    wire: 'externalDeliveryWithCode',
    isShared: true,
    isHidden: 'visits',
    start: null,
  },
  isChatEnabled: { type: 'boolean', wire: 'chat_enabled', start: true },
  /** Number of the customer's messages that no user of the store has read. */
  chatUnread: { type: 'number', wire: 'mensagens_nao_lidas', start: 0 },
  /** True when the delivery address has coordinates, original or adjusted. */
  isLocated: { type: 'boolean', wire: 'endereco_localizado', goes: 'contacts' },
  /** True when a party outside the store cancelled the order, until the store acknowledges the cancellation. */
  awaitsAcknowledgement: { type: 'boolean', wire: 'aguarda_ciencia', start: false },
  /** True when the courier reported a problem and waits for the store's answer. */
  awaitsCourierAnswer: { type: 'boolean', wire: 'aguarda_resposta_entrega', start: false },
  /** The undo of the last change. The undo may have expired, see `undoAt`. */
  undo: { type: own<Undo | null>(), start: null },
  /** True when the document's amounts do not add up. The panel then warns. */
  hasTotalMismatch: { type: 'boolean', wire: 'valores_divergem' },
  /**
   * True when the address is outside the store's delivery areas. Computed when the order arrives, and when
   * its address is adjusted.
   */
  isOutsideAreas: { type: 'boolean', wire: 'fora_da_area' },
  /** Names of items that were out of stock when the order arrived. Usually empty. */
  itemsOut: { type: 'texts', wire: 'em_falta', isShared: true },
  /** The first items, e.g. '2× Pizza grande', and the number of remaining lines, e.g. '+2'. Empty in old orders. */
  ticketLines: { type: 'texts', wire: 'itens_resumo', isShared: true },
  /** Differences from the store's settings when the order arrived. Usually empty. */
  differences: { type: own<readonly OrderDifference[]>() },
} as const satisfies Readonly<Record<string, CardField>>;

type CardName = keyof typeof CARD_FIELDS;
type DeclaredCard = Declared<typeof CARD_FIELDS>;
/** Fields with a fixed value in a new order. */
type Started = {
  [Name in CardName]: (typeof CARD_FIELDS)[Name] extends { start: unknown } ? Name : never;
}[CardName];

/** The fields of a card that a partner's order contains. */
export type BroughtCard = Omit<DeclaredCard, Started | 'orderId'>;

const isHidden = (field: CardFacts) => field.isHidden;
const factsOf = (name: CardName): CardFacts => CARD_FIELDS[name];

export const BROUGHT = namesWhere(CARD_FIELDS, (field) => !('start' in field)).filter(
  (name): name is keyof BroughtCard => name !== 'orderId',
);

const STARTS = Object.fromEntries(
  namesWhere(CARD_FIELDS, (field) => 'start' in field).map((name) => [name, factsOf(name).start]),
) as Pick<DeclaredCard, Started>;

/** The card of an order that was just received: declared fields only. */
export function newCard(orderId: number, brought: BroughtCard): DeclaredCard {
  const card: Record<string, unknown> = { orderId, ...STARTS };
  for (const name of BROUGHT) card[name] = brought[name];
  return card as unknown as DeclaredCard;
}

/** Names of the fields with personal data that are deleted in the given step. */
export const goingWith = (what: 'contacts' | 'names'): CardName[] =>
  namesWhere(CARD_FIELDS, (field) => 'goes' in field && field.goes === what);

const isFlag = ({ type }: Field) => type === 'boolean' || type === 'digit';
/** Names of the deleted fields that are texts, without flags. */
export const textsGoingWith = (what: 'contacts' | 'names'): CardName[] =>
  goingWith(what).filter((name) => !isFlag(CARD_FIELDS[name]));

/** Names of the fields that the store's users do not see on the days after the order. */
export const HIDDEN_NEXT_DAY = namesWhere(CARD_FIELDS, (field) => isHidden(field) === 'next-day');
/** Names of the fields that the provider's visits do not see. */
export const HIDDEN_FROM_VISITS = namesWhere(CARD_FIELDS, (field) => Boolean(isHidden(field)));
