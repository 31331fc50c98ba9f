import type { BankMatchRow } from '@comanda/contract/money/ledger/bank-match.calls';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { BankStatement } from '@comanda/domain/money/bank-match/bank-statement';
import type { MatchFigures } from '@comanda/domain/money/bank-match/sum-match';
import { Button } from '@comanda/ui/button/button.tsx';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useId, useState } from 'react';
import classes from './bank-match.module.css';
import { NEEDS_CARE, OUTCOME_ORDER, outcomes, bankMatchTexts as texts } from './texts.ts';

interface MatchSummaryProps {
  figures: MatchFigures;
  /** Name of the file. */
  name: string;
  statement: BankStatement;
  span: DayRange;
  accountName: string | null;
  isOtherAccount: boolean;
  /**
   * Names of the payers of all deposits that were found. Empty if one of these names is the brand that pays
   * the settlements.
   */
  strangers: readonly string[];
  onCorrect?: () => void;
}

/** The sums of a comparison, with its file, days and account. */
export function MatchSummary(props: MatchSummaryProps) {
  const { figures, name, statement, span, accountName, isOtherAccount, strangers, onCorrect } = props;
  const id = useId();
  const [isKnown, setKnown] = useState(false);
  const isRequested = strangers.length > 0 && !isKnown && !isOtherAccount;
  const { counts, sentCents, cameCents, lackingCents } = figures;
  const shown = OUTCOME_ORDER.flatMap((outcome) => {
    const count = counts[outcome] ?? 0;
    return count === 0 ? [] : [{ outcome, count }];
  });
  return (
    <section className={`card stack-16 ${classes.summary}`} aria-labelledby={id}>
      <div className={classes.head}>
        <div className="stack-4">
          <h2 id={id} className={classes.verdict}>
            {isOtherAccount ? texts.isRightFile : isRequested ? texts.isPayer : verdictOf(shown)}
          </h2>
          <p className="muted-14 long-words">
            {[name, accountName, texts.fileFacts(statement.lines.length, span.from, span.to)]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
        <div className="cluster-8">
          <HowComputed title={texts.title}>
            <div className="stack-8">
              {texts.how.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p>
                {formulaOf(figures)} = <strong>{formatMoney(lackingCents)}</strong>
              </p>
              <p>{texts.privacy}</p>
            </div>
          </HowComputed>
          {onCorrect === undefined ? null : (
            <Button variant="subtle" onClick={onCorrect}>
              {texts.correct}
            </Button>
          )}
        </div>
      </div>
      {isRequested ? (
        <Note tone="pending">
          <span className="stack-8">
            <span>{texts.strangers(strangers)}</span>
            <span>
              <Button variant="default" onClick={() => setKnown(true)}>
                {texts.payerIsRight}
              </Button>
            </span>
          </span>
        </Note>
      ) : null}
      <ul className="plain-list cluster-8" aria-label={texts.summary}>
        {shown.map(({ outcome, count }) => (
          <li key={outcome}>
            <StatusLabel tone={outcomes[outcome].tone} variant="quiet">
              {texts.counted(outcome, count)}
            </StatusLabel>
          </li>
        ))}
      </ul>
      <dl className={classes.figures}>
        <Figure name={texts.figures.sent} cents={sentCents} />
        <Figure name={texts.figures.came} cents={cameCents} />
        <Figure name={texts.figures.lacking} cents={lackingCents} />
      </dl>
      {statement.unread.length === 0 ? null : (
        <Note tone="pending">{texts.unread(statement.unread, onCorrect !== undefined)}</Note>
      )}
    </section>
  );
}

function Figure({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}

/** The computation of the missing amount; leaves out amounts of 0. */
function formulaOf({ sentCents, cameCents, openCents, excessCents }: MatchFigures): string {
  const { sent, came, open, excess, lacking } = texts.figures;
  const term = (sign: string, name: string, cents: number) =>
    cents === 0 ? '' : ` ${sign} ${name.toLowerCase()} ${formatMoney(cents)}`;
  const terms = [term('−', came, cameCents), term('−', open, openCents), term('+', excess, excessCents)];
  return `${lacking}: ${sent.toLowerCase()} ${formatMoney(sentCents)}${terms.join('')}`;
}

function verdictOf(shown: readonly { outcome: BankMatchRow['outcome']; count: number }[]): string {
  const care = shown.filter(({ outcome }) => NEEDS_CARE.includes(outcome));
  if (care.length > 0) return texts.needsCare(care.reduce((sum, { count }) => sum + count, 0));
  const isDone = shown.every(({ outcome }) => outcome === 'found' || outcome === 'nothing');
  return isDone ? texts.allFound : texts.stillOpen;
}
