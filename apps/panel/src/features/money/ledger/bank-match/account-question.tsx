import type { BankStatement } from '@comanda/domain/money/bank-match/bank-statement';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { bankMatchTexts as texts } from './texts.ts';

interface AccountQuestionProps {
  accounts: readonly BankStatement[];
  chosen: BankStatement | null;
  onChoose: (account: BankStatement | null) => void;
}

/** Question which account the file belongs to. The panel never guesses the account. */
export function AccountQuestion({ accounts, chosen, onChoose }: AccountQuestionProps) {
  return (
    <FormCard title={texts.account} hint={texts.accountHint}>
      <FieldGrid>
        <SelectField
          label={texts.accountField}
          value={chosen === null ? '' : String(accounts.indexOf(chosen))}
          options={[
            { value: '', label: texts.choose },
            ...accounts.map(({ bank, account, lines }, at) => ({
              value: String(at),
              label: texts.bankAccount(bank, account, lines.length),
            })),
          ]}
          onChange={(at) => onChoose(at === '' ? null : (accounts[Number(at)] ?? null))}
        />
      </FieldGrid>
    </FormCard>
  );
}
