import { formatDate } from '@comanda/client/formats/date-time.ts';
import type { StoreDetail } from '@comanda/contract/provider/stores.wire';
import { maskDocument } from '@comanda/ui/form/fields/masks.ts';
import { StoreStanding } from '../../shared/store/store-standing.tsx';
import { StoreSymbol } from '../../shared/store/store-symbol.tsx';
import classes from './store-head.module.css';
import { storeTexts } from './texts.ts';

/** Which store one is looking at: its face, its names, how it stands. */
export function StoreHead({ store }: { store: StoreDetail }) {
  const facts = [
    storeTexts.number(store.storeId),
    maskDocument(store.document),
    `${store.city} – ${store.state}`,
    storeTexts.created(formatDate(new Date(store.createdAt))),
    storeTexts.brand[store.company] ?? store.company,
  ];
  return (
    <header className={classes.head}>
      <StoreSymbol symbol={store.symbol ?? store.logo} size={64} />
      <div className="shrink">
        <div className={classes.name}>
          <h1>{store.name}</h1>
          <StoreStanding store={store} />
        </div>
        <p className={classes.legal}>{store.legalName}</p>
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}
