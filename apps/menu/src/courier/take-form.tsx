import { type OwnDelivery, takeOwnDelivery } from '@comanda/contract/courier/own-courier.calls';
import { type FormEvent, useState } from 'react';
import { sendCall } from '../shared/send-call.ts';
import styles from './courier-page.module.css';
import { codeOfAddress, keptPerson } from './kept-delivery.ts';
import { texts } from './texts.ts';

interface Props {
  /** Why there is no delivery any more; '' when there was none. */
  notice: string;
  onTaken: (delivery: OwnDelivery) => void;
  wordsOf: (failure: unknown) => string;
}

/** The code and who takes the delivery. */
export function TakeForm({ notice, onTaken, wordsOf }: Props) {
  const [code, setCode] = useState(() => (notice === '' ? codeOfAddress() : ''));
  const [name, setName] = useState(() => keptPerson.name.read() ?? '');
  const [vehicle, setVehicle] = useState(() => keptPerson.vehicle.read() ?? '');
  const [plate, setPlate] = useState(() => keptPerson.plate.read() ?? '');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const take = async (event: FormEvent) => {
    event.preventDefault();
    const person = { name: name.trim(), vehicle: vehicle.trim(), plate: plate.trim() };
    if (!code.trim() || !person.name || !person.vehicle) return setProblem(texts.fill);
    setBusy(true);
    setProblem('');
    try {
      const delivery = await sendCall(takeOwnDelivery, { ...person, code, plate: person.plate || null });
      keptPerson.name.write(person.name);
      keptPerson.vehicle.write(person.vehicle);
      keptPerson.plate.write(person.plate || null);
      onTaken(delivery);
    } catch (failure) {
      setProblem(wordsOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.card} onSubmit={(event) => void take(event)} noValidate>
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
          maxLength={12}
        />
      </label>
      <label className={styles.field}>
        <span>{texts.name}</span>
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="name"
          maxLength={80}
        />
      </label>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span>{texts.vehicle}</span>
          <input
            value={vehicle}
            onChange={(event) => setVehicle(event.target.value)}
            placeholder={texts.vehicleHint}
            maxLength={40}
          />
        </label>
        <label className={styles.field}>
          <span>{texts.plate}</span>
          <input
            value={plate}
            onChange={(event) => setPlate(event.target.value.toUpperCase())}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={12}
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
