import { LONGEST_COURIER_NAME } from '@comanda/contract/courier/courier.wire';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { requestTexts } from '../texts.ts';

interface OwnPartProps {
  courierName: string;
  onCourierName: (name: string) => void;
}

/** What comes of a code, and whose it is if the store wants to say so. */
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
