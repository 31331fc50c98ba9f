import type { ShownStatus } from '@comanda/domain/catalogue/menu-product';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import type { Tone } from '@comanda/ui/tone.ts';
import { IconCircleCheck, IconEyeOff, IconHourglassEmpty } from '@tabler/icons-react';
import { menuTexts } from './texts.ts';

const LOOKS: Record<ShownStatus, { tone: Tone; Icon: typeof IconCircleCheck }> = {
  active: { tone: 'delivered', Icon: IconCircleCheck },
  out: { tone: 'pending', Icon: IconHourglassEmpty },
  hidden: { tone: 'late', Icon: IconEyeOff },
};

/** The status of a category or product: colour, sign and word together. */
export function StatusMark({ status }: { status: ShownStatus }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <StatusLabel variant="quiet" tone={tone} icon={<Icon size={14} stroke={2} />}>
      {menuTexts.status[status]}
    </StatusLabel>
  );
}
