import { picturePath } from '@comanda/domain/pictures/picture';
import { IconCamera } from '@tabler/icons-react';
import classes from './stock.module.css';

/** An item's picture, or a camera where it has none. Its name stands beside it. */
export function ItemPicture({ hash }: { hash: string | null }) {
  return (
    <span className={`centered ${classes.picture}`}>
      {hash === null ? (
        <IconCamera size={20} stroke={1.5} aria-hidden="true" />
      ) : (
        <img src={picturePath(hash, 160)} alt="" width={40} height={40} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
