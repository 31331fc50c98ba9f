import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storeQuery } from '../../../shared/store/store-query.ts';
import { initialsOf } from './initials-of.ts';
import classes from './store-identity.module.css';

interface StoreIdentityProps {
  /** Values of the session, shown until the store is loaded. */
  name: string;
  logo: string | null;
}

/** Logo or initials, name and district of the store. */
export function StoreIdentity({ name, logo }: StoreIdentityProps) {
  const { data: store } = useQuery(storeQuery);
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const shownName = store?.name ?? name;
  const image = store ? (store.symbol ?? store.logo) : logo;
  const place = store ? [store.district, store.city].filter((part) => part !== '').join(', ') : '';
  return (
    <Tooltip text={place === '' ? shownName : `${shownName} · ${place}`}>
      {(tip) => (
        // A phone shows only the picture; a touch shows the name.
        <button type="button" {...tip} className={`row-10 ${classes.identity}`}>
          {image && image !== brokenImage ? (
            <img
              className={classes.image}
              src={image}
              alt=""
              width={36}
              height={36}
              onError={() => setBrokenImage(image)}
            />
          ) : (
            <span className={classes.initials} data-tone="pending" aria-hidden="true">
              {initialsOf(shownName)}
            </span>
          )}
          <span className={`shrink ${classes.words}`}>
            <span className={classes.name}>{shownName}</span>
            {place === '' ? null : <span className={classes.place}>{place}</span>}
          </span>
        </button>
      )}
    </Tooltip>
  );
}
