import type { WaitingChange } from '@comanda/contract/store/store/provider-changes.calls';
import { pictureSet } from '@comanda/domain/kit/pictures/picture';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { useState } from 'react';
import classes from './changes.module.css';
import { texts } from './texts.ts';
import { wordDiff } from './word-diff.ts';

type Sides = Pick<WaitingChange, 'field' | 'before' | 'after'>;

/**
 * Shows the current and the requested value side by side. Pictures have their real proportions, and texts
 * show changed words.
 */
export function SideBySide({ field, before, after }: Sides) {
  const isPicture = field === 'logo' || field === 'banner';
  if (isPicture)
    return (
      <div className={classes.sides}>
        <PictureSide title={texts.before} picture={before} />
        <PictureSide title={texts.after} picture={after} />
      </div>
    );
  const parts = wordDiff(before ?? '', after ?? '');
  const sideOf = (without: 'removed' | 'added') => parts.filter(({ kind }) => kind !== without);
  return (
    <div className={classes.sides}>
      <TextSide title={texts.before} parts={sideOf('added')} />
      <TextSide title={texts.after} parts={sideOf('removed')} />
    </div>
  );
}

function TextSide({ title, parts }: { title: string; parts: ReturnType<typeof wordDiff> }) {
  return (
    <section className={classes.side} aria-label={title}>
      <h3>{title}</h3>
      {parts.length === 0 ? <p className={classes.nothing}>{texts.nothing}</p> : null}
      <p className={classes.text}>
        {parts.map(({ kind, text }, index) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text, drawn anew together.
          if (kind === 'same') return <span key={index}>{text}</span>;
          const Mark = kind === 'added' ? 'ins' : 'del';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text, drawn anew together.
            <Mark key={index} className={classes[kind]}>
              {text}
            </Mark>
          );
        })}
      </p>
    </section>
  );
}

function PictureSide({ title, picture }: { title: string; picture: string | null }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <section className={classes.side} aria-label={title}>
      <h3>{title}</h3>
      {picture === null ? (
        <p className={classes.nothing}>{texts.nothing}</p>
      ) : (
        <button
          type="button"
          className={classes.picture}
          aria-label={texts.zoom(title)}
          onClick={() => setLarge(true)}
        >
          <img
            src={picture}
            srcSet={pictureSet(picture)}
            sizes="(max-width: 700px) 90vw, 420px"
            alt={title}
          />
        </button>
      )}
      {isLarge && picture !== null ? (
        <Dialog opened title={title} width={1080} onClose={() => setLarge(false)}>
          <img
            className={classes.large}
            src={picture}
            srcSet={pictureSet(picture)}
            sizes="1040px"
            alt={title}
          />
        </Dialog>
      ) : null}
    </section>
  );
}
