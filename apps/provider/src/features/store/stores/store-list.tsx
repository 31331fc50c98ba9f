import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { SearchField } from '@comanda/ui/form/fields/search-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { isNarrowed } from '@comanda/ui/table/table-declaration.ts';
import { IconBuildingStore, IconSearchOff } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { StoreRow } from './store-row.tsx';
import classes from './stores.module.css';
import { storesTexts } from './texts.ts';
import type { FoundStores } from './use-found-stores.ts';

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
// Sorts the empty value to the front, because JavaScript puts numeric object keys first.
const CREATED = optionsOf(storesTexts.createdFrom).sort(
  (one, other) => Number(one.value) - Number(other.value),
);
const STATUSES = optionsOf(storesTexts.statuses);

/** All stores, with search and filters, which are saved in the address. */
export function StoreList({ found: { view, list } }: { found: FoundStores }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the search on devices with a mouse; on a phone the keyboard would cover the list.
    if (window.matchMedia('(pointer: fine)').matches) place.current?.querySelector('input')?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus between what is focusable anyway
    <div ref={place} onKeyDown={moveWithArrows}>
      <Tools view={view} />
      <QueryFaces
        query={list}
        skeleton={<CardListSkeleton />}
        failed={storesTexts.loadFailed}
        empty={(stores) => (stores.length === 0 ? <Nothing view={view} /> : null)}
      >
        {(stores) => (
          <div data-stale={list.isStale || undefined} className={`stack-12 ${classes.found}`}>
            <ul className={`card plain-list ${classes.list}`} aria-label={storesTexts.list}>
              {stores.map((store) => (
                <StoreRow key={store.storeId} store={store} />
              ))}
            </ul>
            <ListFoot list={list} noun={storesTexts.noun} />
          </div>
        )}
      </QueryFaces>
    </div>
  );
}

interface ViewProps {
  view: FoundStores['view'];
}

function Tools({ view: { view, choose } }: ViewProps) {
  const [{ search, filters }, setView] = view;
  return (
    <search className={classes.tools}>
      <div className={classes.search}>
        <SearchField
          label={storesTexts.search}
          placeholder={storesTexts.placeholder}
          value={search}
          onChange={(typed) => setView({ ...view[0], search: typed })}
        />
      </div>
      <SelectField
        label={storesTexts.status}
        options={STATUSES}
        value={filters.situacao ?? ''}
        onChange={(word) => choose('situacao', word)}
      />
      <SelectField
        label={storesTexts.created}
        options={CREATED}
        value={filters.criada ?? ''}
        onChange={(word) => choose('criada', word)}
      />
    </search>
  );
}

function Nothing({ view }: ViewProps) {
  if (!isNarrowed(view.view[0]))
    return (
      <EmptyState icon={<IconBuildingStore size={28} stroke={1.75} />} title={storesTexts.none}>
        {storesTexts.noneHint}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconSearchOff size={28} stroke={1.75} />}
      title={storesTexts.nothing}
      action={
        <Button variant="default" onClick={() => view.clear()}>
          {storesTexts.showAll}
        </Button>
      }
    >
      {storesTexts.nothingHint}
    </EmptyState>
  );
}

/** Arrow keys move the focus from the search into the list and through the list. Enter opens the focused link. */
function moveWithArrows(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const search = event.currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const stops = search === null ? rows : [search, ...rows];
  const at = stops.indexOf(event.target as HTMLElement);
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
