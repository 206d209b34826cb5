export { CreateEventForm } from './create/create-event';
export { Desk } from './desk/desk';
export { KeyGate } from './desk/key-gate';
export { ReportPage } from './report/report';
