import { showPage } from '../shared/show-page.tsx';
import { DailySummaryPage } from './daily-summary-page.tsx';

/** The last part of the address identifies the receiver of the summary. */
const token = window.location.pathname.split('/').at(-1) ?? '';

showPage(<DailySummaryPage token={token} />);
