import type { PauseEnd } from '@comanda/domain/store/opening';
import * as z from 'zod/mini';

const WIRE = {
  '15-minutes': '15min',
  '30-minutes': '30min',
  '60-minutes': '60min',
  'next-shift': 'proximo-turno',
  'by-hand': 'reabrir',
} as const satisfies Record<PauseEnd, string>;

/** Until when a closed store stays closed, as it travels. */
export const wirePauseEnd = z.enum(WIRE);
type WirePauseEnd = z.infer<typeof wirePauseEnd>;

const DOMAIN: Record<WirePauseEnd, PauseEnd> = {
  '15min': '15-minutes',
  '30min': '30-minutes',
  '60min': '60-minutes',
  'proximo-turno': 'next-shift',
  reabrir: 'by-hand',
};

export const pauseEndToWire = (end: PauseEnd): WirePauseEnd => WIRE[end];
export const pauseEndFromWire = (wire: WirePauseEnd): PauseEnd => DOMAIN[wire];
