import { SetUpFactor } from '../features/account/set-up-factor.tsx';
import { accountTexts } from '../features/account/texts.ts';
import { Door } from '../shared/door.tsx';

/** Before anything else: a second factor. */
export function SetUpFactorPage() {
  return (
    <Door title={accountTexts.setUpTitle} subtitle={accountTexts.setUpHint} isWide>
      <SetUpFactor />
    </Door>
  );
}
