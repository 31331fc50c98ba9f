import { defineArea } from '../../define-area.ts';
import { countMails } from './mail-metrics.ts';
import { createMailSender } from './send-mails.ts';

/** Mail that goes out: sent after the commit that queued it, shown to the provider while it is not. */
export const mail = defineArea({
  name: 'mail',
  tables: ['mails_out'],
  open(_bind, services) {
    const sender = createMailSender(services);
    services.mails.onQueued(() => sender.poke());
    countMails(services.metrics, services.system);
    return { jobs: () => [sender.start()] };
  },
});
