import { LockedNote } from '@comanda/client/form/locked-note.tsx';
import { can, type Permission } from '@comanda/domain/people/access/permissions';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { MethodsForm } from '../features/store/payment-methods/methods-form.tsx';
import { OnlinePaymentCard } from '../features/store/store/online-payment/online-payment-card.tsx';
import { useSession } from '../shared/session/use-session.ts';

/**
 * /configuracoes/formapagamento. The page stays readable after the end of the session, and follows the store's
 * permissions.
 */
export function PaymentMethodsPage() {
  const session = useSession();
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
