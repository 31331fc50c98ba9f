import classes from './upload.module.css';

export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className="row-16">
      <progress className={classes.progress} max={100} value={percent} aria-label={label} />
      <span className={classes.percent} aria-hidden="true">
        {percent}%
      </span>
    </div>
  );
}
