import { type Coordinates, isInBrazil, readCoordinates } from '@comanda/domain/addresses/coordinates';
import fieldClasses from '@comanda/ui/form/field.module.css';
import { useId, useState } from 'react';
import classes from './adjust-dialog.module.css';
import { formatCoordinates } from './formatted-address.ts';
import { addressTexts } from './texts.ts';

interface CoordinatesFieldProps {
  pin: Coordinates | null;
  onPin: (place: Coordinates) => void;
}

/** The pin in numbers: the way for those who cannot or will not use a map. */
export function CoordinatesField({ pin, onPin }: CoordinatesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const read = typed === null ? null : readCoordinates(typed);
  const isWrong = typed !== null && typed.trim() !== '' && (read === null || !isInBrazil(read));
  return (
    <div className={fieldClasses.field}>
      <label htmlFor={id}>{addressTexts.coordinates}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={typed ?? (pin ? formatCoordinates(pin) : '')}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const place = readCoordinates(text);
          if (place && isInBrazil(place)) onPin(place);
        }}
        // What was understood shows as the map has it; what was not stays to be corrected.
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
      <p id={`${id}-hint`} className={isWrong ? classes.wrong : classes.hint}>
        {isWrong ? addressTexts.coordinatesWrong : addressTexts.coordinatesHint}
      </p>
    </div>
  );
}
