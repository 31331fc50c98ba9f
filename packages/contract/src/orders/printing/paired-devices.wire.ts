import * as z from 'zod/mini';
import { bool, id, plainMoment, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';
import { deviceRoutes, foundPrinters } from './print-device.wire.ts';

const device = record({
  deviceId: ['id_dispositivo', plainNumber],
  name: ['nome', plainText],
  isConnected: ['conectado', bool],
  // Operating system, e.g. 'Windows 11'; empty before the first connection.
  system: ['sistema', plainText],
  agentVersion: ['versao', plainText],
  pairedAt: ['pareado_em', plainMoment],
  // The person who paired the machine, or the administrator who took the machine over; null: unknown.
  pairedBy: ['pareado_por', nullable(plainText)],
  // True: the user `pairedBy` may not pair machines any more. The device gets no tickets until an
  // administrator takes it over.
  isSuspended: ['suspenso', bool],
  lastSeenAt: ['visto_em', nullable(plainMoment)],
  printers: ['impressoras', foundPrinters],
  // Names of the printers in the device's settings, each once, starting with the default printer.
  printersInUse: ['em_uso', list(plainText)],
  routes: ['rotas', deviceRoutes],
});

/** An operator's machine with its print agent. */
export type PrintDevice = DomainOfShape<typeof device>;

export const printDevicesAnswer = answer('dispositivos', list(device));

const deviceName = text({ max: 60 });

/** Fields of a device that a person changes. */
export const deviceChangeInput = record({
  deviceId: ['deviceId', id],
  name: ['nome', deviceName],
  routes: ['rotas', deviceRoutes],
});
export type DeviceChange = DomainOfShape<typeof deviceChangeInput>;

export const deviceIdInput = record({ deviceId: ['deviceId', id] });

/** A code that a person types into a print agent. */
export const pairingCodeAnswer = answer(
  record({ code: ['codigo', plainText], until: ['expira_em', plainMoment] }),
);

/** People type codes, so spaces, dashes and small letters are accepted. */
const pairingCode = shape(z.string().check(z.maxLength(40)), {
  decode: (wire) => wire.replace(/[\s-]/g, '').toUpperCase(),
  encode: (code: string) => code,
});

/** Request of a print agent, with the code that was typed into it. */
export const pairingInput = record({ code: ['codigo', pairingCode], name: ['nome', deviceName] });

/** Only this answer has the token; the agent saves it. */
export const pairedAnswer = answer(
  record({
    token: ['token', plainText],
    storeName: ['loja', plainText],
    deviceId: ['id_dispositivo', plainNumber],
  }),
);
