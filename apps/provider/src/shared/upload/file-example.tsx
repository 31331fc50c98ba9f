import classes from './upload.module.css';

/** Example of a data file, and an explanation. */
export function FileExample({ label, text, about }: { label: string; text: string; about: string }) {
  return (
    <>
      <figure className={`grid-4 ${classes.figure}`}>
        <figcaption>{label}</figcaption>
        <pre className={classes.example}>{text}</pre>
      </figure>
      <p className="prose-15">{about}</p>
    </>
  );
}
