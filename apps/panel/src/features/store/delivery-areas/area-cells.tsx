import { type AreaTerms, swapFree } from '@comanda/domain/store/delivery-areas/delivery-area';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { MoneyCell } from '@comanda/ui/table/money-cell.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMotorbike, IconPower } from '@tabler/icons-react';
import classes from './areas.module.css';
import { areaTexts } from './texts.ts';
import type { useAreaEdits } from './use-area-edits.ts';
import type { AreaRow } from './use-area-rows.ts';

type Edits = Pick<ReturnType<typeof useAreaEdits>, 'edit' | 'begin' | 'stopWaiting' | 'refuse'>;

export const rowKey = ({ area }: AreaRow) => area.districtId;
export const rowName = ({ area }: AreaRow) => area.name;

const { columns: titles, filters: words } = areaTexts;

/** The filter of districts with delivery. */
export const SERVED = 'atendidos';

/** Extends a filter: rows that were just edited stay in the filtered list. */
function orTouched(matches: (row: AreaRow) => boolean): (row: AreaRow) => boolean {
  return (row) => row.isTouched || matches(row);
}

export const areaFilters: readonly TableFilter<AreaRow>[] = [
  {
    id: 'situacao',
    label: areaTexts.filter,
    options: [
      { value: SERVED, label: words.active, matches: orTouched(({ terms }) => terms.isActive) },
      { value: 'fora', label: words.inactive, matches: orTouched(({ terms }) => !terms.isActive) },
      {
        value: 'gratis',
        label: words.free,
        matches: orTouched(({ terms }) => terms.isActive && terms.isFree),
      },
      {
        value: 'sem-taxa',
        label: words.noFee,
        matches: orTouched(({ terms }) => terms.isActive && !terms.isFree && terms.feeCents === 0),
      },
    ],
  },
];

const name: Column<AreaRow> = {
  id: 'bairro',
  title: titles.name,
  value: rowName,
  minWidth: 190,
  grow: 2,
  cell: (row) => <NameCell row={row} edit={null} />,
};
const minimum: Column<AreaRow> = {
  id: 'minimo',
  title: titles.minimum,
  kind: 'money',
  minWidth: 132,
  value: ({ terms }) => (terms.isActive ? terms.minimumCents : null),
};
const fee: Column<AreaRow> = {
  id: 'taxa',
  title: titles.fee,
  kind: 'money',
  minWidth: 132,
  value: ({ terms }) => (terms.isActive ? (terms.isFree ? 0 : terms.feeCents) : null),
};
const freeFrom: Column<AreaRow> = {
  id: 'gratis-de',
  title: titles.freeFrom,
  kind: 'money',
  minWidth: 142,
  value: ({ terms }) => (terms.isActive ? terms.freeFromCents : null),
};
const power = { id: 'atendido', title: titles.power, grow: 0, onCard: 'corner' } as const;

/** Columns for users who may only read: amounts and delivery. */
export const readColumns: readonly Column<AreaRow>[] = [
  name,
  minimum,
  {
    ...fee,
    cell: ({ terms }) =>
      terms.isActive ? terms.isFree ? <FreeFee terms={terms} /> : formatMoney(terms.feeCents) : '—',
  },
  freeFrom,
  {
    ...power,
    minWidth: 128,
    cell: ({ terms: { isActive } }) => (
      <StatusLabel variant="quiet" tone={isActive ? 'delivered' : 'neutral'}>
        {areaTexts.isActive(isActive)}
      </StatusLabel>
    ),
  },
];

type FeeCellProps = Pick<Edits, 'edit' | 'refuse'> & { row: AreaRow };

/**
 * The fee of a district. If the district waits for its first fee, delivery starts as soon as the fee is
 * typed.
 */
function FeeCell({ row: { area, terms, begun }, edit, refuse }: FeeCellProps) {
  if (terms.isFree) return <FreeFee terms={terms} />;
  return (
    <MoneyCell
      label={areaTexts.field(titles.fee, area.name)}
      cents={begun === 'waiting' ? null : terms.feeCents}
      isDisabled={!terms.isActive && begun === null}
      takesFocus={begun !== null}
      onSave={(feeCents, isOvertaken) =>
        edit(area.districtId, begun === 'waiting' ? { isActive: true, feeCents } : { feeCents }, isOvertaken)
      }
      onUnread={(typed) => refuse(area.districtId, typed)}
    />
  );
}

/** Switch of a district between free delivery and its fee. */
function FreeToggle({ row: { area, terms }, edit }: { row: AreaRow; edit: Edits['edit'] }) {
  const words = terms.isFree
    ? areaTexts.chargeAgain(area.name, terms.feeCents)
    : areaTexts.giveFree(area.name);
  return (
    <button
      type="button"
      className={`centered ${classes.toggle}`}
      data-kind="free"
      aria-pressed={terms.isFree}
      disabled={!terms.isActive}
      aria-label={words}
      title={words}
      onClick={() => {
        const swapped = swapFree(terms);
        if (swapped.ok) edit(area.districtId, { isFree: swapped.value.isFree });
        else toast.info(areaTexts.alreadyFree);
      }}
    >
      <IconMotorbike size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** The columns of a city's districts. Amounts are locked without delivery. */
export function areaColumns({ edit, begin, stopWaiting, refuse }: Edits): readonly Column<AreaRow>[] {
  return [
    { ...name, cell: (row) => <NameCell row={row} edit={edit} /> },
    {
      ...minimum,
      isField: true,
      cell: ({ area, terms }) => (
        <MoneyCell
          label={areaTexts.field(titles.minimum, area.name)}
          cents={terms.minimumCents}
          isDisabled={!terms.isActive}
          onSave={(cents, isOvertaken) => edit(area.districtId, { minimumCents: cents }, isOvertaken)}
          onUnread={(typed) => refuse(area.districtId, typed)}
        />
      ),
    },
    {
      ...fee,
      isField: true,
      cell: (row) => <FeeCell row={row} edit={edit} refuse={refuse} />,
    },
    {
      ...freeFrom,
      isField: true,
      cell: ({ area, terms }) => (
        <MoneyCell
          label={areaTexts.field(titles.freeFrom, area.name)}
          cents={terms.freeFromCents}
          placeholder="—"
          isDisabled={!terms.isActive}
          onSave={(cents, isOvertaken) =>
            edit(area.districtId, { freeFromCents: cents || null }, isOvertaken)
          }
          onEmptied={(isOvertaken) => edit(area.districtId, { freeFromCents: null }, isOvertaken)}
          onUnread={(typed) => refuse(area.districtId, typed)}
        />
      ),
    },
    {
      id: 'frete',
      title: titles.free,
      minWidth: 84,
      grow: 0,
      isField: true,
      cell: (row) => <FreeToggle row={row} edit={edit} />,
    },
    {
      ...power,
      minWidth: 148,
      cell: ({ area, terms, begun }) => {
        const isWaiting = begun === 'waiting';
        const words = areaTexts.serves(terms.isActive, isWaiting);
        return (
          <button
            type="button"
            role="switch"
            className={`inline-8 plain-button ${classes.switch}`}
            aria-checked={terms.isActive}
            aria-label={`${words} ${area.name}`}
            onClick={() => {
              if (isWaiting) stopWaiting();
              else if (terms.isActive) edit(area.districtId, { isActive: false });
              else begin(area.districtId);
            }}
          >
            <span className={classes.track} aria-hidden="true">
              <IconPower size={14} stroke={2.5} />
            </span>
            {words}
          </button>
        );
      },
    },
  ];
}

/** Free delivery, next to the fee that it replaces. */
function FreeFee({ terms }: { terms: AreaTerms }) {
  return (
    <span className={`inline-8 ${classes.free}`} data-inactive={!terms.isActive || undefined}>
      <s>
        <span data-spoken>{areaTexts.feeBefore(terms.feeCents)}</span>
        <span aria-hidden="true">{formatMoney(terms.feeCents)}</span>
      </s>
      <strong>{areaTexts.isFree}</strong>
    </span>
  );
}

/** The name of the district, with the row's state in a small line below. */
function NameCell({ row, edit }: { row: AreaRow; edit: Edits['edit'] | null }) {
  const { area, terms, problem, begun } = row;
  const isFeeless = terms.isActive && !terms.isFree && terms.feeCents === 0;
  return (
    <span
      className={`stack shrink ${classes.name}`}
      data-inactive={!terms.isActive || undefined}
      data-problem={problem !== null || undefined}
      data-hint={isFeeless || begun !== null || undefined}
    >
      <span>{area.name}</span>
      {problem ? (
        <span className={classes.problem} role="alert">
          <span>{problem.text}</span>
          {problem.again ? (
            <button
              type="button"
              aria-label={`${problem.again.text}: ${area.name}`}
              onClick={problem.again.run}
            >
              {problem.again.text}
            </button>
          ) : null}
        </span>
      ) : begun !== null && edit ? (
        <span className={classes.hint} role="status">
          {areaTexts.begun[begun]}{' '}
          <button
            type="button"
            aria-label={areaTexts.deliverFree(area.name)}
            onClick={() =>
              edit(area.districtId, begun === 'waiting' ? { isActive: true, feeCents: 0 } : { isFree: true })
            }
          >
            {areaTexts.free}
          </button>
        </span>
      ) : isFeeless ? (
        <span className={classes.hint}>{areaTexts.noFee}</span>
      ) : null}
    </span>
  );
}
