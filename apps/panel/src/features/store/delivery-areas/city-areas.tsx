import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { removeDeliveryCity } from '@comanda/contract/store/delivery-areas/delivery-areas.calls';
import type {
  AreaTable,
  DistrictArea,
  StoreCity,
} from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { TableView } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconArrowBackUp, IconMapPin } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { areaColumns, areaFilters, readColumns, rowKey, rowName, SERVED } from './area-cells.tsx';
import { areaTableQuery, termsOf } from './area-table.ts';
import { areaTexts } from './texts.ts';
import { useAreaEdits } from './use-area-edits.ts';
import { type AreaRow, useAreaRows } from './use-area-rows.ts';

const bulkDialog = createLazyPart(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

/** Value of the filter in the address that means all districts. */
const ALL = 'tudo';
const SITUATION = 'situacao';

interface CityAreasProps {
  storeId: number;
  city: StoreCity;
  districts: readonly DistrictArea[];
  mayChange: boolean;
  view: readonly [TableView, (view: TableView) => void];
}

function useAreaColumns(edits: ReturnType<typeof useAreaEdits>, mayChange: boolean) {
  const { edit, begin, stopWaiting, refuse } = edits;
  return useMemo(
    () => (mayChange ? areaColumns({ edit, begin, stopWaiting, refuse }) : readColumns),
    [mayChange, edit, begin, stopWaiting, refuse],
  );
}

/** Button that removes a city without delivery. */
function CityRemoval({ city }: { city: StoreCity }) {
  const queries = useQueryClient();
  const removing = useCallMutation(removeDeliveryCity, {
    savedText: areaTexts.city.removed(city.name),
    savedForMs: 5_000,
    words: { failed: areaTexts.notSaved },
    onDone: (table: AreaTable) => queries.setQueryData(areaTableQuery.queryKey, table),
  });
  return (
    <Button variant="subtle" isBusy={removing.isBusy} onClick={() => removing.run({ cityId: city.cityId })}>
      {areaTexts.city.remove(city.name)}
    </Button>
  );
}

/** The districts of one city with the store's terms; users with the permission edit them in the table. */
export function CityAreas({ storeId, city, districts, mayChange, view }: CityAreasProps) {
  const edits = useAreaEdits(storeId);
  const rows = useAreaRows(districts, edits);
  const columns = useAreaColumns(edits, mayChange);
  const listView = useServedFirst(view, districts, edits.forgetTouched);
  /** The areas in the open dialog. `clear` empties the selection of rows. Null: the dialog is closed. */
  const [bulk, setBulk] = useState<{
    ids: ReadonlySet<number>;
    enables: boolean;
    clear: () => void;
  } | null>(null);
  /** Reads the current state of the areas, because the preview must match the result of the change. */
  const chosen = useMemo(
    () => districts.filter(({ districtId }) => bulk?.ids.has(districtId)),
    [districts, bulk],
  );
  const isUnused = !city.isOwn && districts.every((district) => !termsOf(district).isActive);
  const removal = mayChange && isUnused ? <CityRemoval city={city} /> : null;
  if (districts.length === 0) {
    return (
      <EmptyState
        icon={<IconMapPin size={28} stroke={1.75} aria-hidden="true" />}
        title={areaTexts.city.emptyTitle(city.name)}
        action={removal}
      >
        {areaTexts.city.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label={areaTexts.table(city.name)}
        noun={areaTexts.noun}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        columns={columns}
        filters={areaFilters}
        searchText={rowName}
        searchLabel={areaTexts.search}
        view={listView}
        tools={
          <>
            {removal}
            {edits.undoLast ? (
              <Button
                variant="default"
                icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
                onClick={edits.undoLast}
              >
                {areaTexts.undo}
              </Button>
            ) : null}
          </>
        }
        actions={
          mayChange
            ? (selected, clear) => (
                <SelectionActions
                  selected={selected}
                  edits={edits}
                  onValues={(enables) => setBulk({ ids: new Set(selected.map(rowKey)), enables, clear })}
                />
              )
            : undefined
        }
      />
      {bulk ? (
        <bulkDialog.Part
          areas={chosen}
          enables={bulk.enables}
          commonFeeCents={edits.termsOfCity(city.cityId)?.feeCents ?? null}
          isSending={edits.isBusy}
          onClose={() => setBulk(null)}
          onChange={async (change) => {
            const isDone = await edits.changeMany(chosen, change);
            setBulk(null);
            if (isDone) bulk.clear();
          }}
        />
      ) : null}
    </>
  );
}

/**
 * In a city with delivery, the list starts with the served districts. A search or a different filter shows
 * all other districts.
 */
function useServedFirst(
  [view, setView]: CityAreasProps['view'],
  districts: readonly DistrictArea[],
  onNarrow: () => void,
): CityAreasProps['view'] {
  // Decided once, when the list opens: starting delivery to a first district must not hide all other
  // districts.
  const [hasServed] = useState(() => districts.some((district) => termsOf(district).isActive));
  const requested = view.filters[SITUATION];
  const byDefault = hasServed && view.search.trim() === '' ? SERVED : undefined;
  const shown = requested === ALL ? undefined : (requested ?? byDefault);
  return [
    { ...view, filters: shown === undefined ? {} : { [SITUATION]: shown } },
    (next) => {
      const chosen = next.filters[SITUATION];
      const word = chosen === shown ? requested : (chosen ?? ALL);
      onNarrow();
      setView({ ...next, filters: word === undefined ? {} : { [SITUATION]: word } });
    },
  ];
}

interface SelectionActionsProps {
  selected: readonly AreaRow[];
  edits: ReturnType<typeof useAreaEdits>;
  /** Opens the dialog for amounts; `enables`: the areas get delivery. */
  onValues: (enables: boolean) => void;
}

/** Actions on all selected areas. Each action can be undone as a whole. */
function SelectionActions({ selected, edits, onValues }: SelectionActionsProps) {
  const { changeMany, isBusy } = edits;
  const areas = selected.map(({ area }) => area);
  const active = selected.filter(({ terms }) => terms.isActive);
  const isUncharged = selected.some(({ terms }) => !terms.isActive && terms.feeCents === 0);
  const givesFree = active.some(({ terms }) => !terms.isFree && terms.feeCents > 0);
  const isAllFree = active.length > 0 && !givesFree && active.some(({ terms }) => terms.isFree);
  const { actions } = areaTexts;
  return (
    <>
      <Button isBusy={isBusy} onClick={() => onValues(false)}>
        {actions.values}
      </Button>
      {active.length < selected.length ? (
        <Button
          variant="default"
          isBusy={isBusy}
          // If no area has a fee yet, delivery starts only after the user has typed a fee.
          onClick={() => (isUncharged ? onValues(true) : void changeMany(areas, { isActive: true }))}
        >
          {actions.enable}
        </Button>
      ) : null}
      {active.length > 0 ? (
        <>
          <Button
            variant="default"
            isBusy={isBusy}
            onClick={() => void changeMany(areas, { isActive: false })}
          >
            {actions.disable}
          </Button>
          <Button
            variant="default"
            isBusy={isBusy}
            onClick={() => {
              if (isAllFree) void changeMany(areas, { free: 'off' });
              else if (givesFree) void changeMany(areas, { free: 'on' });
              else toast.info(areaTexts.alreadyFree);
            }}
          >
            {isAllFree ? actions.charge : actions.free}
          </Button>
        </>
      ) : null}
    </>
  );
}
