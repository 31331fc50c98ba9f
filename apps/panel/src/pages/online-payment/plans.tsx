import { PlansScreen } from '../../features/online-payment/plans/plans-screen.tsx';

/** /financeiro/cadastro/planos, for administrators. */
export function PlansPage() {
  return <PlansScreen />;
}
