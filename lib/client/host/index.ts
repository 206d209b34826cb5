export { CreateEventForm } from './create/create-event';
export { Desk } from './desk/desk';
export { KeyGate } from './desk/key-gate';
export { useEnded } from './desk/use-ended';
export { ReportPage } from './report/report';
