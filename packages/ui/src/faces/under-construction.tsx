import { IconBarrierBlock } from '@tabler/icons-react';
import { ButtonLink } from '../button/button.tsx';
import { PageTitle } from '../label/page-title.tsx';
import classes from './faces.module.css';

interface UnderConstructionProps {
  /** Name of the screen. */
  title: string;
  /** One sentence: what will live here. */
  sentence: string;
  /** Where the way back leads; a router may intercept the click. */
  backHref?: string;
}

/** The honest body of a screen that is not there yet. */
export function UnderConstruction({ title, sentence, backHref = '/pedidos' }: UnderConstructionProps) {
  return (
    <div className={`stack-16 ${classes.page}`}>
      <PageTitle title={title} />
      <div className="card">
        <div className={`row ${classes.face}`}>
          <span className={`centered toned ${classes.badge}`} data-tone="brand" aria-hidden="true">
            <IconBarrierBlock size={28} stroke={1.75} />
          </span>
          <p className={classes.title}>Esta tela está em construção</p>
          <p className={`text-15 ${classes.text}`}>{sentence}</p>
          <div className={`cluster-8 ${classes.action}`}>
            <ButtonLink href={backHref} variant="default">
              Voltar para Pedidos
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
