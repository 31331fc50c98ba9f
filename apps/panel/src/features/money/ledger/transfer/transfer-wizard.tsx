import { ApiError, OfflineError } from '@comanda/client/api/api-error.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  LONGEST_TRANSFER_NOTE,
  requestTransfer,
  type TransferOptions,
} from '@comanda/contract/money/ledger/transfers.calls';
import { newMessageId } from '@comanda/contract/orders/chat/new-message-id';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Facts } from '@comanda/ui/label/facts.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconAlertTriangle, IconBuildingBank } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Beneficiary } from './beneficiary.tsx';
import { obstacleWords, transferTexts as texts } from './texts.ts';
import classes from './transfer.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const STATEMENT = '/financeiro/vendas/vendas';

interface WizardProps {
  options: TransferOptions;
  onSent: (transferId: number) => void;
  /** Called when the account has changed; loads the account again. */
  onChanged: () => Promise<void>;
}

/** True: the transfer may exist, because the server failed or its answer never arrived. */
const isUnknown = (failure: Error) =>
  failure instanceof OfflineError || (failure instanceof ApiError && failure.isUnexpected);

/**
 * Sends the transfer. `hasChanged` becomes true if the receiving account has changed since the form was
 * opened.
 */
function useSending({ onSent, onChanged }: Pick<WizardProps, 'onSent' | 'onChanged'>) {
  const [hasChanged, setChanged] = useState(false);
  const { run, isBusy } = useCallMutation(requestTransfer, {
    savedText: null,
    words: { failed: texts.sendFailed },
    refreshes: [['finance']],
    onDone: ({ transferId }) => onSent(transferId),
    onFailed: (failure) => {
      if (isUnknown(failure)) {
        toast.error(texts.sendUnknown);
        return true;
      }
      if (!(failure instanceof ApiError && failure.code === 'ledger.account-changed')) return false;
      setChanged(true);
      void onChanged();
      return true;
    },
  });
  return { run, isBusy, hasChanged };
}

function amountFaultOf(cents: number | null, availableCents: number): string | null {
  if (cents === null || cents === 0) return texts.noAmount;
  return cents > availableCents ? texts.tooMuch(availableCents) : null;
}

/** Asks for account, amount and confirmation. Repeated requests make one transfer. */
export function TransferWizard({ options, onSent, onChanged }: WizardProps) {
  // Idempotency key of this transfer: a repeated request sends the same key.
  const [key] = useState(newMessageId);
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [chosen, setChosen] = useState(options.account === null ? '' : String(options.account.accountId));
  const [cents, setCents] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const { availableCents, account, obstacle, heldReason } = options;
  const { run, isBusy, hasChanged } = useSending({ onSent, onChanged });
  const isStopped = obstacle !== null || account === null || availableCents === 0;
  const amountFault = amountFaultOf(cents, availableCents);
  const go = (next: 1 | 2 | 3) => {
    setTried(false);
    setStep(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (step === 1) {
      if (chosen !== '' && !isStopped) go(2);
    } else if (step === 2) {
      if (amountFault === null) go(3);
    } else if (account !== null && cents !== null && amountFault === null) {
      const { accountId, version } = account;
      run({ key, cents, note: note.trim() || null, accountId, version });
    }
  };

  return (
    <form className={`card ${classes.card}`} noValidate onSubmit={submit}>
      {step === 1 ? (
        <Step number={1} title={texts.where}>
          {obstacle !== null || account === null ? (
            <Note tone="pending" icon={<IconAlertTriangle {...ICON} />}>
              {obstacleWords[obstacle ?? 'no-account']} {heldReason}
            </Note>
          ) : availableCents === 0 ? (
            <Note tone="neutral">{texts.nothing}</Note>
          ) : null}
          <p className={`row-8 ${classes.way}`}>
            <IconBuildingBank {...ICON} />
            {texts.bankAccount}
          </p>
          <SelectField
            label={texts.account}
            value={chosen}
            options={[
              { value: '', label: texts.choose },
              ...(account === null
                ? []
                : [{ value: String(account.accountId), label: accountLabel(account) }]),
            ]}
            error={isTried && chosen === '' && !isStopped ? texts.chooseFirst : null}
            onChange={setChosen}
          />
          <Available cents={availableCents} />
        </Step>
      ) : step === 2 ? (
        <Step number={2} title={texts.howMuch}>
          <Available cents={availableCents} />
          <div className={`stack-8 ${classes.amountField}`}>
            <MoneyField
              label={texts.amount}
              value={cents}
              error={isTried || (cents ?? 0) > availableCents ? amountFault : null}
              aria-required
              onChange={setCents}
            />
            <Button variant="default" onClick={() => setCents(availableCents)}>
              {texts.all(availableCents)}
            </Button>
          </div>
          <TextField
            label={texts.note}
            hint={texts.noteHint}
            value={note}
            maxLength={LONGEST_TRANSFER_NOTE}
            onChange={setNote}
          />
        </Step>
      ) : (
        <Step number={3} title={texts.check}>
          {hasChanged ? (
            <Note tone="pending" isAlert icon={<IconAlertTriangle {...ICON} />}>
              {texts.changed}
            </Note>
          ) : null}
          {amountFault === null ? null : (
            <Note tone="late" isAlert>
              {amountFault}
            </Note>
          )}
          <strong className={classes.amount}>{formatMoney(cents ?? 0)}</strong>
          <Facts columns="short" facts={[[texts.noteShort, note.trim() || '–']]} />
          {account === null ? null : <Beneficiary of={account} />}
        </Step>
      )}
      <div className={classes.actions}>
        {step === 1 ? (
          <ButtonLink href={STATEMENT} variant="default">
            {texts.back}
          </ButtonLink>
        ) : (
          <Button variant="default" onClick={() => go(step === 3 ? 2 : 1)}>
            {texts.back}
          </Button>
        )}
        {step === 1 && isStopped ? (
          account === null || obstacle === 'no-account' ? (
            <ButtonLink href="/financeiro/cadastro/recebimentos">{texts.toAccounts}</ButtonLink>
          ) : null
        ) : (
          <Button type="submit" isBusy={isBusy}>
            {step === 3 ? texts.confirm : texts.next}
          </Button>
        )}
      </div>
    </form>
  );
}

/**
 * 'Conta 12345-6 · Banco Inter · Conta principal'. The number comes first, because on a phone the field cuts
 * off the end of the text.
 */
function accountLabel({ label, bankName, account, key }: NonNullable<TransferOptions['account']>): string {
  const place = key === null ? [account && `Conta ${account}`, bankName] : [`Pix ${key}`];
  return [...place, label].filter(Boolean).join(' · ');
}

/** Focuses the title of a new step, so that screen readers start there. */
function Step({ number, title, children }: { number: 1 | 2 | 3; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (number > 1) heading.current?.focus();
  }, [number]);
  return (
    <div className="stack-16">
      <div>
        <p className="muted-13">{texts.stepOf(number)}</p>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
      </div>
      {children}
    </div>
  );
}

function Available({ cents }: { cents: number }) {
  return (
    <p className={classes.available}>
      <span className="muted-14">{texts.available}</span>
      <strong>{formatMoney(cents)}</strong>
    </p>
  );
}
