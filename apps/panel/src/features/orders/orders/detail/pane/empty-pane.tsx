import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { IconReceipt } from '@tabler/icons-react';
import { paneTexts } from '../../texts.ts';
import classes from './empty-pane.module.css';

/** The pane without an order. */
export function EmptyPane() {
  return (
    <div className={`centered ${classes.empty}`}>
      <EmptyState icon={<IconReceipt size={28} stroke={1.75} />} title={paneTexts.none}>
        {paneTexts.noneHint}
      </EmptyState>
    </div>
  );
}
