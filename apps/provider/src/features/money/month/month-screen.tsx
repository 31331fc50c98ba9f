import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { usePaged } from '@comanda/client/table/use-paged.ts';
import {
  exportProviderMonth,
  type ProviderMonth,
  readProviderMonth,
  type StoreMonth,
} from '@comanda/contract/money/ledger/provider-month.calls';
import { addMonths, monthOf } from '@comanda/domain/kit/time/calendar-month';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import {
  PROVIDER_SUM_IDS,
  PROVIDER_SUMS,
  type ProviderSum,
} from '@comanda/domain/money/ledger/provider-month';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconReportMoney } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import classes from './month.module.css';
import { monthTexts as texts } from './texts.ts';
import { toWhatMadeIt } from './to-what-made-it.tsx';

const MONTHS_SHOWN = 24;
const view = {
  filters: {
    mes: (word: string) => (/^20\d{2}-(0[1-9]|1[0-2])$/.test(word) ? word : null),
    soma: (word: string) => PROVIDER_SUM_IDS.find((sum) => sum === word) ?? null,
  },
} as const;

const rowKey = ({ storeId }: StoreMonth) => storeId;
const rowName = ({ storeName }: StoreMonth) => storeName;

/** The provider's income in one month: its sums, and the stores that make up the chosen sum. */
export function MonthScreen() {
  const shown = useListView(view);
  const thisMonth = monthOf(shown.today(PROVIDER_TIME_ZONE));
  const month = shown.values.mes ?? thisMonth;
  const sum = shown.values.soma ?? 'commission';
  const getInput = () => ({ month, sort: sum });
  const list = usePaged(readProviderMonth, { words: [month, sum], getInput });
  const months = Array.from({ length: MONTHS_SHOWN }, (_, back) => addMonths(thisMonth, -back));
  if (!months.includes(month)) months.push(month);
  const columns = useMemo(() => columnsOf(sum), [sum]);
  const link = useCallback(
    (store: StoreMonth, name: ReactNode) => toWhatMadeIt({ sum, month, storeId: store.storeId }, name),
    [sum, month],
  );
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle}>
        <ExportButton call={exportProviderMonth} getInput={getInput} />
      </PageTitle>
      <div className={classes.month}>
        <SelectField
          label={texts.month}
          options={months.map((value) => ({ value, label: texts.nameOf(value) }))}
          value={month}
          onChange={(next) => shown.choose('mes', next === thisMonth ? '' : next)}
        />
      </div>
      {list.first?.count ? (
        <Sums month={list.first} chosen={sum} onChoose={(next) => shown.choose('soma', next)} />
      ) : null}
      <FormCard
        title={texts.storesOf(PROVIDER_SUMS[sum].label)}
        hint={list.first?.count ? texts.hint : undefined}
      >
        <DataTable
          label={texts.list(PROVIDER_SUMS[sum].label)}
          noun={texts.noun}
          list={list}
          total={list.first?.count}
          failed={texts.failed}
          empty={
            <EmptyState
              isCompact
              icon={<IconReportMoney size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.none}
            >
              {texts.noneHint}
            </EmptyState>
          }
          columns={columns}
          rowKey={rowKey}
          rowName={rowName}
          link={link}
        />
      </FormCard>
    </>
  );
}

/**
 * Columns: store, chosen sum, open amount. If the open amount itself is chosen: store, invoiced, received,
 * open amount.
 */
function columnsOf(sum: ProviderSum): readonly Column<StoreMonth>[] {
  const sums: readonly ProviderSum[] = sum === 'owed' ? ['invoiced', 'received', 'owed'] : [sum, 'owed'];
  return [
    { id: 'loja', title: texts.store, value: rowName, lines: 2, grow: 2 },
    ...sums.map((each) => ({
      id: each,
      title: PROVIDER_SUMS[each].label,
      kind: 'money' as const,
      value: (store: StoreMonth) => store[each],
    })),
  ];
}

interface SumsProps {
  month: ProviderMonth;
  chosen: ProviderSum;
  onChoose: (sum: ProviderSum) => void;
}

function Sums({ month, chosen, onChoose }: SumsProps) {
  return (
    <FormCard title={texts.sums}>
      <ul className={classes.sums}>
        {PROVIDER_SUM_IDS.map((sum) => (
          <li key={sum}>
            <button
              type="button"
              className={classes.sum}
              aria-pressed={sum === chosen}
              onClick={() => onChoose(sum)}
            >
              <span className="muted-13">{PROVIDER_SUMS[sum].label}</span>
              <strong>{formatMoney(month[sum])}</strong>
            </button>
          </li>
        ))}
      </ul>
      <details>
        <summary>{texts.how}</summary>
        <dl className={classes.how}>
          {PROVIDER_SUM_IDS.map((sum) => (
            <div key={sum}>
              <dt>{PROVIDER_SUMS[sum].label}</dt>
              <dd>{PROVIDER_SUMS[sum].definition}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={`cluster-12 ${classes.also}`}>
        <span className="muted-13">{texts.also}</span>
        <Link to="/repasses" search={{ mostrar: 'devendo' }}>
          {texts.settlements}
        </Link>
        <Link to="/pagamentos">{texts.payments}</Link>
        <Link to="/faturas">{texts.invoices}</Link>
      </p>
    </FormCard>
  );
}
