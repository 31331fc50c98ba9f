import { ExportButton } from '@comanda/client/table/export-button.tsx';
import { type BankDeposit, exportBankMatch } from '@comanda/contract/money/ledger/bank-match.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { BankStatement } from '@comanda/domain/money/bank-match/bank-statement';
import { matchDeposits } from '@comanda/domain/money/bank-match/match-deposits';
import { sumMatch } from '@comanda/domain/money/bank-match/sum-match';
import { brandOf } from '@comanda/ui/brands/brand-of.ts';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { type Column, DEFAULT_VIEW, type TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { useIsNarrow } from '@comanda/ui/use-is-narrow.ts';
import { IconBuildingBank } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useOpenedInAddress } from '../../../../shared/opened-in-address.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { type MatchRow, rowsOfMatch } from './match-rows.ts';
import { MatchSummary } from './match-summary.tsx';
import { OUTCOME_ORDER, outcomes, bankMatchTexts as texts } from './texts.ts';

const SettlementDialog = createLazyPart(
  async () => (await import('../settlements/settlement-dialog.tsx')).SettlementDialog,
  { Missing: TryAgain },
);

const OPENED = ['repasse'] as const;
const FILTER = 'situacao';
const filters: readonly TableFilter<MatchRow>[] = [
  {
    id: FILTER,
    label: texts.fields.outcome,
    all: texts.allOutcomes,
    options: OUTCOME_ORDER.map((value) => ({
      value,
      label: outcomes[value].word,
      matches: ({ shown: reported }) => reported.outcome === value,
    })),
  },
];

/** `linesOfBank` limits the lines of the bank's text: cards allow more lines than table rows. */
const columnsOf = (linesOfBank: number): readonly Column<MatchRow>[] => [
  { id: 'repasse', title: texts.fields.name, value: ({ shown: reported }) => reported.name, minWidth: 150 },
  { id: 'enviado', title: texts.fields.sent, kind: 'money', value: ({ shown: reported }) => reported.cents },
  {
    id: 'banco',
    title: texts.fields.came,
    kind: 'money',
    value: ({ shown: reported }) => reported.bankCents,
  },
  {
    id: 'diferenca',
    title: texts.fields.difference,
    kind: 'money',
    value: ({ shown: { cents, bankCents } }) =>
      cents === null || bankCents === null ? null : bankCents - cents,
  },
  {
    id: 'linha',
    title: texts.fields.line,
    value: ({ onStatement }) => onStatement,
    ...{ minWidth: 220, grow: 2, lines: linesOfBank },
  },
  {
    id: FILTER,
    title: texts.fields.outcome,
    onCard: 'corner',
    minWidth: 170,
    cell: ({ shown: { outcome } }) => (
      <StatusLabel tone={outcomes[outcome].tone} variant="quiet">
        {outcomes[outcome].word}
      </StatusLabel>
    ),
  },
];

/**
 * Links a row to its settlement in a dialog, because leaving the screen would lose the comparison. Transfers of several
 * settlements or none open their receipt in a new tab.
 */
function toRepasse({ settlements, transferId }: MatchRow, name: ReactNode): ReactNode {
  const [only, ...more] = settlements;
  if (only !== undefined && more.length === 0)
    return <a href={`/financeiro/repasses/conferir?repasse=${only.settlementId}`}>{name}</a>;
  if (transferId === null) return name;
  const receipt = `/financeiro/vendas/vendas/transferir?transferencia=${transferId}`;
  return (
    <a href={receipt} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

interface MatchResultProps {
  name: string;
  statement: BankStatement;
  span: DayRange;
  /** The current day in the provider's time zone. */
  today: CalendarDate;
  deposits: readonly BankDeposit[];
  /** The number of the statement's account among the store's accounts; null: no transfer names an account. */
  accountNo: number | null;
  accountName: string | null;
  /** True: the file belongs to an account that received no transfer. */
  isOtherAccount: boolean;
  onCorrect?: () => void;
}

/** The result for each settlement. Rows that need action come first. */
export function MatchResult(props: MatchResultProps) {
  const { name, statement, span, today, deposits, accountNo, accountName, isOtherAccount, onCorrect } = props;
  const { name: ourName } = brandOf(useSession()?.company ?? null);
  const [view, setView] = useState(DEFAULT_VIEW);
  const isNarrow = useIsNarrow();
  const columns = useMemo(() => columnsOf(isNarrow ? 3 : 2), [isNarrow]);
  const { openedAs, close } = useOpenedInAddress(OPENED);
  const opened = openedAs('repasse');
  const { from, to } = span;
  const match = useMemo(() => {
    const sent = deposits.filter((deposit) => deposit.accountNo === null || deposit.accountNo === accountNo);
    return matchDeposits(sent, statement.lines, { span: { from, to }, today, ourNames: [ourName] });
  }, [deposits, accountNo, statement, from, to, today, ourName]);
  const rows = useMemo(() => rowsOfMatch(match), [match]);
  if (rows.length === 0)
    return (
      <EmptyState icon={<IconBuildingBank size={28} stroke={1.5} aria-hidden="true" />} title={texts.none}>
        {texts.noneHint(from, to)}
      </EmptyState>
    );
  const chosen = view.filters[FILTER];
  const shown = rows.filter(({ shown: reported }) => chosen === undefined || reported.outcome === chosen);
  return (
    <>
      <MatchSummary
        figures={sumMatch(match)}
        {...{ name, statement, span, accountName, isOtherAccount, onCorrect }}
        strangers={match.strangers}
      />
      <DataTable
        label={texts.list}
        noun={texts.noun}
        rows={rows}
        view={[view, setView]}
        filters={filters}
        columns={columns}
        rowPx={56}
        rowKey={({ key }) => key}
        rowName={({ shown: reported }) => reported.name}
        link={toRepasse}
        tools={
          <ExportButton
            call={exportBankMatch}
            getInput={() => ({
              ...span,
              rows: shown.map(({ shown: reported }) => reported),
            })}
          />
        }
      />
      {opened === null ? null : <SettlementDialog.Part settlementId={opened} onClose={close} />}
    </>
  );
}
