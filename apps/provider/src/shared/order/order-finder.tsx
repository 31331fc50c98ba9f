import { Button } from '@comanda/ui/button/button.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { type ReactNode, useState } from 'react';
import classes from './order-finder.module.css';
import { orderFinderTexts as texts } from './texts.ts';

/** Maximum number of digits of an order number. */
export const ORDER_DIGITS = 15;
const ORDER = new RegExp(`^[1-9]\\d{0,${ORDER_DIGITS - 1}}$`);

/** Reads the number of an order. Null for any other text. */
export const orderOf = (text: string): number | null => (ORDER.test(text.trim()) ? Number(text) : null);

interface OrderFinderProps {
  title: string;
  hint: string;
  /** Number of the order that is shown at first. */
  first?: number | null;
  children: (orderId: number) => ReactNode;
}

/** A card that asks for an order number and then shows `children` for that order. */
export function OrderFinder({ title, hint, first = null, children }: OrderFinderProps) {
  const [typed, setTyped] = useState(first === null ? '' : String(first));
  const [fault, setFault] = useState<string | null>(null);
  const [orderId, setOrderId] = useState(first);
  return (
    <FormCard title={title} hint={hint}>
      <form
        className={`cluster-12 ${classes.search}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const found = orderOf(typed);
          setFault(found === null ? texts.badOrder : null);
          setOrderId(found);
        }}
      >
        <TextField
          label={texts.order}
          inputMode="numeric"
          maxLength={ORDER_DIGITS}
          value={typed}
          error={fault}
          onChange={(words) => {
            setTyped(words);
            setOrderId(null);
          }}
        />
        <Button type="submit">{texts.find}</Button>
      </form>
      {orderId === null ? null : children(orderId)}
    </FormCard>
  );
}
