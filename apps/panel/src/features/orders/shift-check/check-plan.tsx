import { IconBell, IconBolt, IconClock, IconPrinter, IconVolume } from '@tabler/icons-react';
import classes from './check-row.module.css';
import { lineTexts } from './texts.ts';

const { sound, notices, realtime, clock, printer } = lineTexts;
const plan = [
  { Icon: IconVolume, title: sound.title, text: sound.plan },
  { Icon: IconBell, title: notices.title, text: notices.plan },
  { Icon: IconBolt, title: realtime.title, text: realtime.plan },
  { Icon: IconClock, title: clock.title, text: clock.plan },
  { Icon: IconPrinter, title: printer.planTitle, text: printer.plan },
];

/** The subjects of the check, shown before the first run of the day. */
export function CheckPlan() {
  return plan.map(({ Icon, title, text }) => (
    <li key={title} className={classes.row} data-tone="neutral">
      <Icon className={classes.icon} size={26} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className="text-15">{text}</p>
      </div>
    </li>
  ));
}
