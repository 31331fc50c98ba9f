import type { DeviceRoutes, FoundPrinter } from '@comanda/domain/printing/print-device';
import { PRINT_KINDS, type PrintKind, type PrintState } from '@comanda/domain/printing/print-job';
import type { Ticket } from '@comanda/domain/printing/ticket';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';
import { epochOf, instant, optionalEpochOf, optionalInstant, wireId } from '../wire-types.ts';
import {
  deviceRoutesFromWire,
  deviceRoutesToWire,
  deviceRoutesWire,
  foundPrinterFromWire,
  foundPrintersWire,
  foundPrinterToWire,
} from './print-device.wire.ts';
import { ticketWire } from './ticket.wire.ts';

/** An operator's machine with its print agent. Times in epoch milliseconds. */
export interface PrintDevice {
  deviceId: number;
  name: string;
  isConnected: boolean;
  /** 'Linux', 'Windows 11' …; empty before it first connected. */
  system: string;
  agentVersion: string;
  pairedAt: number;
  lastSeenAt: number | null;
  printers: readonly FoundPrinter[];
  routes: DeviceRoutes;
}

const deviceWire = z.object({
  id_dispositivo: z.number(),
  nome: z.string(),
  conectado: z.boolean(),
  sistema: z.string(),
  versao: z.string(),
  pareado_em: z.string(),
  visto_em: z.nullable(z.string()),
  impressoras: foundPrintersWire,
  rotas: deviceRoutesWire,
});

export const printDevicesAnswer = shape(
  z.object({ status: z.literal(true), dispositivos: z.array(deviceWire) }),
  {
    decode: (wire): PrintDevice[] =>
      wire.dispositivos.map((device) => ({
        deviceId: device.id_dispositivo,
        name: device.nome,
        isConnected: device.conectado,
        system: device.sistema,
        agentVersion: device.versao,
        pairedAt: epochOf(device.pareado_em),
        lastSeenAt: optionalEpochOf(device.visto_em),
        printers: device.impressoras.map(foundPrinterFromWire),
        routes: deviceRoutesFromWire(device.rotas),
      })),
    encode: (devices: PrintDevice[]) => ({
      status: true as const,
      dispositivos: devices.map((device) => ({
        id_dispositivo: device.deviceId,
        nome: device.name,
        conectado: device.isConnected,
        sistema: device.system,
        versao: device.agentVersion,
        pareado_em: instant(device.pairedAt),
        visto_em: optionalInstant(device.lastSeenAt),
        impressoras: device.printers.map(foundPrinterToWire),
        rotas: deviceRoutesToWire(device.routes),
      })),
    }),
  },
);

const deviceName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** What a person changes about a device. */
export interface DeviceChange {
  deviceId: number;
  name: string;
  routes: DeviceRoutes;
}

export const deviceChangeInput = shape(
  z.object({ deviceId: wireId, nome: deviceName, rotas: deviceRoutesWire }),
  {
    decode: (wire): DeviceChange => ({
      deviceId: wire.deviceId,
      name: wire.nome,
      routes: deviceRoutesFromWire(wire.rotas),
    }),
    encode: (change: DeviceChange) => ({
      deviceId: change.deviceId,
      nome: change.name,
      rotas: deviceRoutesToWire(change.routes),
    }),
  },
);

export const deviceIdInput = shape(z.object({ deviceId: wireId }), {
  decode: ({ deviceId }) => ({ deviceId }),
  encode: ({ deviceId }: { deviceId: number }) => ({ deviceId }),
});

/** A code to type into an agent; `until` in epoch milliseconds. */
export const pairingCodeAnswer = shape(
  z.object({ status: z.literal(true), codigo: z.string(), expira_em: z.string() }),
  {
    decode: (wire) => ({ code: wire.codigo, until: epochOf(wire.expira_em) }),
    encode: ({ code, until }: { code: string; until: number }) => ({
      status: true as const,
      codigo: code,
      expira_em: instant(until),
    }),
  },
);

/** An agent that was told a code. Codes are typed by people: spaces, dashes and small letters are forgiven. */
export const pairingInput = shape(z.object({ codigo: z.string().check(z.maxLength(40)), nome: deviceName }), {
  decode: (wire) => ({ code: wire.codigo.replace(/[\s-]/g, '').toUpperCase(), name: wire.nome }),
  encode: ({ code, name }: { code: string; name: string }) => ({ codigo: code, nome: name }),
});

/** The token is shown once and kept by the agent. */
export const pairedAnswer = shape(
  z.object({ status: z.literal(true), token: z.string(), loja: z.string(), id_dispositivo: z.number() }),
  {
    decode: (wire) => ({ token: wire.token, storeName: wire.loja, deviceId: wire.id_dispositivo }),
    encode: (paired: { token: string; storeName: string; deviceId: number }) => ({
      status: true as const,
      token: paired.token,
      loja: paired.storeName,
      id_dispositivo: paired.deviceId,
    }),
  },
);

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
