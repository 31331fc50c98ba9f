import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import type { Socket } from 'socket.io';
import * as z from 'zod/mini';
import { AppError } from '../errors/app-error.ts';
import { withDatabaseFailureNamed } from '../errors/database-errors.ts';
import type { Logger } from '../log.ts';

/** A message that sockets may send, with its handler. `Who`: the authenticated sender. */
export interface Question<Who> {
  name: string;
  wire: z.ZodMiniType<unknown>;
  answer(sent: unknown, who: Who, socketId: string): Promise<object>;
}

/** The answer to a refused message. `tente_em`: milliseconds until a retry may succeed. */
export interface Refusal {
  status: false;
  motivo: ErrorCode;
  erro: string;
  tente_em?: number;
}

/** Declares a message. `answer` is called only with valid input. */
export function question<Sent, Who>(
  name: string,
  wire: z.ZodMiniType<Sent>,
  answer: (sent: Sent, who: Who, socketId: string) => Promise<object>,
): Question<Who> {
  return { name, wire, answer: (sent, who, socketId) => answer(z.parse(wire, sent), who, socketId) };
}

/** Maximum of waiting messages per socket. No person types faster. */
const MAX_WAITING = 16;

/** The part of a socket that is used here. Sockets of all namespaces have these members. */
type RequestSocket = Pick<Socket, 'id' | 'use'>;

/**
 * Answers the messages of a socket one after another, so that they take effect in order. The sender always
 * gets a result, even for a refused message.
 */
export function answerQuestions<Who>(
  socket: RequestSocket,
  questions: ReadonlyMap<string, Question<Who>>,
  who: Who,
  log: Logger,
): void {
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();
  socket.use(([name, sent, reply], next) => {
    const requested = questions.get(name);
    if (requested === undefined) return next();
    const send = (answer: object) => {
      if (typeof reply === 'function') reply(answer);
    };
    if (waiting >= MAX_WAITING) return send(refusalOf(new AppError('server.busy', { retryAfterSeconds: 1 })));
    waiting += 1;
    turn = turn
      .then(() => requested.answer(sent, who, socket.id))
      .catch((error: unknown) => refusalFor(error, log))
      .then(send)
      .finally(() => {
        waiting -= 1;
      });
  });
}

function refusalFor(error: unknown, log: Logger): Refusal {
  if (error instanceof z.core.$ZodError) return refusalOf(new AppError('request.malformed'));
  const named = withDatabaseFailureNamed(error);
  if (named instanceof AppError) return refusalOf(named);
  log.error({ err: error }, 'a message of a socket failed; its sender gets a refusal');
  return refusalOf(new AppError('server.unexpected'));
}

function refusalOf({ code, details }: AppError): Refusal {
  return {
    status: false,
    motivo: code,
    erro: ERRORS[code].text,
    ...(details.retryAfterSeconds === undefined
      ? {}
      : { tente_em: Math.ceil(details.retryAfterSeconds * 1000) }),
  };
}
