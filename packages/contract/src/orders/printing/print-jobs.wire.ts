import type { PaperWaitCause } from '@comanda/domain/orders/printing/paper-wait';
import { PRINT_KINDS, type PrintState } from '@comanda/domain/orders/printing/print-job';
import * as z from 'zod/mini';
import { bool, id, oneOf, plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';
import { printerTrouble } from './print-device.wire.ts';
import { ticketShape } from './ticket.wire.ts';

const state = translated({
  queued: 'na_fila',
  sent: 'enviado',
  failed: 'falhou',
  printed: 'impresso',
  expired: 'expirado',
} as const satisfies Record<PrintState, string>);

const cause = translated({
  'no-printer': 'sem_impressora',
  'device-off': 'computador_desligado',
  printer: 'impressora',
} as const satisfies Record<PaperWaitCause, string>);

const wait = record({
  cause: ['motivo', cause],
  deviceId: ['id_dispositivo', nullable(plainNumber)],
  deviceName: ['dispositivo', nullable(plainText)],
  printer: ['impressora', nullable(plainText)],
  trouble: ['problema', nullable(printerTrouble)],
});

const job = record({
  jobId: ['id_trabalho', plainNumber],
  // Null for test pages.
  orderId: ['id_pedido', nullable(plainNumber)],
  orderCode: ['hash_pedido', nullable(plainText)],
  kind: ['tipo', oneOf(PRINT_KINDS)],
  // 1 for the first; from 2 on the paper says '2ª VIA'.
  revision: ['via', plainNumber],
  station: ['estacao', plainText],
  state: ['estado', state],
  // Why it is not on paper, in words; null while all is well.
  reason: ['motivo', nullable(plainText)],
  // The device that has or had it, and the printer it came out of.
  deviceName: ['dispositivo', nullable(plainText)],
  printerName: ['impressora', nullable(plainText)],
  createdAt: ['criado_em', plainMoment],
  printedAt: ['impresso_em', nullable(plainMoment)],
  // The paper is no longer needed: its order was cancelled, or a person gave it up. An expired job without this
  // flag ran out of time.
  isWithdrawn: ['retirado', bool],
  // The thing it waits for; null when it does not wait, or is over.
  wait: ['espera', nullable(wait)],
  // One of several devices that each print it; null: there is one paper.
  targetDeviceId: ['id_dispositivo_alvo', nullable(plainNumber)],
});

/** A paper as people follow it. */
export type PrintJob = DomainOfShape<typeof job>;

export const printJobsAnswer = answer('trabalhos', list(job));

/**
 * Paper of one order asked for by a person. `again` prints what was printed before, marked '2ª VIA'; without it what was
 * never printed. `station` limits it to one station's.
 */
export const printOrderInput = record({
  orderId: ['orderId', id],
  again: [
    'segunda_via',
    shape(z.optional(bool.wire), { decode: (wire) => wire ?? false, encode: (again: boolean) => again }),
  ],
  station: ['estacao', orNull(asIs(z.string().check(z.maxLength(60))))],
});
export type PrintOrderWish = DomainOfShape<typeof printOrderInput>;

export const orderIdInput = record({ orderId: ['orderId', id] });
export const jobIdInput = record({ jobId: ['jobId', id] });

/** A test page for one printer of one device. */
export const printTestInput = record({
  deviceId: ['deviceId', id],
  printer: ['impressora', asIs(z.string().check(z.minLength(1), z.maxLength(120)))],
});

const localTicket = record({
  kind: ['tipo', oneOf(PRINT_KINDS)],
  station: ['estacao', plainText],
  ticket: ['comanda', ticketShape],
});

/** A ticket and where it goes, for panels that print through a module of their own machine. */
export type LocalTicket = DomainOfShape<typeof localTicket>;

export const localTicketsAnswer = answer('comandas', list(localTicket));
