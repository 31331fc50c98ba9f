import { ButtonLink } from '@comanda/ui/button/button.tsx';

/** Link to the console's start page. */
export function ToStart() {
  return (
    <ButtonLink href="/provedor" variant="default">
      Voltar para o início
    </ButtonLink>
  );
}
