export { CreateEventForm } from './create/create-event';
export { Desk } from './desk/desk';
export { DeskFrame } from './desk/desk-frame';
export { useGate } from './desk/use-gate';
export { DoneLine } from './done-line';
export { Pager } from './pager';
export { ReportPage } from './report/report';
export { useLooked } from './use-looked';
