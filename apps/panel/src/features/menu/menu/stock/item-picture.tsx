import { picturePath } from '@comanda/domain/kit/pictures/picture';
import type { StockPart } from '@comanda/domain/menu/menu/menu-parts';
import classes from './stock.module.css';

/** An item's picture, or the first letter of its name, because most items have no picture. The name is next to it. */
export function ItemPicture({ item: { name, photoHash } }: { item: Pick<StockPart, 'name' | 'photoHash'> }) {
  return (
    <span className={`centered ${classes.picture}`}>
      {photoHash === null ? (
        <span className={classes.letter} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
      ) : (
        <img
          src={picturePath(photoHash, 160)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
