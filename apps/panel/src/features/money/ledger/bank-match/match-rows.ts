import type { BankDeposit, BankMatchRow } from '@comanda/contract/money/ledger/bank-match.calls';
import type { BankLine } from '@comanda/domain/money/bank-match/bank-statement';
import {
  type BankMatch,
  latestDayOf,
  type MatchedDeposit,
} from '@comanda/domain/money/bank-match/match-deposits';
import { OUTCOME_ORDER, bankMatchTexts as texts } from './texts.ts';

/** A row of the comparison, with the target of its link. */
export interface MatchRow {
  key: string;
  shown: BankMatchRow;
  settlements: BankDeposit['settlements'];
  /** Null: the row has no transfer. */
  transferId: number | null;
  /** The text of the bank's statement, or the reason why the statement has no such text. */
  onStatement: string;
}

/** All rows of a comparison. Rows that need action come first. */
export function rowsOfMatch({ deposits, unclaimed }: BankMatch<BankDeposit>): MatchRow[] {
  const rows = [...deposits.map(rowOfDeposit), ...unclaimed.map(rowOfCredit)];
  const rank = ({ shown }: MatchRow) => OUTCOME_ORDER.indexOf(shown.outcome);
  return rows.sort((one, other) => rank(one) - rank(other));
}

function rowOfDeposit({ deposit, outcome, line }: MatchedDeposit<BankDeposit>): MatchRow {
  const { transferId, settlements, sentOn, cents } = deposit;
  return {
    key: transferId === null ? `repasse ${settlements[0]?.settlementId}` : `transfer ${transferId}`,
    shown: { name: nameOf(deposit), outcome, sentOn, cents, ...ofBank(line) },
    ...{ settlements, transferId },
    onStatement: line === null ? reasonOf(deposit, outcome) : texts.line(line.day, line.text),
  };
}

const rowOfCredit = (line: BankLine): MatchRow => ({
  key: `line ${line.no}`,
  shown: { name: texts.credit(line.day), outcome: 'unclaimed', sentOn: null, cents: null, ...ofBank(line) },
  ...{ settlements: [], transferId: null },
  onStatement: texts.line(line.day, line.text),
});

const ofBank = (line: BankLine | null) => ({
  bankDay: line?.day ?? null,
  bankCents: line?.cents ?? null,
  bankText: line?.text ?? null,
});

function nameOf({ settlements, sentOn }: BankDeposit): string {
  const [first] = settlements;
  if (first === undefined) return texts.transfer(sentOn);
  if (settlements.length === 1) return texts.settlement(first.day);
  return texts.settlements(settlements.map(({ day }) => day).sort());
}

function reasonOf(deposit: BankDeposit, outcome: MatchedDeposit<BankDeposit>['outcome']): string {
  const { hints } = texts;
  const latest = latestDayOf(deposit);
  if (outcome === 'missing') return hints.missing(latest);
  if (outcome === 'may-come')
    return deposit.state === 'processing' ? hints.processing : hints['may-come'](latest);
  if (outcome === 'beyond') return hints.beyond(latest);
  return outcome === 'found' || outcome === 'different' || outcome === 'doubtful' ? '' : hints[outcome];
}
