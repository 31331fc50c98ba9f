import { readReais } from '@comanda/domain/kit/cents/read-reais';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useEffect, useRef, useState } from 'react';
import classes from './cells.module.css';

interface MoneyCellProps {
  /** Accessible name, including the row: 'Taxa de entrega de Sé'. */
  label: string;
  /** Integer cents; null: empty. */
  cents: number | null;
  /** Saves the amount. `isOvertaken`: the saved value changed while the user typed. */
  onSave: (cents: number, isOvertaken: boolean) => void;
  /**
   * Called if the user leaves the field empty. Without it, the previous value returns, because clearing a
   * field must not mean 0.
   */
  onEmptied?: (isOvertaken: boolean) => void;
  /** Called if the text is no amount. The previous value then returns. */
  onUnread?: (typed: string) => void;
  isDisabled?: boolean;
  /** True: this is the next field to fill in, and it gets the focus. */
  takesFocus?: boolean;
  /** Text of an empty field. */
  placeholder?: string;
}

const shownCents = (cents: number | null) => (cents === null ? '' : formatMoney(cents).replace(/R\$\s/, ''));

/**
 * An amount that users edit inside a table. It is saved when the field loses the focus. Escape restores the
 * previous value.
 */
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
  /** The typed text, and the value before the typing. Null if the user does not type. */
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
          // The first click selects all text, so that typing replaces the value. The next click places the
          // caret.
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
