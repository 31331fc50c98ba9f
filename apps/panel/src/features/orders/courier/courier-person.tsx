import type { CourierPerson } from '@comanda/domain/orders/orders/courier-request';
import { IconPhone } from '@tabler/icons-react';
import classes from './courier-card.module.css';
import { courierCardTexts } from './texts.ts';

/** Data of the order's courier: the phone, and what the store checks when the courier arrives at the counter. */
export function CourierPersonRows({ person }: { person: CourierPerson }) {
  return (
    <>
      <p className={classes.name}>{person.name ?? courierCardTexts.noName}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{courierCardTexts.vehicle}</dt>
          <dd>{person.vehicle ?? courierCardTexts.vehicleNotGiven}</dd>
        </div>
        <div>
          <dt>{courierCardTexts.plate}</dt>
          <dd>{person.plate ?? courierCardTexts.notGiven}</dd>
        </div>
      </dl>
      {person.phone ? (
        <a className={classes.phone} href={`tel:${person.phone.replace(/[^\d+]/g, '')}`}>
          <IconPhone size={18} stroke={1.75} aria-hidden="true" />
          {person.phone}
        </a>
      ) : null}
    </>
  );
}
