import { IconId, IconMoped } from '@tabler/icons-react';
import { requestTexts } from '../texts.ts';
import classes from './request-dialog.module.css';

export type RequestWay = 'service' | 'own';

const ways = [
  { way: 'service', label: requestTexts.service, hint: requestTexts.serviceHint, Icon: IconMoped },
  { way: 'own', label: requestTexts.own, hint: requestTexts.ownHint, Icon: IconId },
] as const;

/** Field for the choice between a courier of the service and the store's own courier. */
export function WayChoice({ way, onChange }: { way: RequestWay; onChange: (way: RequestWay) => void }) {
  return (
    <fieldset className={`plain-fieldset grid-8 ${classes.ways}`}>
      <legend data-spoken>{requestTexts.ways}</legend>
      {ways.map(({ way: offered, label, hint, Icon }) => (
        <label key={offered} className={`row-12 ${classes.way}`}>
          <input
            type="radio"
            name="way"
            value={offered}
            checked={way === offered}
            onChange={() => onChange(offered)}
          />
          <Icon size={22} stroke={1.75} aria-hidden="true" />
          <span className={`stack ${classes.words}`}>
            <strong>{label}</strong>
            <span>{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
