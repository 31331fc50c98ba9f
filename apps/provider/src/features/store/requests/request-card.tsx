import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { Registration } from '@comanda/contract/store/store/provider-registrations.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { maskPhone } from '@comanda/ui/form/fields/typed/masks.ts';
import { Link } from '@tanstack/react-router';
import { Waited } from '../../../shared/age/waited.tsx';
import classes from './requests.module.css';
import { texts } from './texts.ts';

export type RequestAct = 'answer' | 'close' | 'make';

interface RequestCardProps {
  registration: Registration;
  onAct: (act: RequestAct) => void;
}

/** A request to join: contact and result. */
export function RequestCard({ registration, onAct }: RequestCardProps) {
  const { storeName, name, mobile, email, createdAt, closedAt } = registration;
  return (
    <article className={`card ${classes.card}`} aria-label={storeName}>
      <header className={classes.head}>
        <h2>{storeName}</h2>
        {closedAt === null ? (
          <Waited since={createdAt} />
        ) : (
          <time>{formatDateTime(new Date(createdAt))}</time>
        )}
      </header>
      <p className={classes.reach}>
        <span>{name}</span>
        <a href={`tel:+55${mobile}`}>{maskPhone(mobile)}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Became registration={registration} />
      {closedAt === null ? (
        <footer className={classes.foot}>
          <Button variant="subtle" onClick={() => onAct('close')}>
            {texts.close}
          </Button>
          <Button variant="default" onClick={() => onAct('answer')}>
            {texts.answer}
          </Button>
          <Button onClick={() => onAct('make')}>{texts.make}</Button>
        </footer>
      ) : null}
    </article>
  );
}

function Became({ registration }: { registration: Registration }) {
  const { answeredAt, note, closedAt, closeReason, madeStore } = registration;
  const by = registration.handledBy ?? texts.unnamed;
  if (answeredAt === null && closedAt === null) return null;
  return (
    <div className={classes.became}>
      {answeredAt === null ? null : <p>{texts.answered(formatDateTime(new Date(answeredAt)), by)}</p>}
      {note === null ? null : <p className={`long-words ${classes.note}`}>{note}</p>}
      {closedAt === null ? null : <p>{texts.closed(formatDateTime(new Date(closedAt)), by)}</p>}
      {closeReason === null ? null : (
        <p className={`long-words ${classes.note}`}>{texts.closedWhy(closeReason)}</p>
      )}
      {madeStore === null ? null : (
        <Link to="/lojas/$id" params={{ id: String(madeStore) }}>
          {texts.becameStore(madeStore)}
        </Link>
      )}
    </div>
  );
}
