import { type Coordinates, isInBrazil, readCoordinates } from '@comanda/domain/orders/addresses/coordinates';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { useState } from 'react';
import { formatCoordinates } from './formatted-address.ts';
import { addressTexts } from './texts.ts';

interface CoordinatesFieldProps {
  pin: Coordinates | null;
  onPin: (place: Coordinates) => void;
}

/** The pin as numbers, for people who cannot or do not want to use a map. */
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
      // On blur, a valid text is replaced by the pin's coordinates. An invalid text stays, so that the user
      // can correct it.
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
