import { AccountsScreen } from '../../features/money/online-payment/accounts/accounts-screen.tsx';
import { OnlinePaymentCard } from '../../features/store/store/online-payment/online-payment-card.tsx';

/** /financeiro/cadastro/recebimentos, for administrators. */
export function AccountsPage() {
  return <AccountsScreen acceptance={<OnlinePaymentCard mayChange />} />;
}
