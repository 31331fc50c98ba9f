import type { Dashboard } from '@comanda/contract/insight/dashboard.calls';
import { type Finding, findingsOf } from '@comanda/domain/insight/findings';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconBulb } from '@tabler/icons-react';
import classes from './dashboard.module.css';
import { useSilencedRules } from './silenced-rules.ts';
import { dashboardTexts as texts } from './texts.ts';

/** What stands out in a period, each with its numbers and the way to it; nothing where nothing does. */
export function DashboardFindings({ dashboard }: { dashboard: Dashboard }) {
  const { figures, accepting, from, to, at } = dashboard;
  const [silenced, silence] = useSilencedRules(at);
  const found = findingsOf(
    { ...dashboard, orders: figures['orders.completed'].value ?? 0, accepting: accepting.nineOfTen },
    silenced,
  );
  if (found.length === 0) return null;
  const ordersOf = (outcome: 'completed' | 'cancelled') =>
    `/relatorio?periodo=${from}_${to}&situacao=${outcome}#pedidos`;
  const wayTo = ({ rule }: Finding) =>
    rule === 'out' ? '/estoque' : ordersOf(rule === 'lost' ? 'cancelled' : 'completed');
  return (
    <section className={`card ${classes.findings}`} aria-label={texts.findings}>
      <h2 className={classes.findingsTitle}>
        <IconBulb size={20} stroke={1.75} aria-hidden="true" /> {texts.findings}
      </h2>
      <ul className="plain-list stack-8">
        {found.map((finding) => {
          const words = texts.finding(finding);
          return (
            <li key={finding.rule} className={classes.finding}>
              <span>{words}</span>
              <span className="cluster-12">
                <a href={wayTo(finding)} aria-label={`${texts.wayTo[finding.rule]}: ${words}`}>
                  {texts.wayTo[finding.rule]}
                </a>
                <Button
                  variant="subtle"
                  aria-label={`${texts.silence}: ${words}`}
                  onClick={() => silence(finding.rule)}
                >
                  {texts.silence}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
