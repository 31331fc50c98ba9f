import { formatDate } from '@comanda/client/formats/date-time.ts';
import type { StoreSummary } from '@comanda/contract/store/store/provider-stores.wire';
import { maskDocument } from '@comanda/ui/form/fields/typed/masks.ts';
import { Link } from '@tanstack/react-router';
import { StoreStateLabel } from '../../../shared/store/store-state-label.tsx';
import { StoreSymbol } from '../../../shared/store/store-symbol.tsx';
import classes from './stores.module.css';
import { storesTexts } from './texts.ts';

/** A store in the list; the whole row is a link. */
export function StoreRow({ store }: { store: StoreSummary }) {
  return (
    <li>
      <Link to="/lojas/$id" params={{ id: String(store.storeId) }} className={classes.row} data-row>
        <StoreSymbol symbol={store.symbol} size={40} />
        <span className={classes.names} title={`${store.name} · ${store.legalName}`}>
          <strong>{store.name}</strong>
          <span>
            {store.storeId} · {store.legalName}
          </span>
        </span>
        <span className={classes.place}>
          <span>
            {store.city} – {store.state}
          </span>
          <span className={classes.numbers}>{maskDocument(store.document)}</span>
        </span>
        <span className={classes.since}>{storesTexts.since(formatDate(new Date(store.createdAt)))}</span>
        <span className={classes.standing}>
          <StoreStateLabel store={store} />
        </span>
      </Link>
    </li>
  );
}
