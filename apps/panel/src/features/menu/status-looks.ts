import type { KeptStatus, SaleStatus, ShownStatus } from '@comanda/domain/menu/menu-product';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconArchive, IconCircleCheck, IconEyeOff, IconHourglassEmpty } from '@tabler/icons-react';

/** Colour and sign of a status; its word is in the texts. */
export const STATUS_LOOKS: Record<SaleStatus, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  active: { tone: 'delivered', Icon: IconCircleCheck },
  out: { tone: 'pending', Icon: IconHourglassEmpty },
  hidden: { tone: 'late', Icon: IconEyeOff },
  inactive: { tone: 'neutral', Icon: IconArchive },
};

/** How products and categories stand, and what a product asks. */
export const SHOWN_STATUSES: readonly ShownStatus[] = ['active', 'out', 'hidden'];
/** How groups of options and their categories stand. */
export const KEPT_STATUSES: readonly KeptStatus[] = ['active', 'hidden', 'inactive'];
