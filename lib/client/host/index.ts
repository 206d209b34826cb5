export { CreateEventForm } from './create/create-event';
export { Desk } from './desk/desk';
export { ReportPage } from './report/report';
