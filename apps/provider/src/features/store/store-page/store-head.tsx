import { formatDate } from '@comanda/client/formats/date-time.ts';
import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';
import { maskDocument } from '@comanda/ui/form/fields/typed/masks.ts';
import { StoreStateLabel } from '../../../shared/store/store-state-label.tsx';
import { StoreSymbol } from '../../../shared/store/store-symbol.tsx';
import classes from './store-head.module.css';
import { storeTexts } from './texts.ts';

/** Head of a store's page: logo, names, status. */
export function StoreHead({ store }: { store: StoreDetail }) {
  const facts = [
    storeTexts.number(store.storeId),
    maskDocument(store.document),
    `${store.city} – ${store.state}`,
    storeTexts.created(formatDate(new Date(store.createdAt))),
    storeTexts.brand[store.company] ?? store.company,
  ];
  return (
    <header className={`row-16 ${classes.head}`}>
      <StoreSymbol symbol={store.symbol ?? store.logo} size={64} />
      <div className="shrink">
        <div className={`row wraps ${classes.name}`}>
          <h1>{store.name}</h1>
          <StoreStateLabel store={store} />
        </div>
        <p className={`text-15 ${classes.legal}`}>{store.legalName}</p>
        <ul className={`muted-14 ${classes.facts}`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}
