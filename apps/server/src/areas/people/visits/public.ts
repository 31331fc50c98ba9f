export { endVisit } from './end-visit.ts';
export {
  type BegunVisit,
  beginVisitOfTicket,
  findVisitOfToken,
} from './support-visits.writes.ts';
