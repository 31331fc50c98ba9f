import { recordLimits } from '@comanda/contract/kit/record-limits';
import {
  adjustAddressInput,
  type FoundPlaces,
  placeSearchInput,
} from '@comanda/contract/orders/addresses/addresses.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { useLateFocus } from '@comanda/ui/dialog/use-late-focus.ts';
import { ErrorState } from '@comanda/ui/faces/error-state.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconAlertTriangle, IconHandMove, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { loadCode } from '../../../shared/code/load-code.ts';
import classes from './adjust-dialog.module.css';
import { CandidateList } from './candidate-list.tsx';
import { CoordinatesField } from './coordinates-field.tsx';
import { addressTexts, mapTexts } from './texts.ts';
import type { useAdjustment } from './use-adjustment.ts';

function MapMissing({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState title={mapTexts.missing} onRetry={retry} isRetrying={isRetrying} isCompact>
      {mapTexts.missingHint}
    </ErrorState>
  );
}

// The map is the largest part of the code: search and fields work before it is loaded.
const addressMap = createLazyPart(async () => (await import('./map/address-map.tsx')).AddressMap, {
  loading: <div className={classes.mapWaiting} />,
  Missing: MapMissing,
  loadWanted: loadCode,
});

interface AdjustBodyProps {
  formId: string;
  places: FoundPlaces;
  adjustment: ReturnType<typeof useAdjustment>;
  isSearching: boolean;
  onSearch: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
}

function SearchForm({
  text,
  isSearching,
  onSearch,
}: { text: string } & Pick<AdjustBodyProps, 'isSearching' | 'onSearch'>) {
  const [query, setQuery] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useLateFocus(field);
  return (
    <form
      className={`grid-8 ${classes.search}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim() !== '') onSearch(query.trim());
      }}
    >
      <TextField
        ref={field}
        type="search"
        label={addressTexts.searchLabel}
        {...recordLimits(placeSearchInput, 'text')}
        value={query}
        onChange={setQuery}
      />
      <Button type="submit" variant="default" isBusy={isSearching}>
        <IconSearch size={18} aria-hidden="true" />
        <span className={classes.searchWord}>{addressTexts.search}</span>
      </Button>
    </form>
  );
}

/** The body of the dialog: the written address, the search, the places found, the map and the text for the courier. */
export function AdjustBody(props: AdjustBodyProps) {
  const { formId, places, adjustment, isSearching, onSearch, onSubmit } = props;
  const { pin, formatted, chosen, isRough, problem } = adjustment;
  const { written } = places;
  const problemPlace = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== null) problemPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  return (
    <div className={classes.body}>
      <div className={classes.side}>
        <div className={classes.wrote}>
          <h3>{addressTexts.wrote}</h3>
          <p>{[written.formatted, written.complement].filter(Boolean).join(', ')}</p>
          {written.reference ? <p className={classes.hint}>{written.reference}</p> : null}
        </div>
        <SearchForm text={places.text} isSearching={isSearching} onSearch={onSearch} />
        <div role="status" className="stack-8">
          {places.isComplete ? null : <p className={classes.warning}>{addressTexts.isIncomplete}</p>}
          <CandidateList places={places} chosen={chosen} onChoose={adjustment.choose} />
        </div>
      </div>
      <div className={classes.mapSide}>
        <addressMap.Part
          scene={places}
          pin={pin}
          isRough={isRough}
          onPin={adjustment.movePin}
          onCandidate={(index) => {
            const candidate = places.candidates[index];
            if (candidate) adjustment.choose(candidate);
          }}
        />
        <p className={isRough ? classes.warning : classes.hint} role="status">
          {isRough ? (
            <IconAlertTriangle size={18} aria-hidden="true" />
          ) : (
            <IconHandMove size={18} aria-hidden="true" />
          )}
          {isRough ? addressTexts.approximate : mapTexts.hint}
        </p>
      </div>
      <form id={formId} noValidate onSubmit={onSubmit} className={classes.words}>
        <TextField
          label={addressTexts.formatted}
          {...recordLimits(adjustAddressInput, 'formatted')}
          value={formatted}
          onChange={adjustment.setFormatted}
        />
        <CoordinatesField pin={pin} onPin={adjustment.movePin} />
      </form>
      <p ref={problemPlace} role="alert" className={classes.problem}>
        {problem}
      </p>
    </div>
  );
}
