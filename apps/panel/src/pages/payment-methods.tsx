import { LockedNote } from '@comanda/client/form/locked-note.tsx';
import { can, type Permission } from '@comanda/domain/access/permissions';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { useState } from 'react';
import { MethodsForm } from '../features/payment-methods/methods-form.tsx';
import { OnlinePaymentCard } from '../features/store/online-payment/online-payment-card.tsx';
import { readSession } from '../shared/session/stored-session.ts';

/** /configuracoes/formapagamento. Whose session it was when it opened: what is chosen stays when the session ends. */
export function PaymentMethodsPage() {
  const [session] = useState(() => readSession());
  const may = (permission: Permission) => can(session, permission);
  const mayChange = may('payment-methods.manage');
  return (
    <FormPage title="Formas de Pagamento">
      {mayChange ? null : <LockedNote />}
      <OnlinePaymentCard mayChange={may('online-payment.switch')} />
      <MethodsForm mayChange={mayChange} />
    </FormPage>
  );
}
