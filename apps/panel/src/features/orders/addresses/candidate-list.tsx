import type { FoundPlaces, PlaceCandidate } from '@comanda/contract/orders/addresses/addresses.wire';
import { metresBetween } from '@comanda/domain/orders/addresses/coordinates';
import classes from './adjust-dialog.module.css';
import { formatDistance } from './formatted-address.ts';
import { addressTexts, precisionTexts } from './texts.ts';

interface CandidateListProps {
  places: FoundPlaces;
  chosen: PlaceCandidate | null;
  onChoose: (candidate: PlaceCandidate) => void;
}

/** The places found, with the same numbers as on the map. */
export function CandidateList({ places, chosen, onChoose }: CandidateListProps) {
  const { candidates, store } = places;
  if (candidates.length === 0) {
    return (
      <p className={`text-14 ${classes.none}`}>
        <strong>{addressTexts.noCandidates}</strong>
        {addressTexts.noCandidatesHint}
      </p>
    );
  }
  return (
    <fieldset className="plain-fieldset stack-4">
      <legend data-spoken>{addressTexts.candidates}</legend>
      {candidates.map((candidate, index) => (
        <label key={`${candidate.label} ${candidate.latitude}`} className={`row-top-10 ${classes.candidate}`}>
          <input
            type="radio"
            name="candidate"
            checked={chosen === candidate}
            onChange={() => onChoose(candidate)}
          />
          <span className={`centered ${classes.number}`} aria-hidden="true">
            {index + 1}
          </span>
          <span className={classes.words}>
            {candidate.label}
            <span className={classes.facts}>
              {[
                precisionTexts[candidate.precision],
                store ? addressTexts.distance(formatDistance(metresBetween(store, candidate))) : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
