import { OptionsScreen } from '../../features/menu/options/options-screen.tsx';

/** /variacoes */
export function OptionsPage() {
  return <OptionsScreen />;
}
