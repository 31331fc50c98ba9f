import { UnderConstruction } from '@comanda/ui/faces/under-construction.tsx';
import { useQuery } from '@tanstack/react-query';
import { storeQuery } from '../../shared/store/store-query.ts';
import { screenSentences } from '../screen-sentences.ts';
import classes from './plain-page.module.css';

interface UnderConstructionPageProps {
  screen: { path: string; title: string };
  /** Screens that will be opened from this one and have no place in the menu. */
  deeperScreens: readonly { path: string; title: string }[];
}

/** The page of every screen that is not built yet. */
export function UnderConstructionPage({ screen, deeperScreens }: UnderConstructionPageProps) {
  return (
    <>
      <UnderConstruction title={screen.title} sentence={screenSentences[screen.path] ?? ''} />
      {screen.path.startsWith('/financeiro/') ? <FinanceSupport /> : null}
      {deeperScreens.length > 0 ? (
        <nav className={`row-8 wraps ${classes.links}`} aria-label="A partir desta tela">
          A partir desta tela:
          {deeperScreens.map(({ path, title }) => (
            <a key={path} href={path}>
              {title}
            </a>
          ))}
        </nav>
      ) : null}
    </>
  );
}

/** Whom to call about money: finance screens show it, also before they are built. */
function FinanceSupport() {
  const { data: store } = useQuery(storeQuery);
  if (!store) return null;
  return (
    <p className={`row-8 wraps ${classes.links}`}>
      Dúvidas sobre o financeiro? Fale com o suporte:
      <a href={`tel:${store.supportPhone.replace(/[^\d+]/g, '')}`}>{store.supportPhone}</a>
    </p>
  );
}
