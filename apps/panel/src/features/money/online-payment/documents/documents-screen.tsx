import { ONLINE_DOCUMENTS } from '@comanda/domain/money/online-payment/documents';
import { ButtonLink } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery, statusQuery } from '../online-payment-queries.ts';
import { PATHS } from '../paths.ts';
import { DocumentCard } from './document-card.tsx';
import classes from './documents.module.css';
import { documentTexts as texts } from './texts.ts';

/** 'Meu Cadastro / Documentos': the documents that the provider's team checks before online payments start. */
export function DocumentsScreen() {
  const documents = useQuery(documentsQuery);
  const { data: status } = useQuery(statusQuery);
  const isEarly = status?.registrationId === null;
  return (
    <FormPage title={texts.title} subtitle={texts.subtitle}>
      {isEarly ? (
        <div className={`row wraps ${classes.first}`}>
          <Note tone="pending" icon={<IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />}>
            {texts.registrationFirst}
          </Note>
          <ButtonLink href={PATHS.registration}>{texts.openRegistration}</ButtonLink>
        </div>
      ) : null}
      {status?.state === 'rejected' ? (
        <Note tone="late" icon={<IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />}>
          {[texts.turnedDown, ...status.reasons].join(' ')}
        </Note>
      ) : null}
      <QueryFaces query={documents} skeleton={<CardsSkeleton />} failed={texts.loadFailed}>
        {(all) => (
          <div className={classes.cards}>
            {all.map((document) => (
              <DocumentCard key={document.kind} document={document} isLocked={isEarly} />
            ))}
          </div>
        )}
      </QueryFaces>
    </FormPage>
  );
}

function CardsSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.cards}>
        {ONLINE_DOCUMENTS.map((kind) => (
          <FormCard key={kind} title={texts.kinds[kind].title} hint={texts.kinds[kind].hint}>
            <Skeleton height={220} />
            <Skeleton width={160} height={44} />
          </FormCard>
        ))}
      </div>
    </SkeletonArea>
  );
}
