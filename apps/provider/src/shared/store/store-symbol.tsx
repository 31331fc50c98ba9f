import { pictureSet } from '@comanda/domain/kit/pictures/picture';
import { IconBuildingStore } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './store-symbol.module.css';

/**
 * Logo of a store. Shows a shop icon if the store has no logo, or if the logo cannot be loaded. `size` in px.
 */
export function StoreSymbol({ symbol, size = 40 }: { symbol: string | null; size?: number }) {
  const [missing, setMissing] = useState<string | null>(null);
  const style = { width: size, height: size };
  if (symbol === null || symbol === missing)
    return (
      <span className={`centered ${classes.symbol}`} style={style} aria-hidden="true">
        <IconBuildingStore size={Math.round(size / 2)} stroke={1.5} />
      </span>
    );
  return (
    <img
      className={`centered ${classes.symbol}`}
      style={style}
      src={symbol}
      srcSet={pictureSet(symbol)}
      sizes={`${size}px`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(symbol)}
    />
  );
}
