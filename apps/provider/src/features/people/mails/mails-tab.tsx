import { FormCard } from '@comanda/ui/form/form-card.tsx';
import type { StoreTabProps } from '../../../shared/store/store-tab.ts';
import { MailsList } from './mails-list.tsx';
import { mailTexts as texts } from './texts.ts';

/** Mails to the store and its users. */
export function MailsTab({ storeId }: StoreTabProps) {
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <MailsList storeId={storeId} first="all" />
    </FormCard>
  );
}
