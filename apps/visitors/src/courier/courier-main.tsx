import { showPage } from '../shared/show-page.tsx';
import { CourierPage } from './courier-page.tsx';

showPage(<CourierPage />);
