import { defineArea } from '../../../define-area.ts';
import { countMails } from './mail-metrics.ts';
import { bindProviderMails } from './provider/mails.routes.ts';
import { createMailSender } from './send-mails.ts';

/**
 * Outgoing mail: queued in the transaction that causes the mail, sent after its commit, and listed for the
 * provider.
 */
export const mail = defineArea({
  name: 'mail',
  needs: ['clock', 'log', 'metrics', 'secret', 'system', 'mailer', 'mails'],
  tables: ['mails_out'],
  open(bind, services) {
    const sender = createMailSender(services);
    services.mails.onQueued(() => sender.poke());
    bindProviderMails(bind, { ...services, poke: () => sender.poke() });
    countMails(services.metrics, services.system);
    return { jobs: () => [sender.start()] };
  },
});
