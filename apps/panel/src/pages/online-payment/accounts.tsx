import { AccountsScreen } from '../../features/online-payment/accounts/accounts-screen.tsx';
import { OnlinePaymentCard } from '../../features/store/online-payment/online-payment-card.tsx';

/** /financeiro/cadastro/recebimentos, for administrators. */
export function AccountsPage() {
  return <AccountsScreen acceptance={<OnlinePaymentCard mayChange />} />;
}
