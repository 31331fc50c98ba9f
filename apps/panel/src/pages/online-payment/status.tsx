import { StatusScreen } from '../../features/money/online-payment/status/status-screen.tsx';
import { OnlinePaymentCard } from '../../features/store/store/online-payment/online-payment-card.tsx';

/** /financeiro/pagamentoonline, for administrators. */
export function OnlinePaymentPage() {
  return <StatusScreen acceptance={<OnlinePaymentCard mayChange staysHere />} />;
}
