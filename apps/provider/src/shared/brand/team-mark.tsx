import { comanda } from '@comanda/ui/brands/comanda.tsx';
import classes from './team-mark.module.css';

/** The brand line of the console, on ink: nobody takes it for a store's panel. */
export function TeamMark({ height = 28 }: { height?: number }) {
  return (
    <span className={`inline-10 ${classes.mark}`}>
      <comanda.Wordmark height={height} />
      <span className={classes.team}>Equipe</span>
    </span>
  );
}
