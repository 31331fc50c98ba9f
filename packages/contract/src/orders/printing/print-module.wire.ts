import {
  LONGEST_PRINTER_NAME,
  MAX_COPIES,
  PAGE_WIDTHS,
} from '@comanda/domain/orders/printing/print-settings';
import * as z from 'zod/mini';
import { foundPrinters } from './print-device.wire.ts';
import { ticketWire } from './ticket.wire.ts';

// Calls from a web page to the print module on the same computer, over HTTP on the loopback address.

/** Ports of the native print module and of the provider's own module. The print agent listens on both. */
export const NATIVE_PORT = 8847;
export const MODULE_PORT = 65517;

/** POST /parear: sends the code from the agent's screen, usable once. Returns a token for this origin. */
export const modulePairing = z.object({ codigo: z.string().check(z.maxLength(20)) });
export const modulePaired = z.object({ status: z.literal(true), token: z.string() });

/** GET /impressoras, with `Authorization: Bearer <token>`. */
export const modulePrinters = z.object({ status: z.literal(true), impressoras: foundPrinters.wire });

/** POST /imprimir: plain text or, from our own panel, a ticket. Margins in millimetres, letters in points. */
export const modulePrint = z.object({
  impressora: z.string().check(z.minLength(1), z.maxLength(LONGEST_PRINTER_NAME)),
  texto: z.optional(z.string().check(z.maxLength(64_000))),
  comanda: z.optional(ticketWire),
  copias: z.int().check(z.gte(1), z.lte(MAX_COPIES)),
  largura: z.enum(PAGE_WIDTHS),
  margemEsquerda: z.number().check(z.gte(0), z.lte(20)),
  margemDireita: z.number().check(z.gte(0), z.lte(20)),
  saltoLinhaInicio: z.int().check(z.gte(0), z.lte(20)),
  nomeFonte: z.string().check(z.maxLength(40)),
  tamanhoFonte: z.number().check(z.gte(6), z.lte(24)),
  producao: z.boolean(),
});
export type ModulePrint = z.infer<typeof modulePrint>;

/** Answer of a refused call; `codigo` 'EP01': the printer did not accept the job. */
export const moduleRefusal = z.object({
  status: z.literal(false),
  erro: z.string(),
  codigo: z.enum(['EP01', 'pareamento', 'impressora', 'pedido', 'limite', 'origem']),
});
export type ModuleRefusal = z.infer<typeof moduleRefusal>;
