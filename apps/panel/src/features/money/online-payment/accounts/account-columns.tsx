import { formatDate } from '@comanda/client/formats/date-time.ts';
import type { ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { maskPhone } from '@comanda/ui/form/fields/typed/masks.ts';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { type RowAction, RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import classes from './accounts.module.css';
import { accountTexts as texts } from './texts.ts';
import { tidyKey } from './tidy-key.ts';

const { columns: titles } = texts;

export const rowKey = ({ accountId }: ReceivingAccount) => accountId;

/**
 * Maximum number of characters that fit two lines of a row: `LONG` for the account, `LONG_PERSON` for the
 * user who changed it.
 */
const LONG = 44;
const LONG_PERSON = 16;

/** True: the row needs more height. */
export const isLong = (account: ReceivingAccount) =>
  numberWords(account).length > LONG ||
  account.label.length > LONG / 2 ||
  account.changedBy.length > LONG_PERSON;

/** The columns of 'Contas Cadastradas'; the active account has no actions. */
export function accountColumns(
  actionsOf: (account: ReceivingAccount) => readonly RowAction[],
  hasLong: boolean,
): readonly Column<ReceivingAccount>[] {
  const lines = hasLong ? 3 : 2;
  return [
    { id: 'conta', title: titles.account, minWidth: 180, grow: 2, lines, onCard: 'name', value: numberWords },
    { id: 'apelido', title: titles.label, minWidth: 140, lines, value: ({ label }) => label },
    {
      id: 'banco',
      title: titles.bank,
      minWidth: 150,
      lines: 2,
      value: ({ bankName, bank }) => bankName ?? bank,
    },
    { id: 'tipo', title: titles.type, minWidth: 130, lines: 2, value: typeWords },
    { id: 'titular', title: titles.holder, minWidth: 160, lines: 2, value: ({ holderName }) => holderName },
    {
      id: 'mudanca',
      title: titles.changed,
      kind: 'date',
      minWidth: 140,
      lines,
      cell: ({ changedAt, changedBy }) => <Two first={formatDate(new Date(changedAt))} second={changedBy} />,
    },
    {
      id: 'situacao',
      title: titles.state,
      minWidth: 150,
      grow: 0,
      lines: 1,
      cell: (account) => <State account={account} />,
    },
    {
      id: 'acoes',
      title: titles.actions,
      minWidth: 72,
      grow: 0,
      onCard: 'corner',
      cell: (account) =>
        account.isActive ? null : (
          <RowMenu label={texts.actionsOf(nameOf(account))} actions={actionsOf(account)} />
        ),
    },
  ];
}

function State({ account: { isActive, activeFrom } }: { account: ReceivingAccount }) {
  if (isActive)
    return (
      <StatusLabel tone="delivered" variant="quiet" icon={<IconCircleCheck size={16} stroke={1.75} />}>
        {texts.active}
      </StatusLabel>
    );
  if (activeFrom === null) return <span className="muted">{texts.inactive}</span>;
  return (
    <StatusLabel tone="accepted" variant="quiet" icon={<IconHourglass size={16} stroke={1.75} />}>
      {texts.activeFrom(formatDate(new Date(activeFrom)).slice(0, 5))}
    </StatusLabel>
  );
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <span className={classes.two}>
      <span>{first}</span>
      <span className={`muted-13 ${classes.person}`}>{second}</span>
    </span>
  );
}

type Named = Pick<
  ReceivingAccount,
  'label' | 'way' | 'keyKind' | 'key' | 'branch' | 'branchDigit' | 'account'
>;

/** An account in words: branch and number, or key. */
function numberWords({ way, keyKind, key, branch, branchDigit, account }: Omit<Named, 'label'>): string {
  if (way === 'manual') return `${texts.branch(branch ?? '', branchDigit)} · ${account ?? ''}`;
  const shown = key ?? '';
  if (keyKind === 'phone') return maskPhone(tidyKey('phone', shown));
  return keyKind === 'cpf' || keyKind === 'cnpj' ? formatDocument(shown) : shown;
}

/**
 * The store's name for the account and its number. Without a name, the bank's name is used; the number
 * distinguishes several accounts at one bank.
 */
export function nameOf(account: Named): string {
  return [account.label, numberWords(account)].filter((words) => words !== '').join(' · ');
}

/** The kind of bank account or Pix key. */
function typeWords({ way, type, keyKind }: Pick<ReceivingAccount, 'way' | 'type' | 'keyKind'>): string {
  if (way === 'manual') return texts.types[type ?? 'current'];
  return keyKind === null ? texts.key : `${texts.key}: ${texts.keyKinds[keyKind]}`;
}
