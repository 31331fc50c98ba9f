import { centsFromReais } from '@comanda/domain/money/cents';
import { formatCents } from '@comanda/domain/money/format-cents';
import { useRef, useState } from 'react';
import classes from './cells.module.css';

interface MoneyCellProps {
  /** Says of which row it is: 'Taxa de entrega de Sé'. */
  label: string;
  /** Integer cents; null: nothing there. */
  cents: number | null;
  onSave: (cents: number | null) => void;
  isDisabled?: boolean;
  /** What is wrong with what is there. */
  error?: string | null;
}

/** Reais as people type them ('5', '5,5', '1.234,56') in cents; null where nothing is typed, undefined for what is no sum. */
function centsFromTyped(typed: string): number | null | undefined {
  const text = typed.replace(/R\$|\s/g, '');
  if (text === '') return null;
  if (/^\d{1,3}(\.\d{3})+(,\d{0,2})?$|^\d+(,\d{0,2})?$/.test(text))
    return centsFromReais(Number(text.replaceAll('.', '').replace(',', '.')));
  return /^\d+\.\d{1,2}$/.test(text) ? centsFromReais(Number(text)) : undefined;
}

const shownCents = (cents: number | null) => (cents === null ? '' : formatCents(cents).replace('R$ ', ''));

/** A sum that is changed where it stands in a table. Saves when it is left; Escape gives back what was there. */
export function MoneyCell({ label, cents, onSave, isDisabled = false, error = null }: MoneyCellProps) {
  /** Null: nobody is typing. */
  const [typed, setTyped] = useState<string | null>(null);
  const isGivenUp = useRef(false);
  const value = typed === null ? cents : centsFromTyped(typed);
  return (
    <span className={classes.money} data-disabled={isDisabled || undefined}>
      <span aria-hidden="true">R$</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        title={error ?? undefined}
        aria-invalid={value === undefined || error !== null || undefined}
        disabled={isDisabled}
        value={typed ?? shownCents(cents)}
        placeholder="0,00"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') isGivenUp.current = true;
        }}
        onBlur={() => {
          const isSaved = !isGivenUp.current && value !== undefined && value !== cents;
          isGivenUp.current = false;
          setTyped(null);
          if (isSaved) onSave(value);
        }}
      />
    </span>
  );
}
