import { type StatementColumns, statementOfRows } from '@comanda/domain/money/bank-match/statement-columns';
import { Button } from '@comanda/ui/button/button.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { FieldGrid, FormCard } from '@comanda/ui/form/form-card.tsx';
import { useMemo, useState } from 'react';
import { Comparison } from './comparison.tsx';
import type { BankTable } from './read-bank-file.ts';
import { bankMatchTexts as texts } from './texts.ts';

const SAMPLES = 3;
const FIELDS = ['day', 'amount', 'text'] as const;
type ChosenColumns = Record<(typeof FIELDS)[number], number | null>;

/** Compares a CSV file if the meaning of its columns is known; otherwise asks the user for this meaning. */
export function StatementOfTable({ name, table }: { name: string; table: BankTable }) {
  const { body, guessed } = table;
  const [columns, setColumns] = useState<StatementColumns | null>(() => {
    const { day, amount } = guessed;
    return day === null || amount === null ? null : { ...guessed, day, amount };
  });
  const statement = useMemo(
    () => (columns === null ? null : statementOfRows(body, columns)),
    [body, columns],
  );
  if (statement === null) return <ColumnForm table={table} onChosen={setColumns} />;
  return <Comparison name={name} statement={statement} onCorrect={() => setColumns(null)} />;
}

/** Asks for the columns of day, amount and bank's text. */
function ColumnForm({
  table: { headings, upper, guessed },
  onChosen,
}: {
  table: BankTable;
  onChosen: (columns: StatementColumns) => void;
}) {
  const [chosen, setChosen] = useState<ChosenColumns>({
    ...{ day: guessed.day, amount: guessed.amount, text: guessed.texts[0] ?? null },
  });
  const [isTried, setTried] = useState(false);
  const width = Math.max(headings?.length ?? 0, ...upper.map(({ cells }) => cells.length));
  const samplesOf = (at: number) => upper.flatMap(({ cells }) => cells[at] || []).slice(0, SAMPLES);
  const faultOf = (field: keyof ChosenColumns) => {
    if (chosen[field] === null) return field === 'text' ? null : texts.columnNeeded;
    const isShared = FIELDS.some((other) => other !== field && chosen[other] === chosen[field]);
    return isShared ? texts.columnShared : null;
  };
  const submit = () => {
    setTried(true);
    const { day, amount, text } = chosen;
    if (day === null || amount === null || FIELDS.some((field) => faultOf(field) !== null)) return;
    const isStored = text !== null && guessed.texts.includes(text);
    const stored = isStored ? guessed.texts : text === null ? [] : [text];
    const isFree = (at: number) => at !== day && at !== amount;
    const sign = guessed.sign !== null && isFree(guessed.sign) ? guessed.sign : null;
    onChosen({ day, amount, sign, texts: stored.filter(isFree) });
  };
  return (
    <FormCard title={texts.columns} hint={texts.columnsHint}>
      <form
        className="stack-20"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FieldGrid>
          {FIELDS.map((field) => {
            const at = chosen[field];
            return (
              <SelectField
                key={field}
                label={texts.columnFields[field]}
                value={at === null ? '' : String(at)}
                options={[
                  { value: '', label: field === 'text' ? texts.noColumn : texts.choose },
                  ...Array.from({ length: width }, (_, column) => ({
                    value: String(column),
                    label: texts.column(column + 1, headings?.[column]),
                  })),
                ]}
                hint={at === null ? undefined : texts.samples(samplesOf(at))}
                error={isTried ? faultOf(field) : null}
                onChange={(column) =>
                  setChosen({ ...chosen, [field]: column === '' ? null : Number(column) })
                }
              />
            );
          })}
        </FieldGrid>
        <div className="cluster-8">
          <Button type="submit">{texts.compare}</Button>
        </div>
      </form>
    </FormCard>
  );
}
