import { LONGEST_COURIER_NAME } from '@comanda/contract/orders/courier/courier.wire';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { requestTexts } from '../texts.ts';

interface OwnPartProps {
  courierName: string;
  onCourierName: (name: string) => void;
}

/** Explains the code, and asks for the courier's name, which is optional. */
export function OwnPart({ courierName, onCourierName }: OwnPartProps) {
  return (
    <>
      <p className="text-15">{requestTexts.ownExplained}</p>
      <TextField
        label={requestTexts.courierName}
        maxLength={LONGEST_COURIER_NAME}
        value={courierName}
        onChange={onCourierName}
      />
    </>
  );
}
