import { ERRORS, type ErrorCode } from '@comanda/contract/errors';
import type { Socket } from 'socket.io';
import * as z from 'zod/mini';
import { AppError } from '../errors/app-error.ts';
import { withDatabaseFailureNamed } from '../errors/database-errors.ts';
import type { Logger } from '../log.ts';

/** One message sockets may send and what is done with it. `Who` is what the door knows about the sender. */
export interface Question<Who> {
  name: string;
  wire: z.ZodMiniType<unknown>;
  answer(sent: unknown, who: Who, socketId: string): Promise<object>;
}

/** What a refused question is answered. `tente_em`: milliseconds after which the same may work. */
export interface Refusal {
  status: false;
  motivo: ErrorCode;
  erro: string;
  tente_em?: number;
}

/** Declares a question; whatever does not fit `wire` never reaches `answer`. */
export function question<Sent, Who>(
  name: string,
  wire: z.ZodMiniType<Sent>,
  answer: (sent: Sent, who: Who, socketId: string) => Promise<object>,
): Question<Who> {
  return { name, wire, answer: (sent, who, socketId) => answer(z.parse(wire, sent), who, socketId) };
}

/** Questions of one socket that may wait for their turn; more than that nobody types. */
const MOST_WAITING = 16;

/** The part of a socket that is needed; every namespace's sockets have it. */
type AskingSocket = Pick<Socket, 'id' | 'use'>;

/**
 * Answers the declared questions of a socket, one after the other, so that they take effect in the order they were sent.
 * Refusals are answers too: the sender always hears what became of its question.
 */
export function answerQuestions<Who>(
  socket: AskingSocket,
  questions: ReadonlyMap<string, Question<Who>>,
  who: Who,
  log: Logger,
): void {
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();
  socket.use(([name, sent, reply], next) => {
    const asked = questions.get(name);
    if (asked === undefined) return next();
    const send = (answer: object) => {
      if (typeof reply === 'function') reply(answer);
    };
    if (waiting >= MOST_WAITING)
      return send(refusalOf(new AppError('server.busy', { retryAfterSeconds: 1 })));
    waiting += 1;
    turn = turn
      .then(() => asked.answer(sent, who, socket.id))
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
  log.error({ err: error }, 'question of a socket failed');
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
