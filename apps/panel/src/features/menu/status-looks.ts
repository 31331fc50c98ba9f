import type { ShownStatus } from '@comanda/domain/catalogue/menu-product';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconCircleCheck, IconEyeOff, IconHourglassEmpty } from '@tabler/icons-react';

/** Colour and sign of a status; its word is in the texts. */
export const STATUS_LOOKS: Record<ShownStatus, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  active: { tone: 'delivered', Icon: IconCircleCheck },
  out: { tone: 'pending', Icon: IconHourglassEmpty },
  hidden: { tone: 'late', Icon: IconEyeOff },
};
