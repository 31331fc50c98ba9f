import { logoOf } from '@comanda/domain/store/payment-methods/payment-methods';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './methods.module.css';

interface MethodTileProps {
  method: { key: string; name: string };
  /** Null: the user may only read. */
  choice: { isChosen: boolean; isFaulty: boolean; onChange: (isChosen: boolean) => void } | null;
}

/** A method with logo, name and state. The whole tile is clickable. */
export function MethodTile({ method, choice }: MethodTileProps) {
  const shown = (
    <>
      <MethodLogo methodKey={method.key} />
      <span className={classes.name}>{method.name}</span>
    </>
  );
  if (choice === null) return <p className={`row-12 card ${classes.tile}`}>{shown}</p>;
  return (
    <label className={`row-12 card ${classes.tile}`}>
      <input
        type="checkbox"
        checked={choice.isChosen}
        aria-invalid={choice.isFaulty || undefined}
        onChange={(event) => choice.onChange(event.currentTarget.checked)}
      />
      {shown}
    </label>
  );
}

/** The method's logo, or a card icon if there is no logo. */
function MethodLogo({ methodKey }: { methodKey: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <span className={`centered ${classes.logo}`} data-missing>
        <IconCreditCard size={22} stroke={1.5} aria-hidden="true" />
      </span>
    );
  return (
    <img
      className={`centered ${classes.logo}`}
      src={`/formas-pagamento/${logoOf(methodKey)}.svg`}
      alt=""
      width={48}
      height={30}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
