import { useState } from 'react';
import { FormDialog } from '../dialog/form-dialog.tsx';
import { QuantityField } from '../form/fields/quantity-field.tsx';
import { sortableTexts } from './texts.ts';

interface MoveDialogProps {
  name: string;
  /** Current index of the row, counted from 0. */
  position: number;
  count: number;
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Asks for the new position of a row, for users who do not drag. */
export function MoveDialog({ name, position, count, onMove, onClose }: MoveDialogProps) {
  const [to, setTo] = useState(position + 1);
  return (
    <FormDialog
      title={sortableTexts.title(name)}
      submitText={sortableTexts.move}
      width={400}
      onClose={onClose}
      onSubmit={() => onMove(to - 1)}
    >
      <QuantityField
        label={sortableTexts.position}
        hint={sortableTexts.positionHint(count)}
        isFirst
        least={1}
        most={count}
        value={to}
        onChange={setTo}
      />
    </FormDialog>
  );
}
