import { comanda } from '@comanda/ui/brands/comanda.tsx';
import classes from './team-mark.module.css';

/** Brand of the console. Its background is dark, so that the console does not look like a store's panel. */
export function TeamMark({ height = 28 }: { height?: number }) {
  return (
    <span className={`inline-10 ${classes.mark}`}>
      <comanda.Wordmark height={height} />
      <span className={classes.team}>Equipe</span>
    </span>
  );
}
