import { showPage } from '../shared/show-page.tsx';
import { DailySummaryPage } from './daily-summary-page.tsx';

/** The last part of the address says whose summary it is. */
const token = window.location.pathname.split('/').at(-1) ?? '';

showPage(<DailySummaryPage token={token} />);
