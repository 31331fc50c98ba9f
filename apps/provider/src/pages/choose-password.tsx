import { ChoosePassword } from '../features/account/choose-password.tsx';
import { accountTexts } from '../features/account/texts.ts';
import { Door } from '../shared/door.tsx';

/** Where a password link leads. The secret stays in the browser, behind the `#`. */
export function ChoosePasswordPage() {
  return (
    <Door title={accountTexts.linkTitle}>
      <ChoosePassword token={window.location.hash.slice(1)} />
    </Door>
  );
}
