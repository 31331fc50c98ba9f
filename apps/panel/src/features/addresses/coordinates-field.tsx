import { type Coordinates, isInBrazil, readCoordinates } from '@comanda/domain/addresses/coordinates';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useState } from 'react';
import { formatCoordinates } from './formatted-address.ts';
import { addressTexts } from './texts.ts';

interface CoordinatesFieldProps {
  pin: Coordinates | null;
  onPin: (place: Coordinates) => void;
}

/** The pin in numbers: the way for those who cannot or will not use a map. */
export function CoordinatesField({ pin, onPin }: CoordinatesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readCoordinates(typed);
  const isWrong = typed !== null && typed.trim() !== '' && (read === null || !isInBrazil(read));
  return (
    <TextField
      label={addressTexts.coordinates}
      hint={addressTexts.coordinatesHint}
      error={isWrong ? addressTexts.coordinatesWrong : null}
      value={typed ?? (pin ? formatCoordinates(pin) : '')}
      onChange={(text) => {
        setTyped(text);
        const place = readCoordinates(text);
        if (place && isInBrazil(place)) onPin(place);
      }}
      // What was understood shows as the map has it; what was not stays to be corrected.
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
