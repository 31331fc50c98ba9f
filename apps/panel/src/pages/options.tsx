import { OptionsScreen } from '../features/options/options-screen.tsx';

/** /variacoes */
export function OptionsPage() {
  return <OptionsScreen />;
}
