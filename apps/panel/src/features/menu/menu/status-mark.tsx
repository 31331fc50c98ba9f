import type { ShownStatus } from '@comanda/domain/menu/menu/menu-product';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { STATUS_STYLES } from './status-styles.ts';
import { menuTexts } from './texts.ts';

/** The status of a category or product with colour, icon and text. Renders nothing for 'active'. */
export function StatusMark({ status }: { status: ShownStatus }) {
  if (status === 'active') return null;
  const { tone, Icon } = STATUS_STYLES[status];
  return (
    <StatusLabel variant="quiet" tone={tone} icon={<Icon size={14} stroke={2} />}>
      {menuTexts.status[status]}
    </StatusLabel>
  );
}
