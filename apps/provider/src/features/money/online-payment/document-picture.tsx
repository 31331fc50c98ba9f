import { proveAgain } from '@comanda/client/proof/proof.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { useState } from 'react';
import classes from './documents.module.css';
import { texts } from './texts.ts';

interface DocumentPictureProps {
  address: string;
  alt: string;
}

/** The picture. The server requires a recent password, and an `img` cannot ask for it. */
export function DocumentPicture({ address, alt }: DocumentPictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [isHidden, setHidden] = useState(false);
  const ask = async () => {
    const isProven = await proveAgain();
    setAttempt(attempt + 1);
    setHidden(!isProven);
  };
  if (isHidden)
    return (
      <div className={`stack-8 ${classes.hidden}`}>
        <p>{texts.hidden}</p>
        <Button variant="default" onClick={() => void ask()}>
          {texts.show}
        </Button>
      </div>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer" title={texts.zoom}>
      <img
        key={attempt}
        src={address}
        alt={alt}
        className={classes.picture}
        // A refusal right after the password has another reason.
        onError={() => (attempt === 0 ? void ask() : setHidden(true))}
      />
    </a>
  );
}
