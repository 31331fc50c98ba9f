import {
  OWN_COURIER_LIMITS,
  type OwnDelivery,
  takeOwnDelivery,
} from '@comanda/contract/orders/courier/own-courier.calls';
import { type FormEvent, useId, useRef, useState } from 'react';
import { sendCall } from '../shared/send-call.ts';
import styles from './courier-page.module.css';
import { codeOfAddress, storedPerson } from './stored-delivery.ts';
import { texts } from './texts.ts';

interface Props {
  /** Text about the reason why the last delivery ended; '' if there was no delivery. */
  notice: string;
  onTaken: (delivery: OwnDelivery) => void;
  wordsOf: (failure: unknown) => string;
}

const REQUIRED = ['code', 'name', 'vehicle'] as const;
type Field = (typeof REQUIRED)[number];

/** Asks for the delivery's code and the courier's data. All missing values are reported together. */
export function TakeForm({ notice, onTaken, wordsOf }: Props) {
  const [code, setCode] = useState(() => (notice === '' ? codeOfAddress() : ''));
  const [name, setName] = useState(() => storedPerson.name.read() ?? '');
  const [vehicle, setVehicle] = useState(() => storedPerson.vehicle.read() ?? '');
  const [plate, setPlate] = useState(() => storedPerson.plate.read() ?? '');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();

  const take = async (event: FormEvent) => {
    event.preventDefault();
    const person = { name: name.trim(), vehicle: vehicle.trim(), plate: plate.trim() };
    const given = { code: code.trim(), name: person.name, vehicle: person.vehicle };
    const empty = REQUIRED.filter((field) => given[field] === '');
    setMissing(empty);
    if (empty[0] !== undefined) {
      setProblem('');
      form.current?.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      const delivery = await sendCall(takeOwnDelivery, { ...person, code, plate: person.plate || null });
      storedPerson.name.write(person.name);
      storedPerson.vehicle.write(person.vehicle);
      storedPerson.plate.write(person.plate || null);
      onTaken(delivery);
    } catch (failure) {
      setProblem(wordsOf(failure));
    } finally {
      setBusy(false);
    }
  };

  const marked = (field: Field) => ({
    name: field,
    'aria-invalid': missing.includes(field) || undefined,
    'aria-describedby': missing.includes(field) ? `${faultId}-${field}` : undefined,
  });
  const fault = (field: Field) =>
    missing.includes(field) ? (
      <span id={`${faultId}-${field}`} className={styles.fault}>
        {texts.missing[field]}
      </span>
    ) : null;

  return (
    <form ref={form} className={styles.card} onSubmit={(event) => void take(event)} noValidate>
      <h1>{texts.title}</h1>
      {notice === '' ? <p>{texts.welcome}</p> : <p className={styles.notice}>{notice}</p>}
      <label className={styles.field}>
        <span>{texts.code}</span>
        <input
          className={styles.code}
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          placeholder={texts.codeHint}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={OWN_COURIER_LIMITS.code}
          {...marked('code')}
        />
        {fault('code')}
      </label>
      <label className={styles.field}>
        <span>{texts.name}</span>
        <input
          {...marked('name')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="name"
          maxLength={OWN_COURIER_LIMITS.name}
        />
        {fault('name')}
      </label>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>{texts.vehicle}</span>
          <input
            {...marked('vehicle')}
            value={vehicle}
            onChange={(event) => setVehicle(event.target.value)}
            placeholder={texts.vehicleHint}
            maxLength={OWN_COURIER_LIMITS.vehicle}
          />
          {fault('vehicle')}
        </label>
        <label className={styles.field}>
          <span>{texts.plate}</span>
          <input
            value={plate}
            onChange={(event) => setPlate(event.target.value.toUpperCase())}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={OWN_COURIER_LIMITS.plate}
          />
        </label>
      </div>
      {problem === '' ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={styles.primary} disabled={isBusy}>
        {isBusy ? texts.taking : texts.take}
      </button>
    </form>
  );
}
