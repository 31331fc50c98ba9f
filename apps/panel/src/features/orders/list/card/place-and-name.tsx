import { Marked } from './marked.tsx';
import classes from './place-and-name.module.css';

/** Where an order goes and whose it is: waiters and packers go by the place, so the name gives way to it. */
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
