import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { addDeliveryCity, findCities } from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import type { AreaTable, KnownCity } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { SearchField } from '@comanda/ui/form/fields/search-field.tsx';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { areaTableQuery } from './area-table.ts';
import classes from './areas.module.css';
import { areaTexts } from './texts.ts';

const { city: texts } = areaTexts;

interface AddCityDialogProps {
  listed: readonly KnownCity[];
  onClose: () => void;
  onAdded: (cityId: number) => void;
}

/** Dialog that finds a city and adds it to the store's list. */
export function AddCityDialog({ listed, onClose, onAdded }: AddCityDialogProps) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['delivery-areas', 'cities', text],
    queryFn: ({ signal }) => sendCall(findCities, { text }, { signal }),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const adding = useCallMutation(addDeliveryCity, {
    savedText: null,
    onDone: (table: AreaTable, { cityId }) => {
      queries.setQueryData(areaTableQuery.queryKey, table);
      onAdded(cityId);
    },
  });
  const isListed = (cityId: number) => listed.some((city) => city.cityId === cityId);
  const cities = text.length > 1 ? (found.data ?? []) : [];
  const state =
    text.length < 2
      ? texts.hint
      : found.isError
        ? texts.failed
        : found.isFetching && cities.length === 0
          ? texts.searching
          : cities.length === 0
            ? texts.none
            : '';
  return (
    <Dialog
      opened
      title={texts.title}
      onClose={onClose}
      width={480}
      actions={
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <SearchField
        isFirst
        label={texts.search}
        placeholder={texts.placeholder}
        value={typed}
        onChange={setTyped}
      />
      <p role="status" className={`muted-14 ${classes.searchState}`}>
        {state}
      </p>
      <ul className={`stack ${classes.cities}`}>
        {cities.map(({ cityId, name, state: letters }) => (
          <li key={cityId}>
            <span>
              {name} – {letters}
            </span>
            {isListed(cityId) ? (
              <span className="muted-13">{texts.listed}</span>
            ) : (
              <Button
                variant="default"
                icon={<IconPlus size={18} stroke={2} aria-hidden="true" />}
                isBusy={adding.input?.cityId === cityId}
                aria-label={texts.choose(name, letters)}
                onClick={() => adding.run({ cityId })}
              >
                {texts.addShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
