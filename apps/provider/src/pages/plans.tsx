import { PlansScreen } from '../features/plans/plans-screen.tsx';
import { Page } from '../shared/page.tsx';

/** /provedor/planos. What the plans of online payment cost, from which day on. */
export function PlansPage() {
  return (
    <Page>
      <PlansScreen />
    </Page>
  );
}
