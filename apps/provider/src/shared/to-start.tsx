import { ButtonLink } from '@comanda/ui/button/button.tsx';

/** The way back to the console's start. */
export function ToStart() {
  return (
    <ButtonLink href="/provedor" variant="default">
      Voltar para o início
    </ButtonLink>
  );
}
