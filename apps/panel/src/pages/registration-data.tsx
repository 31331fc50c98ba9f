import { RegistrationScreen } from '../features/registration-data/registration-screen.tsx';

/** /estabelecimentos. */
export function RegistrationDataPage() {
  return <RegistrationScreen />;
}
