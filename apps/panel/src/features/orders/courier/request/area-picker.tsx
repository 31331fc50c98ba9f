import { searchable } from '@comanda/domain/kit/text/searchable';
import { type CoverageArea, labelledAreas } from '@comanda/domain/orders/courier/coverage-area';
import { useLateFocus } from '@comanda/ui/dialog/use-late-focus.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { requestTexts } from '../texts.ts';
import classes from './area-picker.module.css';

interface AreaPickerProps {
  areas: readonly CoverageArea[];
  chosenId: number | null;
  onChoose: (areaId: number | null) => void;
}

/** A searchable dropdown of districts with their delivery prices. The search ignores accents and case. */
export function AreaPicker({ areas, chosenId, onChoose }: AreaPickerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLateFocus(field);
  const { list, chosen, found, query, isOpen, active, open, type, choose, leave, onKeyDown } = useAreaSearch(
    areas,
    chosenId,
    onChoose,
  );
  const optionId = (index: number) => `${id}-${index}`;

  return (
    <div className="stack">
      <label htmlFor={id} className={`text-label ${classes.label}`}>
        {requestTexts.area}
      </label>
      <div className={`row-10 ${classes.field}`}>
        <IconSearch size={18} stroke={1.75} aria-hidden="true" />
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          ref={field}
          placeholder={requestTexts.searchArea}
          value={query ?? chosen?.label ?? ''}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.length > 0 ? optionId(active) : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={open}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        {chosen && query === null ? (
          <span className={`text-label ${classes.price}`}>{formatMoney(chosen.area.priceCents)}</span>
        ) : null}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={requestTexts.area}
        className={`card ${classes.list}`}
        hidden={!isOpen || found.length === 0}
      >
        {isOpen
          ? found.map(({ area, label }, index) => (
              <AreaOption
                key={area.areaId}
                id={optionId(index)}
                area={area}
                label={label}
                isChosen={area.areaId === chosenId}
                isActive={index === active}
                onChoose={() => choose(area.areaId)}
              />
            ))
          : null}
      </div>
      <p className={`muted-14 ${classes.none}`} role="status">
        {isOpen && found.length === 0 ? requestTexts.noArea(query ?? '') : null}
      </p>
    </div>
  );
}

/** The typed search, the areas that it finds, and the highlighted area. */
function useAreaSearch(
  areas: readonly CoverageArea[],
  chosenId: number | null,
  onChoose: (areaId: number | null) => void,
) {
  const labelled = useMemo(() => labelledAreas(areas), [areas]);
  const chosen = labelled.find(({ area }) => area.areaId === chosenId);
  const [query, setQuery] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const sought = searchable(query ?? '').trim();
  const found = useMemo(
    () => labelled.filter(({ area, label }) => searchable(`${label} ${area.city}`).includes(sought)),
    [labelled, sought],
  );
  const open = () => {
    setOpen(true);
    setActive(
      Math.max(
        0,
        found.findIndex(({ area }) => area.areaId === chosenId),
      ),
    );
  };
  const choose = (areaId: number) => {
    onChoose(areaId);
    setQuery(null);
    setOpen(false);
  };
  const leave = () => {
    setQuery(null);
    setOpen(false);
  };
  const walk = (to: number) => {
    const next = Math.min(Math.max(to, 0), found.length - 1);
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else walk(active + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = found[active];
      if (option) choose(option.area.areaId);
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes only the list, so the dialog around it must not receive the key.
      event.stopPropagation();
      leave();
    }
  };
  const type = (text: string) => {
    setQuery(text);
    // If the person clears the name, the chosen area must not be sent.
    if (text === '') onChoose(null);
    setActive(0);
    setOpen(true);
  };

  return { list, chosen, found, query, isOpen, active, open, type, choose, leave, onKeyDown };
}

interface AreaOptionProps {
  id: string;
  area: CoverageArea;
  label: string;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
}

function AreaOption({ id, area, label, isChosen, isActive, onChoose }: AreaOptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={`row-10 ${classes.option}`}
      // The focus stays in the field, so that the keyboard still works.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onChoose}
    >
      <span className={`fill ${classes.name}`}>{label}</span>
      {isChosen ? <IconCheck size={16} stroke={2.25} aria-hidden="true" /> : null}
      <span className={`text-label ${classes.price}`}>{formatMoney(area.priceCents)}</span>
    </div>
  );
}
