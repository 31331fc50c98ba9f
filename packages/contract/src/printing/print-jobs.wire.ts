import { PAPER_WAIT_CAUSES, type PaperWait, type PaperWaitCause } from '@comanda/domain/printing/paper-wait';
import { PRINT_KINDS, type PrintKind, type PrintState } from '@comanda/domain/printing/print-job';
import type { Ticket } from '@comanda/domain/printing/ticket';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { epochOf, instant, optionalEpochOf, optionalInstant, wireId } from '../wire-types.ts';
import { printerTroubleWire, troubleFromWire, troubleToWire } from './print-device.wire.ts';
import { ticketWire } from './ticket.wire.ts';

/** A paper as people follow it. */
export interface PrintJob {
  jobId: number;
  /** Null for test pages. */
  orderId: number | null;
  orderCode: string | null;
  kind: PrintKind;
  /** 1 for the first; from 2 on the paper says '2ª VIA'. */
  revision: number;
  station: string;
  state: PrintState;
  /** Why it is not on paper, in words; null while all is well. */
  reason: string | null;
  /** The device that has or had it, and the printer it came out of. */
  deviceName: string | null;
  printerName: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  printedAt: number | null;
  /** Nobody wants it any more: its order was cancelled, or a person gave it up. An expired one that is not ran out of time. */
  isWithdrawn: boolean;
  /** What it waits for; null when nothing holds it up, or it is over. */
  wait: PaperWait | null;
  /** One of several devices that each print it; null: there is one paper. */
  targetDeviceId: number | null;
}

const STATE_WORDS = {
  queued: 'na_fila',
  sent: 'enviado',
  failed: 'falhou',
  printed: 'impresso',
  expired: 'expirado',
} as const satisfies Record<PrintState, string>;
const stateOfWord = new Map<string, PrintState>(
  Object.entries(STATE_WORDS).map(([state, word]) => [word, state as PrintState]),
);

const WAIT_WORDS = {
  'no-printer': 'sem_impressora',
  'device-off': 'computador_desligado',
  printer: 'impressora',
} as const satisfies Record<PaperWaitCause, string>;

const waitWire = z.object({
  motivo: z.enum(Object.values(WAIT_WORDS)),
  id_dispositivo: z.nullable(z.number()),
  dispositivo: z.nullable(z.string()),
  impressora: z.nullable(z.string()),
  problema: z.nullable(printerTroubleWire),
});

function waitToWire(wait: PaperWait): z.infer<typeof waitWire> {
  return {
    motivo: WAIT_WORDS[wait.cause],
    id_dispositivo: wait.deviceId,
    dispositivo: wait.deviceName,
    impressora: wait.printer,
    problema: wait.trouble && troubleToWire(wait.trouble),
  };
}

function waitFromWire(wire: z.infer<typeof waitWire>): PaperWait {
  return {
    cause: PAPER_WAIT_CAUSES.find((cause) => WAIT_WORDS[cause] === wire.motivo) ?? 'printer',
    deviceId: wire.id_dispositivo,
    deviceName: wire.dispositivo,
    printer: wire.impressora,
    trouble: wire.problema && troubleFromWire(wire.problema),
  };
}

const jobWire = z.object({
  id_trabalho: z.number(),
  id_pedido: z.nullable(z.number()),
  hash_pedido: z.nullable(z.string()),
  tipo: z.enum(PRINT_KINDS),
  via: z.number(),
  estacao: z.string(),
  estado: z.enum(Object.values(STATE_WORDS)),
  motivo: z.nullable(z.string()),
  dispositivo: z.nullable(z.string()),
  impressora: z.nullable(z.string()),
  criado_em: z.string(),
  impresso_em: z.nullable(z.string()),
  retirado: z.boolean(),
  espera: z.nullable(waitWire),
  id_dispositivo_alvo: z.nullable(z.number()),
});

function jobFromWire(wire: z.infer<typeof jobWire>): PrintJob {
  return {
    jobId: wire.id_trabalho,
    orderId: wire.id_pedido,
    orderCode: wire.hash_pedido,
    kind: wire.tipo,
    revision: wire.via,
    station: wire.estacao,
    state: stateOfWord.get(wire.estado) ?? 'queued',
    reason: wire.motivo,
    deviceName: wire.dispositivo,
    printerName: wire.impressora,
    createdAt: epochOf(wire.criado_em),
    printedAt: optionalEpochOf(wire.impresso_em),
    isWithdrawn: wire.retirado,
    wait: wire.espera && waitFromWire(wire.espera),
    targetDeviceId: wire.id_dispositivo_alvo,
  };
}

function jobToWire(job: PrintJob): z.infer<typeof jobWire> {
  return {
    id_trabalho: job.jobId,
    id_pedido: job.orderId,
    hash_pedido: job.orderCode,
    tipo: job.kind,
    via: job.revision,
    estacao: job.station,
    estado: STATE_WORDS[job.state],
    motivo: job.reason,
    dispositivo: job.deviceName,
    impressora: job.printerName,
    criado_em: instant(job.createdAt),
    impresso_em: optionalInstant(job.printedAt),
    retirado: job.isWithdrawn,
    espera: job.wait && waitToWire(job.wait),
    id_dispositivo_alvo: job.targetDeviceId,
  };
}

export const printJobsAnswer = shape(z.object({ status: z.literal(true), trabalhos: z.array(jobWire) }), {
  decode: (wire): PrintJob[] => wire.trabalhos.map(jobFromWire),
  encode: (jobs: PrintJob[]) => ({ status: true as const, trabalhos: jobs.map(jobToWire) }),
});

/**
 * Paper of one order asked for by a person. `again` prints what was printed before, marked '2ª VIA'; without it what was
 * never printed. `station` limits it to one station's.
 */
export interface PrintOrderWish {
  orderId: number;
  again: boolean;
  station: string | null;
}

export const printOrderInput = shape(
  z.object({
    orderId: wireId,
    segunda_via: z.optional(z.boolean()),
    estacao: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
  }),
  {
    decode: (wire): PrintOrderWish => ({
      orderId: wire.orderId,
      again: wire.segunda_via ?? false,
      station: wire.estacao ?? null,
    }),
    encode: ({ orderId, again, station }: PrintOrderWish) => ({
      orderId,
      segunda_via: again,
      estacao: station,
    }),
  },
);

export const orderIdInput = shape(z.object({ orderId: wireId }), {
  decode: ({ orderId }) => ({ orderId }),
  encode: ({ orderId }: { orderId: number }) => ({ orderId }),
});

export const jobIdInput = shape(z.object({ jobId: wireId }), {
  decode: ({ jobId }) => ({ jobId }),
  encode: ({ jobId }: { jobId: number }) => ({ jobId }),
});

/** A test page for one printer of one device. */
export const printTestInput = shape(
  z.object({ deviceId: wireId, impressora: z.string().check(z.minLength(1), z.maxLength(120)) }),
  {
    decode: (wire) => ({ deviceId: wire.deviceId, printer: wire.impressora }),
    encode: ({ deviceId, printer }: { deviceId: number; printer: string }) => ({
      deviceId,
      impressora: printer,
    }),
  },
);

/** A ticket and where it goes, for panels that print through a module of their own machine. */
export interface LocalTicket {
  kind: PrintKind;
  station: string;
  ticket: Ticket;
}

export const localTicketsAnswer = shape(
  z.object({
    status: z.literal(true),
    comandas: z.array(z.object({ tipo: z.enum(PRINT_KINDS), estacao: z.string(), comanda: ticketWire })),
  }),
  {
    decode: (wire): LocalTicket[] =>
      wire.comandas.map((each) => ({
        kind: each.tipo,
        station: each.estacao,
        ticket: each.comanda as Ticket,
      })),
    encode: (tickets: LocalTicket[]) => ({
      status: true as const,
      comandas: tickets.map(({ kind, station, ticket }) => ({
        tipo: kind,
        estacao: station,
        comanda: { title: ticket.title, rows: [...ticket.rows] },
      })),
    }),
  },
);
