export { bindIntake } from './intake.routes.ts';
export { contentHashOf } from './receive-order.ts';
