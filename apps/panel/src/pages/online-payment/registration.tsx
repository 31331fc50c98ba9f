import { OnlineRegistrationScreen } from '../../features/online-payment/registration/registration-screen.tsx';

/** /financeiro/cadastro/dados, for administrators. */
export function OnlineRegistrationPage() {
  return <OnlineRegistrationScreen />;
}
