import { formatCents } from '@comanda/domain/money/format-cents';
import { readReais } from '@comanda/domain/money/read-reais';
import { useEffect, useRef, useState } from 'react';
import classes from './cells.module.css';

interface MoneyCellProps {
  /** Says of which row it is: 'Taxa de entrega de Sé'. */
  label: string;
  /** Integer cents; null: nothing there. */
  cents: number | null;
  /** `isOvertaken`: what stands there became something else while it was typed over. */
  onSave: (cents: number, isOvertaken: boolean) => void;
  /** It was left empty, where nothing can stand there. Without it what was there stands again: no sum is 0 by being emptied. */
  onEmptied?: (isOvertaken: boolean) => void;
  /** It was left with something that is no amount: what was there stands again. */
  onUnread?: (typed: string) => void;
  isDisabled?: boolean;
  /** What is to be written here next: the cursor goes into it. */
  takesFocus?: boolean;
  /** Stands where there is nothing. */
  placeholder?: string;
}

const shownCents = (cents: number | null) => (cents === null ? '' : formatCents(cents).replace('R$ ', ''));

/** A sum that is changed where it stands in a table. Saves when it is left; Escape gives back what was there. */
export function MoneyCell({
  label,
  cents,
  onSave,
  onEmptied,
  onUnread,
  isDisabled = false,
  takesFocus = false,
  placeholder = '0,00',
}: MoneyCellProps) {
  /** What is typed, and over what; null: nobody is typing. */
  const [typed, setTyped] = useState<{ text: string; over: number | null } | null>(null);
  const isGivenUp = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const value = typed === null ? cents : readReais(typed.text);
  return (
    <span className={classes.money} data-disabled={isDisabled || undefined}>
      <span aria-hidden="true">R$</span>
      <input
        ref={field}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={value === undefined || undefined}
        disabled={isDisabled}
        value={typed?.text ?? shownCents(cents)}
        placeholder={placeholder}
        onMouseDown={(event) => {
          // What is there is replaced, not extended: a click selects all of it, the next one sets the cursor.
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) =>
          setTyped({ text: currentTarget.value, over: typed ? typed.over : cents })
        }
        onKeyDown={(event) => {
          if (event.key === 'Escape') isGivenUp.current = true;
        }}
        onBlur={() => {
          const isBack = isGivenUp.current;
          isGivenUp.current = false;
          setTyped(null);
          if (isBack || typed === null) return;
          const isOvertaken = typed.over !== cents;
          if (value === undefined) onUnread?.(typed.text);
          else if (value === cents) return;
          else if (value === null) onEmptied?.(isOvertaken);
          else onSave(value, isOvertaken);
        }}
      />
    </span>
  );
}
