import { can } from '@comanda/domain/access/permissions';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { MethodsForm } from '../features/payment-methods/methods-form.tsx';
import { OnlinePaymentCard } from '../features/store/online-payment/online-payment-card.tsx';
import { useSession } from '../shared/session/use-session.ts';
import classes from './payment-methods.module.css';

/** /configuracoes/formapagamento. */
export function PaymentMethodsPage() {
  const session = useSession();
  return (
    <div className={classes.page}>
      <PageTitle title="Formas de Pagamento" />
      <OnlinePaymentCard mayChange={can(session?.roles ?? [], 'online-payment.switch')} />
      <MethodsForm />
    </div>
  );
}
