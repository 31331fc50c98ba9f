import { sendCall } from '@comanda/client/api/send-call.ts';
import { type BankDeposits, listBankDeposits } from '@comanda/contract/money/ledger/bank-match.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { type DayRange, faultOfRange } from '@comanda/domain/kit/time/day-range';
import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import { type BankStatement, mayBeAccount, spanOf } from '@comanda/domain/money/bank-match/bank-statement';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MatchResult } from './match-result.tsx';
import { bankMatchTexts as texts } from './texts.ts';

interface ComparisonProps {
  /** Name of the file. */
  name: string;
  statement: BankStatement;
  /** Corrects the columns of a file that may be read wrongly. */
  onCorrect?: () => void;
}

/** A statement compared with the transfers of its days. */
export function Comparison(props: ComparisonProps) {
  const span = spanOf(props.statement, dateAt(PROVIDER_TIME_ZONE, Date.now()));
  const fault = span === null ? 'nothing' : faultOfRange(span) === null ? null : 'too-long';
  if (span === null || fault !== null)
    return (
      <>
        <Note tone="late" isAlert>
          {texts.faults[fault ?? 'nothing']}
        </Note>
        {props.onCorrect === undefined ? null : (
          <div className="cluster-8">
            <Button variant="default" onClick={props.onCorrect}>
              {texts.correct}
            </Button>
          </div>
        )}
      </>
    );
  return <Deposits {...props} span={span} />;
}

function Deposits({ span, ...props }: ComparisonProps & { span: DayRange }) {
  const query = useQuery({
    queryKey: ['finance', 'bank-deposits', span.from, span.to],
    queryFn: ({ signal }) => sendCall(listBankDeposits, span, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <QueryFaces
      query={query}
      skeleton={<TableSkeleton />}
      failed={texts.loadFailed}
      failedHint={texts.loadFailedHint}
    >
      {(deposits) => <OfAccount {...props} span={span} deposits={deposits} />}
    </QueryFaces>
  );
}

/**
 * Compares the statement with the deposits to one account. The statement's account number preselects it; the user may
 * choose another one.
 */
function OfAccount({
  deposits: all,
  ...props
}: ComparisonProps & { span: DayRange; deposits: BankDeposits }) {
  const { deposits, accounts, today } = all;
  const shown = props.statement.account;
  const [only, ...more] =
    accounts.length < 2
      ? accounts
      : accounts.filter(({ account }) => shown !== null && account !== null && mayBeAccount(shown, account));
  const [chosenNo, choose] = useState(more.length === 0 ? (only?.accountNo ?? null) : null);
  const chosen = accounts.find(({ accountNo }) => accountNo === chosenNo) ?? null;
  const nameOf = ({ bankName, branch, account, key }: (typeof accounts)[number]) =>
    texts.payoutAccountOf(bankName, branch, account, key);
  const isOther =
    shown !== null && chosen !== null && chosen.account !== null && !mayBeAccount(shown, chosen.account);
  return (
    <>
      {accounts.length < 2 ? null : (
        <FormCard title={texts.payoutAccount} hint={texts.payoutAccountHint}>
          <FieldGrid>
            <SelectField
              label={texts.payoutAccountField}
              value={chosen === null ? '' : String(chosen.accountNo)}
              options={[
                { value: '', label: texts.choose },
                ...accounts.map((account) => ({ value: String(account.accountNo), label: nameOf(account) })),
              ]}
              onChange={(no) => choose(no === '' ? null : Number(no))}
            />
          </FieldGrid>
        </FormCard>
      )}
      {isOther ? <Note tone="pending">{texts.otherAccount(shown, nameOf(chosen))}</Note> : null}
      {accounts.length > 0 && chosen === null ? null : (
        <MatchResult
          {...props}
          today={today}
          deposits={deposits}
          accountNo={chosenNo}
          accountName={isOther ? texts.fileAccount(shown) : chosen === null ? null : nameOf(chosen)}
          isOtherAccount={isOther}
        />
      )}
    </>
  );
}
