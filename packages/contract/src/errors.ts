import { AREA_ERRORS } from './all-errors.ts';
import type { FailureRow } from './kit/failure-row.ts';

/**
 * Every failure of the API with its HTTP status and its Portuguese text. An error code without an entry here
 * does not compile. `{detail}` is filled from the error's own text if there is one.
 */
export const ERRORS = {
  'request.malformed': { status: 400, text: 'Não entendemos os dados enviados.' },
  'request.invalid': { status: 422, text: 'Alguns dados precisam de correção.' },
  'request.too-large': { status: 413, text: 'O conteúdo enviado é grande demais.' },
  'request.too-many-at-once': {
    status: 429,
    text: 'Ainda há relatórios ou arquivos em andamento. Aguarde alguns segundos e tente novamente.',
  },
  'request.unsupported-media': { status: 415, text: 'Formato de conteúdo não aceito.' },
  'request.unknown-host': { status: 421, text: 'Este endereço não é o da Comanda.' },
  'request.not-found': { status: 404, text: 'Endereço não encontrado.' },
  'list.page-gone': { status: 400, text: 'Esta página não vale mais. Atualize a lista.' },
  'record.changed-meanwhile': {
    status: 409,
    text: 'Outra pessoa alterou estes dados enquanto você editava. Veja como estão agora antes de salvar.',
  },
  ...AREA_ERRORS,
  'server.busy': { status: 503, text: 'Estamos com muitos acessos. Tente novamente em instantes.' },
  'server.unavailable': {
    status: 503,
    text: 'Serviço indisponível no momento. Tente novamente em instantes.',
  },
  'server.unexpected': { status: 500, text: 'Ocorreu um erro inesperado.' },
} as const satisfies Record<string, FailureRow>;

export type ErrorCode = keyof typeof ERRORS;

/** One invalid field under its wire name (e.g. `items[0].quantity`). */
export interface FieldFault {
  campo: string;
  mensagem: string;
}

/** The JSON of every refusal. `code` is the HTTP status, because older clients read it from the body. */
export interface ErrorAnswer {
  status: false;
  code: number;
  erro: string;
  /** `mensagem` and `message` repeat `erro`: clients read the text under any of these names. */
  mensagem: string;
  message: string;
  erros: FieldFault[];
  /** Stable name of the failure, see {@link ErrorCode}. */
  motivo: ErrorCode;
  correlationId: string;
  /** Only if a save is based on an older version: the current version, its author, and its time. */
  versao?: number;
  alterado_por?: string | null;
  alterado_em?: string;
  /** Only for a refused report: the days of the request. */
  data_inicio?: string | null;
  data_final?: string | null;
}
