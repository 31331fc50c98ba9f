import type { PauseEnd } from '@comanda/domain/store/store/opening';
import { translated } from '../../kit/field-types.ts';

/** Wire words for the end of a store's pause. */
export const pauseEnd = translated({
  '15-minutes': '15min',
  '30-minutes': '30min',
  '60-minutes': '60min',
  'next-shift': 'proximo-turno',
  'by-hand': 'reabrir',
} as const satisfies Record<PauseEnd, string>);
