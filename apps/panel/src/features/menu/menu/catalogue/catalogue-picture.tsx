import { IconPhoto } from '@tabler/icons-react';
import classes from './catalogue.module.css';

/** The picture of an entry, or a placeholder. */
export function CataloguePicture({ picture }: { picture: string | null }) {
  return (
    <span className={`centered ${classes.picture}`}>
      {picture === null ? (
        <IconPhoto size={22} stroke={1.5} aria-hidden="true" />
      ) : (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
