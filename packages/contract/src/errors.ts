import { ACCESS_ERRORS } from './access/access.errors.ts';
import { ACCOUNT_ERRORS } from './access/account.errors.ts';
import { PEOPLE_ERRORS } from './access/people.errors.ts';
import { RECOVERY_ERRORS } from './access/recovery.errors.ts';
import { ADDRESS_ERRORS } from './addresses/addresses.errors.ts';
import { BULK_UPLOAD_ERRORS } from './bulk-upload/bulk-upload.errors.ts';
import { CHAT_ERRORS } from './chat/chat.errors.ts';
import { COURIER_ERRORS } from './courier/courier.errors.ts';
import { CUSTOMER_ERRORS } from './customer/customer.errors.ts';
import { DELIVERY_AREAS_ERRORS } from './delivery-areas/delivery-areas.errors.ts';
import type { FailureRow } from './failure-row.ts';
import { HOURS_ERRORS } from './hours/hours.errors.ts';
import { INTAKE_ERRORS } from './intake/intake.errors.ts';
import { CATALOGUE_ERRORS } from './menu/menu.errors.ts';
import { OPTIONS_ERRORS } from './menu/options.errors.ts';
import { SELLING_ERRORS } from './menu/selling.errors.ts';
import { STOCK_ERRORS } from './menu/stock.errors.ts';
import { ORDER_ERRORS } from './orders/orders.errors.ts';
import { PAYMENT_METHOD_ERRORS } from './payment-methods/payment-methods.errors.ts';
import { PRINTING_ERRORS } from './printing/printing.errors.ts';
import { DISTRICTS_ERRORS } from './provider/districts.errors.ts';
import { PROVIDER_ERRORS } from './provider/provider.errors.ts';
import { PROVIDER_SERVICE_ERRORS } from './provider/services.errors.ts';
import { PROVIDER_STORE_ERRORS } from './provider/stores.errors.ts';
import { AGREEMENT_ERRORS } from './store/agreements.errors.ts';
import { REGISTRATION_ERRORS } from './store/registration.errors.ts';
import { STORE_ERRORS } from './store/store.errors.ts';

/**
 * Every failure the product answers: its HTTP status and its Portuguese text. A code without a row does not
 * compile. `{detail}` is filled from the error's own words where it has any.
 */
export const ERRORS = {
  'request.malformed': { status: 400, text: 'Não entendemos os dados enviados.' },
  'request.invalid': { status: 422, text: 'Alguns dados precisam de correção.' },
  'request.too-large': { status: 413, text: 'O conteúdo enviado é grande demais.' },
  'request.unsupported-media': { status: 415, text: 'Formato de conteúdo não aceito.' },
  'request.unknown-host': { status: 421, text: 'Este endereço não é o da Comanda.' },
  'request.not-found': { status: 404, text: 'Endereço não encontrado.' },
  'list.page-gone': { status: 400, text: 'Esta página não vale mais. Atualize a lista.' },
  'record.changed-meanwhile': {
    status: 409,
    text: 'Outra pessoa alterou estes dados enquanto você editava. Veja como estão agora antes de salvar.',
  },
  ...ACCESS_ERRORS,
  ...ACCOUNT_ERRORS,
  ...RECOVERY_ERRORS,
  ...PEOPLE_ERRORS,
  ...ORDER_ERRORS,
  ...COURIER_ERRORS,
  ...ADDRESS_ERRORS,
  ...STORE_ERRORS,
  ...REGISTRATION_ERRORS,
  ...AGREEMENT_ERRORS,
  ...INTAKE_ERRORS,
  ...CUSTOMER_ERRORS,
  ...CATALOGUE_ERRORS,
  ...BULK_UPLOAD_ERRORS,
  ...STOCK_ERRORS,
  ...SELLING_ERRORS,
  ...OPTIONS_ERRORS,
  ...CHAT_ERRORS,
  ...HOURS_ERRORS,
  ...PRINTING_ERRORS,
  ...PAYMENT_METHOD_ERRORS,
  ...DELIVERY_AREAS_ERRORS,
  ...PROVIDER_ERRORS,
  ...DISTRICTS_ERRORS,
  ...PROVIDER_SERVICE_ERRORS,
  ...PROVIDER_STORE_ERRORS,
  'server.busy': { status: 503, text: 'Estamos com muitos acessos. Tente novamente em instantes.' },
  'server.unavailable': {
    status: 503,
    text: 'Serviço indisponível no momento. Tente novamente em instantes.',
  },
  'server.unexpected': { status: 500, text: 'Ocorreu um erro inesperado.' },
} as const satisfies Record<string, FailureRow>;

export type ErrorCode = keyof typeof ERRORS;

/** One field at fault, named as it travelled (e.g. `items[0].quantity`). */
export interface FieldFault {
  campo: string;
  mensagem: string;
}

/** The one shape of every refusal. `code` is the HTTP status, as older clients expect it in the body. */
export interface ErrorAnswer {
  status: false;
  code: number;
  erro: string;
  /** The same words: clients look for them under either name. */
  mensagem: string;
  erros: FieldFault[];
  /** Stable name of the failure, see {@link ErrorCode}. */
  motivo: ErrorCode;
  correlationId: string;
  /** Of a save made from an older version: the version that stands, who saved it, and when. */
  versao?: number;
  alterado_por?: string | null;
  alterado_em?: string;
}
