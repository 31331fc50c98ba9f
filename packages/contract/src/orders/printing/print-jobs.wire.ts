import { PRINT_KINDS, type PrintState } from '@comanda/domain/orders/printing/print-job';
import type { PrintWaitCause } from '@comanda/domain/orders/printing/print-wait';
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
} as const satisfies Record<PrintWaitCause, string>);

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
  // 1 for the first print; from 2 on, the ticket has '2ª VIA'.
  revision: ['via', plainNumber],
  station: ['estacao', plainText],
  state: ['estado', state],
  // Why the ticket is not printed; null if there is no problem.
  reason: ['motivo', nullable(plainText)],
  // The device with the job, and the printer that printed it.
  deviceName: ['dispositivo', nullable(plainText)],
  printerName: ['impressora', nullable(plainText)],
  createdAt: ['criado_em', plainMoment],
  printedAt: ['impresso_em', nullable(plainMoment)],
  // True: the ticket is no longer needed, because its order was cancelled or a person withdrew the ticket. An
  // expired job without this flag timed out.
  isWithdrawn: ['retirado', bool],
  // Cause of the wait; null if the job does not wait or is finished.
  wait: ['espera', nullable(wait)],
  // The only device that may print this ticket, if several devices each print a copy. Null: only one copy is
  // printed.
  targetDeviceId: ['id_dispositivo_alvo', nullable(plainNumber)],
});

export type PrintJob = DomainOfShape<typeof job>;

export const printJobsAnswer = answer('trabalhos', list(job));

/**
 * A person's request to print an order. `again` also prints tickets that were already printed, marked '2ª
 * VIA'. Otherwise only unprinted tickets are printed. `station` limits the request to one station.
 */
export const printOrderInput = record({
  orderId: ['orderId', id],
  again: [
    'segunda_via',
    shape(z.optional(bool.wire), { decode: (wire) => wire ?? false, encode: (again: boolean) => again }),
  ],
  station: ['estacao', orNull(asIs(z.string().check(z.maxLength(60))))],
});
export type PrintOrderInput = DomainOfShape<typeof printOrderInput>;

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

/** A ticket and its printers, for panels that print through the print module of their own computer. */
export type LocalTicket = DomainOfShape<typeof localTicket>;

export const localTicketsAnswer = answer('comandas', list(localTicket));
