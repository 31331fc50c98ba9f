import { Marked } from './marked.tsx';
import classes from './place-and-name.module.css';

/**
 * The destination and the customer's name. Waiters and packers need the destination, so the name is cut off
 * first.
 */
export function PlaceAndName({ where, name }: { where: string | null; name: string }) {
  return (
    <>
      {where ? (
        <span className={`one-line ${classes.place}`}>
          <Marked>{where}</Marked>
        </span>
      ) : null}
      <span className={`one-line ${classes.name}`}>
        {where ? ' · ' : null}
        <Marked>{name}</Marked>
      </span>
    </>
  );
}
