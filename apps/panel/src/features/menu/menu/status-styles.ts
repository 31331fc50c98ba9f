import type { LastingStatus, SaleStatus, ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconArchive, IconCircleCheck, IconEyeOff, IconHourglassEmpty } from '@tabler/icons-react';

export const STATUS_STYLES: Record<SaleStatus, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  active: { tone: 'delivered', Icon: IconCircleCheck },
  out: { tone: 'pending', Icon: IconHourglassEmpty },
  hidden: { tone: 'late', Icon: IconEyeOff },
  inactive: { tone: 'neutral', Icon: IconArchive },
};

/** Statuses of products, categories and links of a product. */
export const SHOWN_STATUSES: readonly ShownStatus[] = ['active', 'out', 'hidden'];
/** Statuses of option groups and their categories. */
export const LASTING_STATUSES: readonly LastingStatus[] = ['active', 'hidden', 'inactive'];
