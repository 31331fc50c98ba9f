import type { DeviceRoutes, FoundPrinter } from '@comanda/domain/printing/print-device';
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

/** An operator's machine with its print agent. Times in epoch milliseconds. */
export interface PrintDevice {
  deviceId: number;
  name: string;
  isConnected: boolean;
  /** 'Linux', 'Windows 11' …; empty before it first connected. */
  system: string;
  agentVersion: string;
  pairedAt: number;
  /** Name of who paired it, or of the administrator who took it over; null when nobody knows. */
  pairedBy: string | null;
  /** That person may no longer pair machines: it gets no paper until an administrator takes it over. */
  isSuspended: boolean;
  lastSeenAt: number | null;
  printers: readonly FoundPrinter[];
  /** Names of those it was told to print on, each once, its default first. */
  printersInUse: readonly string[];
  routes: DeviceRoutes;
}

const deviceWire = z.object({
  id_dispositivo: z.number(),
  nome: z.string(),
  conectado: z.boolean(),
  sistema: z.string(),
  versao: z.string(),
  pareado_em: z.string(),
  pareado_por: z.nullable(z.string()),
  suspenso: z.boolean(),
  visto_em: z.nullable(z.string()),
  impressoras: foundPrintersWire,
  em_uso: z.array(z.string()),
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
        pairedBy: device.pareado_por,
        isSuspended: device.suspenso,
        lastSeenAt: optionalEpochOf(device.visto_em),
        printers: device.impressoras.map(foundPrinterFromWire),
        printersInUse: device.em_uso,
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
        pareado_por: device.pairedBy,
        suspenso: device.isSuspended,
        visto_em: optionalInstant(device.lastSeenAt),
        impressoras: device.printers.map(foundPrinterToWire),
        em_uso: [...device.printersInUse],
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
